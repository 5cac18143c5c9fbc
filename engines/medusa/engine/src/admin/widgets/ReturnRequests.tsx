import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, StatusBadge, Text, Textarea, toast } from '@medusajs/ui'
import { useEffect, useState } from 'react'
import type { Desk } from '../../payments/desk'
import { post, read } from '../requests'

type Return = Desk['returns'][number]

/**
 * The returns that shoppers requested, which staff approve or reject, before they receive them in Medusa's own section.
 */
function ReturnRequests({ data: order }: DetailWidgetProps<AdminOrder>) {
  const [desk, setDesk] = useState<Pick<Desk, 'order' | 'returns'>>({ order: null, returns: [] })
  useEffect(() => {
    read<Desk>(`/admin/orders/${order.id}/shop`)
      .then(setDesk)
      .catch(() => toast.error("The return requests couldn't be loaded."))
  }, [order.id])
  const waiting = desk.returns.filter(({ status }) => status === 'requested')
  if (waiting.length === 0) return null
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Return requests</Heading>
      </div>
      {waiting.map((item) => (
        <ReturnRequest key={item.id} request={item} order={order} seen={desk.order?.version} />
      ))}
    </Container>
  )
}

interface ReturnRequestProps {
  request: Return
  order: AdminOrder
  seen: string | undefined
}

function ReturnRequest({ request, order, seen }: ReturnRequestProps) {
  const [isSaving, setSaving] = useState(false)
  const [note, setNote] = useState('')
  async function decide(decision: 'approved' | 'rejected') {
    setSaving(true)
    const path = `/admin/shop-returns/${request.id}/decision`
    const problem = await post(path, { decision, note, seen })
    // The page's own sections still show the return as it was before.
    if (!problem) return window.location.reload()
    setSaving(false)
    toast.error(problem)
  }
  const titleOf = (line: string) => order.items.find(({ id }) => id === line)?.title ?? line
  return (
    <section aria-label={`Return ${request.number}`} className="flex flex-col gap-4 px-6 py-4">
      <StatusBadge color="orange">Return {request.number}</StatusBadge>
      {request.items.map(({ line, quantity, reason }) => (
        <Text key={line} size="small">
          {quantity} × {titleOf(line)}: {reason.replaceAll('_', ' ')}
        </Text>
      ))}
      <Textarea
        aria-label="Note for the shopper"
        placeholder="Note for the shopper"
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex gap-2">
        <Button disabled={isSaving} onClick={() => decide('approved')}>
          Approve return
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={() => decide('rejected')}>
          Reject return
        </Button>
      </div>
    </section>
  )
}

export const config = defineWidgetConfig({
  id: 'shop-return-requests',
  zone: 'order.details.side.before',
})

export default ReturnRequests
