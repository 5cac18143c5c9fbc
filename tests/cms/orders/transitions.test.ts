import { expect, test } from 'vitest'
import { orderStatuses } from '#contract/orders.ts'
import {
  afterStep,
  type OrderEvent,
  type OrderStatus,
  rejectionMessage,
  statusLabel,
  tabStatuses,
  transition,
  transitions,
} from '#contract/rules/transitions.ts'
import { covers } from '#tests/support/clauses/covers.ts'

/** The status flow of the specification and of cash on delivery: from, event, to. Everything else must be rejected. */
const allowed: readonly (readonly [OrderStatus, OrderEvent, OrderStatus])[] = [
  ...(['pending', 'pending_payment', 'on-hold'] as const).flatMap(
    (from) =>
      [
        [from, 'slip.received', 'checking_payment'],
        [from, 'payment.received', 'processing'],
        [from, 'order.cancelled', 'cancelled'],
        [from, 'order.expired', 'cancelled'],
      ] as const,
  ),
  ['checking_payment', 'slip.approved', 'processing'],
  ['checking_payment', 'slip.rejected', 'on-hold'],
  ['checking_payment', 'slip.expired', 'cancelled'],
  ['processing', 'packing.started', 'packing'],
  ['packing', 'order.completed', 'completed'],
  ['processing', 'order.refunded', 'refunded'],
  ['packing', 'order.refunded', 'refunded'],
  ['completed', 'order.refunded', 'refunded'],
  // A parcel that is paid in cash comes back (payment.cash.refused).
  ['processing', 'order.refused', 'cancelled'],
  ['packing', 'order.refused', 'cancelled'],
  ['completed', 'order.refused', 'cancelled'],
]

test('each event is either a transition of the specification or rejected, in every status', () => {
  covers(
    'orders.cancel.statuses',
    'orders.flow.approve',
    'orders.flow.complete',
    'orders.flow.conflict',
    'orders.flow.packing',
    'orders.flow.payment',
    'orders.flow.refund',
    'orders.flow.reject',
    'orders.flow.slip',
  )

  const events = Object.keys(transitions) as OrderEvent[]
  for (const from of orderStatuses) {
    for (const event of events) {
      const expected = allowed.find((row) => row[0] === from && row[1] === event)?.[2]
      expect(transition(from, event)?.to, `${event} in ${from}`).toBe(expected)
    }
  }
})

test('only cancellation, expiry and a refused parcel release stock', () => {
  const releasing = Object.entries(transitions).filter(([, found]) => 'releases' in found)
  expect(releasing.map(([event]) => event)).toEqual([
    ...['slip.expired', 'order.cancelled', 'order.refused', 'order.expired'],
  ])
})

test('each status except draft is in exactly one tab', () => {
  covers('orders.history.tabs')

  const { all, ...tabs } = tabStatuses
  expect(all).toBeNull()
  expect(Object.values(tabs).flat().toSorted()).toEqual(
    orderStatuses.filter((status) => status !== 'draft').toSorted(),
  )
})

test('an unknown status is its own label', () => {
  expect(statusLabel('on-hold')).toBe('Confirm Order')
  expect(statusLabel('toString')).toBe('toString')
})

test('payment sets the time of payment, and a rejected slip extends the deadline', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  const after = (event: OrderEvent, method = 'bacs') =>
    afterStep(transitions[event], { paymentMethod: method, customerId: 1 }, now)
  for (const event of ['payment.received', 'slip.approved'] as const)
    expect(after(event)).toEqual({ status: 'processing', paidAt: now })
  expect(after('slip.rejected')).toEqual({
    status: 'on-hold',
    paymentDeadline: new Date('2026-11-24T00:00:00Z'),
  })
  expect(after('order.expired')).toEqual({ status: 'cancelled' })
})

test.each([
  ['checking_payment', 'slip.received', 'We’re already checking a slip for this order.'],
  ['packing', 'slip.received', 'This order isn’t awaiting a transfer slip. Its status is Packing.'],
  [
    ...['checking_payment', 'order.cancelled'],
    'This order can no longer be cancelled. Its status is Checking Payment.',
  ],
  ['pending', 'order.completed', 'This step isn’t available for the order. Its status is Pending.'],
] as [string, OrderEvent, string][])('%s rejects %s with: %s', (status, event, sentence) => {
  expect(rejectionMessage(status, event)).toBe(sentence)
})
