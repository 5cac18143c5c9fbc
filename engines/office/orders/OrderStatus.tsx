import { statusLabel } from '@vitrine/commerce/rules/transitions.ts'
import { orderStatuses } from '@vitrine/contract/orders.ts'
import { Status, type Tone } from '../shell/Status.tsx'

const tones: Record<(typeof orderStatuses)[number], Tone> = {
  draft: 'ended',
  pending: 'ended',
  pending_payment: 'ended',
  'on-hold': 'ended',
  checking_payment: 'waiting',
  processing: 'active',
  packing: 'active',
  completed: 'done',
  cancelled: 'ended',
  refunded: 'ended',
  failed: 'wrong',
}

/** The status of an order, by its label. */
export const OrderStatus = ({ label }: { label: string }) => {
  const status = orderStatuses.find((orderStatus) => statusLabel(orderStatus) === label)
  return <Status tone={status ? tones[status] : 'ended'}>{label}</Status>
}
