import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Checkbox, Container, Heading, Input, StatusBadge, Text, toast } from '@medusajs/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Desk } from '../../payments/desk'
import { baht, time } from '../formats'
import { post, read } from '../requests'

const methodNames: Readonly<Record<string, string>> = {
  bacs: 'Bank transfer',
  omise_promptpay: 'PromptPay',
  omise: 'Card',
}

const colors = { waiting: 'orange', approved: 'green', rejected: 'red' } as const
const colorOf = (status: string) => colors[status as keyof typeof colors] ?? 'grey'

/** The order's number in the shop, what its shopper entered, and its transfer slips, which staff approve or reject. */
function TransferSlips({ data: order }: DetailWidgetProps<AdminOrder>) {
  const { desk, hasFailed, load } = useDesk(order.id)
  if (hasFailed)
    return (
      <Container>
        <Text>The transfer slips couldn&apos;t be loaded.</Text>
        <Button variant="secondary" onClick={load}>
          Try again
        </Button>
      </Container>
    )
  if (!desk?.order) return null
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Shop order {desk.order.number}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {methodNames[desk.order.paymentMethod] ?? desk.order.paymentMethod}
          {order.payment_status === 'authorized' &&
            `, to be paid by ${time.format(new Date(desk.order.paymentDeadline))} (Bangkok time)`}
        </Text>
        {desk.entered.map(({ name, value }) => (
          <Text key={name} size="small" className="whitespace-pre-line">
            {name}: <bdi>{value}</bdi>
          </Text>
        ))}
      </div>
      {desk.order.paymentMethod === 'bacs' && (
        <Transfer orderId={order.id} seen={desk.order.version} />
      )}
      {desk.slips.map((slip) => (
        <Slip
          key={slip.id}
          {...{ slip, total: order.total, seen: desk.order?.version, onDecided: load }}
        />
      ))}
      {desk.staff.length > 0 && <StaffActions actions={desk.staff} />}
    </Container>
  )
}

/** Lists the actions of staff, by name. */
function StaffActions({ actions }: { actions: Desk['staff'] }) {
  return (
    <section aria-label="Done by staff" className="flex flex-col gap-2 px-6 py-4">
      <Heading level="h3">Done by staff</Heading>
      <ul className="flex flex-col gap-2">
        {actions.map(({ at, action, amount, by }) => (
          <li key={`${at} ${action}`}>
            <Text size="small">
              {action}
              {amount === null ? '' : `, ${baht.format(amount)}`} by {by}
            </Text>
            <Text size="small" className="text-ui-fg-subtle">
              {time.format(new Date(at))}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Records a transfer on the shop's account, whatever its slip says: its amount decides whether it pays the order. */
function Transfer({ orderId, seen }: { orderId: string; seen: string }) {
  const [amount, setAmount] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [isAnother, setAnother] = useState(false)
  async function receive() {
    setSaving(true)
    const body = { amount: Number(amount), seen, isAnother }
    const problem = await post(`/admin/orders/${orderId}/transfers`, body)
    if (!problem) return window.location.reload()
    setSaving(false)
    toast.error(problem)
  }
  return (
    <div className="flex gap-2 px-6 py-4">
      <Input
        aria-label="Received amount in baht"
        placeholder="Received amount in baht"
        inputMode="decimal"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Checkbox
        id="is-another"
        checked={isAnother}
        onCheckedChange={(checked) => setAnother(checked === true)}
      />
      <label htmlFor="is-another">Another than those that are booked</label>
      <Button variant="secondary" disabled={isSaving || !Number(amount)} onClick={receive}>
        Record transfer
      </Button>
    </div>
  )
}

interface SlipProps {
  slip: Desk['slips'][number]
  total: number
  seen: string | undefined
  onDecided: () => void
}

function Slip({ slip, total, seen, onDecided }: SlipProps) {
  const [isSaving, setSaving] = useState(false)
  async function decide(decision: 'approved' | 'rejected') {
    setSaving(true)
    const problem = await post(`/admin/slips/${slip.id}/decision`, { decision, seen })
    // The page's own sections still show the payment as it was before.
    if (!problem) return window.location.reload()
    setSaving(false)
    toast.error(problem)
    onDecided()
  }
  const isExact = Math.abs(slip.amount - total) < 0.005
  return (
    <section aria-label={`Transfer slip of ${slip.name}`} className="flex flex-col gap-4 px-6 py-4">
      <a href={`/admin/slips/${slip.id}/image`} target="_blank" rel="noreferrer">
        <img
          src={`/admin/slips/${slip.id}/image`}
          alt={`Transfer slip of ${slip.name}`}
          className="max-h-64 rounded border"
        />
      </a>
      <div className="flex flex-col gap-2">
        <StatusBadge color={colorOf(slip.status)} className="w-fit capitalize">
          {slip.status}
        </StatusBadge>
        <Text>
          {baht.format(slip.amount)} to {slip.bank}
          {isExact ? '' : `, but the total is ${baht.format(total)}`}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {slip.name}, {slip.phoneNumber}, {time.format(new Date(slip.sentAt))}
        </Text>
        {slip.alsoSentFor.length > 0 && (
          <Text className="text-ui-fg-error">
            The same picture was sent for order {slip.alsoSentFor.join(', ')}.
          </Text>
        )}
        {slip.status === 'waiting' && (
          <div className="flex gap-2">
            <Button disabled={isSaving} onClick={() => decide('approved')}>
              Approve
            </Button>
            <Button variant="secondary" disabled={isSaving} onClick={() => decide('rejected')}>
              Reject
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

function useDesk(orderId: string) {
  const [desk, setDesk] = useState<Desk | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    read<Desk>(`/admin/orders/${orderId}/shop`)
      .then(setDesk)
      .catch(() => setFailed(true))
  }, [orderId])
  useEffect(load, [load])
  return { desk, hasFailed, load }
}

export const config = defineWidgetConfig({
  id: 'shop-transfer-slips',
  zone: 'order.details.side.before',
})

export default TransferSlips
