import { Button, Container, Heading, StatusBadge, Text, toast, usePrompt } from '@medusajs/ui'
import { useCallback, useEffect, useState } from 'react'
import type { OpenRefund } from '../refunds/sentRefund'
import { baht, linkClass } from './formats'
import { post, read } from './requests'

const reasons: Readonly<Record<string, string>> = {
  order: 'refund of the order',
  late: 'paid too late',
  duplicate: 'paid twice',
  mismatched: 'another amount than the total',
}

interface OpenRefundsProps {
  heading: string
  /** The query `?order_id=` with the id of an order, or empty for all orders. */
  query: string
  onDone?: () => void
}

/** Lists open refunds. Those that the payment provider does not make wait for staff. */
export function OpenRefunds({ heading, query, onDone }: OpenRefundsProps) {
  const [refunds, setRefunds] = useState<OpenRefund[]>([])
  const load = useCallback(() => {
    read<{ refunds: OpenRefund[] }>(`/admin/shop-refunds${query}`)
      .then((body) => setRefunds(body.refunds))
      .catch(() => toast.error("The refunds couldn't be loaded."))
  }, [query])
  useEffect(load, [load])
  if (refunds.length === 0) return null
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">{heading}</Heading>
      </div>
      {refunds.map((refund) => (
        <Refund
          key={refund.id}
          refund={refund}
          onDone={() => {
            load()
            onDone?.()
          }}
        />
      ))}
    </Container>
  )
}

function Refund({ refund, onDone }: { refund: OpenRefund; onDone: () => void }) {
  const [isSaving, setSaving] = useState(false)
  const confirm = usePrompt()
  const { id, orderId, number, amount, purpose, method, status, failure } = refund
  const isForStaff = method === 'hand' || status === 'failed'
  async function settle() {
    const isConfirmed = await confirm({
      title: `Did you return ${baht.format(amount)}?`,
      description: 'The shopper gets an email about it.',
      confirmText: 'By hand, done',
    })
    if (!isConfirmed) return
    setSaving(true)
    const problem = await post(`/admin/shop-refunds/${id}/done`, { seen: status })
    setSaving(false)
    if (problem) toast.error(problem)
    onDone()
  }
  return (
    <section aria-label={`Refund of order ${number}`} className="flex flex-col gap-2 px-6 py-4">
      <StatusBadge color={status === 'failed' ? 'red' : isForStaff ? 'orange' : 'blue'}>
        {isForStaff ? 'To be returned by hand' : 'Sent to the payment provider'}
      </StatusBadge>
      <Text>
        <a href={`/app/orders/${orderId}`} className={linkClass}>
          Order {number}
        </a>
        : {baht.format(amount)}, {reasons[purpose] ?? purpose}
      </Text>
      {failure && (
        <Text size="small" className="text-ui-fg-error">
          {failure}
        </Text>
      )}
      {isForStaff && (
        <Button variant="secondary" disabled={isSaving} onClick={settle}>
          By hand, done
        </Button>
      )}
    </section>
  )
}
