import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { orderPaymentMachine } from '#machines/orderPayment/orderPayment.ts'
import { orderPaymentExamples } from '#machines/orderPayment/orderPaymentExamples.ts'
import type { CardReply, PaymentReply } from '#machines/orderPayment/orderPaymentSetup.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

const isSuccess = (event: object) =>
  'output' in event && (event.output as Partial<PaymentReply>).status === 'successful'

describeMachine({
  ...orderPaymentExamples,
  invariants: {
    'never shows a code after a successful payment': ({ before, event, after }) =>
      !(before.context.isPaid || before.matches('paid') || isSuccess(event)) ||
      (after.context.isPaid && !after.matches('qr') && !after.matches('card')),
    'shows codes and bank details for on-hold and pending orders only': ({ after }) =>
      !(after.matches('qr') || after.matches('card') || after.matches('bankTransfer')) ||
      ['on-hold', 'pending'].includes(after.context.status),
    'charges a card only when a shopper has submitted it': ({ event, before, after }) =>
      !after.matches({ card: 'paying' }) ||
      event.type === 'card.submitted' ||
      before.matches({ card: 'paying' }),
    'opens the bank only for a payment that it has to confirm': ({ event, before, after }) =>
      !after.matches({ card: 'redirecting' }) ||
      before.matches({ card: 'redirecting' }) ||
      ('output' in event && (event.output as CardReply).needsBank),
    'has the status of the order that was read last': ({ event, after }) =>
      event.type !== 'order.changed' ||
      !('status' in event) ||
      after.context.status === event.status,
    'opens the page of the bank once': ({ before, after, emitted }) =>
      emitted.length ===
      (after.matches({ card: 'redirecting' }) && !before.matches({ card: 'redirecting' }) ? 1 : 0),
    'shows the details of the order’s payment method': ({ after }) =>
      (!after.matches('card') || after.context.method === 'omise') &&
      (!after.matches('qr') || after.context.method === 'omise_promptpay') &&
      (!after.matches('bankTransfer') || after.context.method === 'bacs'),
    'sends no requests while the page is hidden': ({ after, pending }) =>
      !(
        after.matches({ qr: { shown: 'paused' } }) ||
        after.matches({ card: { confirming: 'paused' } })
      ) || pending.length === 0,
    'limits the number of automatic checks': ({ after: { context } }) =>
      context.pollCount <= context.maxPolls,
    'expires only after the payment was checked again': ({ before, after }) =>
      !after.matches({ qr: 'expired' }) ||
      before.matches({ qr: 'expired' }) ||
      before.matches({ qr: 'verifying' }) ||
      before.matches({ qr: 'renewing' }) ||
      before.matches({ qr: 'loading' }) ||
      before.matches({ qr: { shown: 'polling' } }),
    'has at most one request in flight': ({ pending }) => pending.length <= 1,
    'sends no requests about a payment that has ended': ({ after, pending }) =>
      !(after.matches('notPayable') || after.matches({ qr: 'expired' })) || pending.length === 0,
  },
})

describe('a running QR payment', () => {
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

  const start = async (replies: PaymentReply[]) => {
    const clock = new SimulatedClock()
    const requestTimes: number[] = []
    const readPayment = fromPromise<PaymentReply>(async () => {
      requestTimes.push(clock.now())
      return (
        replies[Math.min(requestTimes.length, replies.length) - 1] ?? {
          status: 'failed',
          deadline: 0,
        }
      )
    })
    const actor = createActor(orderPaymentMachine.provide({ actors: { readPayment } }), {
      clock,
      input: { method: 'omise_promptpay', status: 'pending', now: () => clock.now() },
    }).start()
    await settled()
    const pass = async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settled()
    }
    return { actor, requestTimes, pass }
  }

  const pending = { status: 'pending', deadline: 12_000 } as const

  test('is checked every five seconds, and once more at the deadline before it expires', async () => {
    const { actor, requestTimes, pass } = await start([pending])
    for (const milliseconds of [5000, 5000, 2000]) await pass(milliseconds)
    expect(requestTimes).toEqual([0, 5000, 10_000, 12_000])
    expect(actor.getSnapshot().value).toEqual({ qr: 'expired' })
    await pass(60_000)
    expect(requestTimes).toHaveLength(4)
  })

  test('is successful when it was paid in the last second', async () => {
    const paid = { status: 'successful', deadline: 12_000 } as const
    const { actor, pass } = await start([pending, pending, pending, paid])
    for (const milliseconds of [5000, 5000, 2000]) await pass(milliseconds)
    expect(actor.getSnapshot().value).toBe('paid')
  })

  test('follows a deadline that the server extends', async () => {
    const later = { status: 'pending', deadline: 21_000 } as const
    const { actor, pass } = await start([pending, later])
    for (const milliseconds of [5000, 5000, 2000]) await pass(milliseconds)
    expect(actor.getSnapshot().matches({ qr: 'shown' })).toBe(true)
    expect(actor.getSnapshot().context.deadline).toBe(21_000)
  })
})
