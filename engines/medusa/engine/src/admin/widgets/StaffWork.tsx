import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { Button, Container, Heading, Text, toast } from '@medusajs/ui'
import { useCallback, useEffect, useState } from 'react'
import type { StaffWork as Work } from '../../payments/desk'
import { baht, linkClass, time } from '../formats'
import { OpenRefunds } from '../OpenRefunds'
import { read } from '../requests'

const kinds = [
  ['slips', 'Slips to check'],
  ['returns', 'Returns'],
  ['refunds', 'Refunds to make'],
] as const

type Kind = (typeof kinds)[number][0]

/** Pending work with the list of orders: slips, returns and refunds, all or one kind of them. */
function StaffWork() {
  const [work, setWork] = useState<Work | null>(null)
  const [chosen, setChosen] = useState<Kind | null>(null)
  const load = useCallback(() => {
    read<Work>('/admin/shop-work')
      .then(setWork)
      .catch(() => toast.error("Pending work couldn't be loaded."))
  }, [])
  useEffect(load, [load])
  if (!work) return null
  const isShown = (kind: Kind) => chosen === null || chosen === kind
  const rows = [
    ...(isShown('slips')
      ? work.slips.map((slip) => ({
          ...slip,
          text: slipText(slip),
          image: `/admin/slips/${slip.id}/image`,
        }))
      : []),
    ...(isShown('returns')
      ? work.returns.map((item) => ({
          ...item,
          text: item.isArrived ? 'return to refund' : 'return requested',
          image: null,
        }))
      : []),
  ]
  return (
    <>
      <Container className="divide-y p-0">
        <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
          <Heading level="h2">Pending work</Heading>
          <fieldset aria-label="Filter pending work" className="flex gap-2">
            {kinds.map(([kind, label]) => (
              <Button
                key={kind}
                size="small"
                variant={chosen === kind ? 'primary' : 'secondary'}
                aria-pressed={chosen === kind}
                onClick={() => setChosen(chosen === kind ? null : kind)}
              >
                {label} ({work[kind].length})
              </Button>
            ))}
          </fieldset>
        </div>
        {rows.length > 0 && (
          <ul aria-label="Pending orders" className="flex flex-col gap-2 px-6 py-4">
            {rows.map(({ id, orderId, number, at, text, image }) => (
              <li key={id} className="flex items-center gap-3">
                {image && (
                  <a href={image} target="_blank" rel="noreferrer" aria-label={`Slip of ${number}`}>
                    <img src={image} alt="" className="h-16 w-12 rounded border object-cover" />
                  </a>
                )}
                <Text size="small">
                  <a href={`/app/orders/${orderId}`} className={linkClass}>
                    Order {number}
                  </a>
                  : {text}, {time.format(new Date(at))}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Container>
      {isShown('refunds') && <OpenRefunds heading="Refunds to make" query="" onDone={load} />}
    </>
  )
}

const slipText = ({ amount, total, usedFor }: Work['slips'][number]) =>
  [
    `slip of ${baht.format(amount)}`,
    ...(Math.abs(amount - total) < 0.005 ? [] : [`but the total is ${baht.format(total)}`]),
    ...(usedFor.length > 0 ? [`the same image as for order ${usedFor.join(', ')}`] : []),
  ].join(', ')

export const config = defineWidgetConfig({ id: 'shop-pending-work', zone: 'order.list.before' })

export default StaffWork
