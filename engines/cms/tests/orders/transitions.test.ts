import { returnablePieces, unreturnedPieces } from '@vitrine/commerce/rules/returnWindow.ts'
import {
  isForStaff,
  isOpenReturn,
  isRefundStep,
  isReturnStep,
  type OrderEvent,
  type OrderStatus,
  type RefundEvent,
  type ReturnEvent,
  type ReturnStatus,
  rejectionMessage,
  returnSteps,
  tabStatuses,
  transition,
  transitions,
} from '@vitrine/commerce/rules/transitions.ts'
import { orderStatuses } from '@vitrine/contract/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const paidAt = new Date('2026-11-21T00:00:00Z')
const sold = ['processing', 'packing', 'completed'] as const

/**
 * The status flow of the specification and of cash on delivery: from, event, to, and whether only a paid or only an
 * unpaid order takes it.
 */
const allowed: readonly (readonly [OrderStatus, OrderEvent, OrderStatus, isPaid?: boolean])[] = [
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
  ['completed', 'order.delivered', 'completed'],
  ...sold.flatMap(
    (from) =>
      [
        [from, 'order.refunded', 'refunded', true],
        // A parcel that is paid in cash comes back (payment.cash.refused), or its money arrives.
        [from, 'order.refused', 'cancelled', false],
        [from, 'cash.received', from, false],
      ] as const,
  ),
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
    for (const event of events)
      for (const order of [
        { status: from, paidAt },
        { status: from, paidAt: null },
      ]) {
        const row = allowed.find((item) => item[0] === from && item[1] === event)
        const isAllowed = row && (row[3] === undefined || row[3] === (order.paidAt !== null))
        const step = transition(order, event)
        const to = step && (step.to ?? from)
        expect(to, `${event} in ${from}, paid ${order.paidAt !== null}`).toBe(
          isAllowed ? row[2] : undefined,
        )
      }
  }
})

test('each step of a return is allowed in its states alone, and it arrives only once its order is paid', () => {
  covers('orders.return.staff', 'orders.return.paid')

  const flow: readonly (readonly [string, ReturnEvent, isPaid?: boolean])[] = [
    ['requested', 'return.approved'],
    ['requested', 'return.rejected'],
    ['approved', 'return.closed'],
    ['requested', 'return.received', true],
    ['approved', 'return.received', true],
  ]
  for (const status of ['requested', 'approved', 'rejected', 'received'])
    for (const event of Object.keys(returnSteps) as ReturnEvent[])
      for (const isPaid of [true, false]) {
        const row = flow.find((item) => item[0] === status && item[1] === event)
        const expected = row !== undefined && (row[2] ?? isPaid) === isPaid
        const order = { paidAt: isPaid ? paidAt : null }
        expect(isReturnStep({ status }, order, event), `${event} in ${status}`).toBe(expected)
      }
})

test('each step of a refund is allowed in its states alone, and staff take those of what the provider does not make', () => {
  covers('orders.refund.states', 'orders.refund.failed')

  const flow: Record<RefundEvent, string> = {
    'refund.sent': 'requested sent',
    'refund.done': 'requested sent failed',
    'refund.failed': 'requested sent',
    'refund.repeated': 'failed',
    'refund.withdrawn': 'requested failed',
  }
  const statuses = ['requested', 'sent', 'done', 'failed', 'withdrawn']
  for (const [event, from] of Object.entries(flow))
    expect(
      statuses.filter((status) => isRefundStep({ status }, event as RefundEvent)).join(' '),
      event,
    ).toBe(from)
  const forStaff = (method: string) => statuses.filter((status) => isForStaff({ method, status }))
  expect([forStaff('hand'), forStaff('provider')]).toEqual([['requested', 'failed'], ['failed']])
})

test('whatever happens to returns, both engines count each piece of a line once, and each open return has a way on', () => {
  covers('orders.return.piece')

  const events = Object.keys(returnSteps) as ReturnEvent[]
  const step = fc.oneof(
    fc.record({ event: fc.constant(null), pieces: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ event: fc.constantFrom(...events), pieces: fc.nat(9) }),
  )
  const order = { paidAt }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step), (quantity, steps) => {
      const line = { id: 1, quantity, returned: 0 }
      const returns: { status: ReturnStatus; pieces: number }[] = []
      const left = () =>
        returnablePieces(
          line,
          returns.map(({ status, pieces }) => ({ status, lines: [{ orderLineId: 1, pieces }] })),
        )
      const leftInMedusa = () =>
        unreturnedPieces(
          { id: 'line', sent: quantity },
          returns.map(({ status, pieces }) => ({
            status,
            items: [{ line: 'line', quantity: pieces }],
          })),
        )
      for (const { event, pieces } of steps) {
        if (event === null) {
          if (pieces <= left()) returns.push({ status: 'requested', pieces })
        } else {
          const returnRequest = returns[pieces % Math.max(1, returns.length)]
          if (!returnRequest || !isReturnStep(returnRequest, order, event)) continue
          returnRequest.status = returnSteps[event].to
          if (returnRequest.status === 'received') line.returned += returnRequest.pieces
        }
        expect(leftInMedusa()).toBe(left())
        expect(line.returned).toBeLessThanOrEqual(quantity)
        for (const open of returns.filter(isOpenReturn))
          expect(events.some((next) => isReturnStep(open, order, next))).toBe(true)
      }
      const taken = returns.filter(({ status }) => status !== 'rejected')
      expect(left()).toBe(quantity - taken.reduce((sum, { pieces }) => sum + pieces, 0))
    }),
  )
})

test('each status except draft is in exactly one tab', () => {
  covers('orders.history.tabs')

  const { all, ...tabs } = tabStatuses
  expect(all).toBeNull()
  expect(Object.values(tabs).flat().toSorted()).toEqual(
    orderStatuses.filter((status) => status !== 'draft').toSorted(),
  )
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
