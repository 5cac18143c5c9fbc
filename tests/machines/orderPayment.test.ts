import {
  type CardResponse,
  orderPaymentMachine,
  type PaymentResponse,
} from '@vitrine/machines/orderPayment/orderPayment.ts'
import { orderPaymentExamples } from '@vitrine/machines/orderPayment/orderPaymentExamples.ts'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { covers } from '#tests/support/clauses/covers.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

const isSuccess = (event: object) =>
  'output' in event && (event.output as Partial<PaymentResponse>).status === 'successful'

describeMachine({
  ...orderPaymentExamples,
  invariantClauses: ['payment.nothing', 'payment.polling.hidden', 'payment.qr.paid'],
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
      ('output' in event && (event.output as CardResponse).needsBank),
    'has the status of the order that was read last': ({ event, after }) =>
      event.type !== 'order.changed' ||
      !('status' in event) ||
      after.context.status === event.status,
    'opens the page of the bank once': ({ before, after, emitted }) =>
      emitted.length ===
      (after.matches({ card: 'redirecting' }) && !before.matches({ card: 'redirecting' }) ? 1 : 0),
    'shows the details of the order’s payment method': ({ after }) =>
      (!after.matches('card') || after.context.method === 'CARD') &&
      (!after.matches('qr') || after.context.method === 'PROMPTPAY') &&
      (!after.matches('bankTransfer') || after.context.method === 'BANK_TRANSFER'),
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

  const start = async (replies: (PaymentResponse | Error)[]) => {
    const clock = new SimulatedClock()
    const requestTimes: number[] = []
    const readPayment = fromPromise<PaymentResponse>(async () => {
      requestTimes.push(clock.now())
      const reply = replies[Math.min(requestTimes.length, replies.length) - 1]
      if (reply instanceof Error) throw reply
      return reply ?? { status: 'failed', deadline: 0 }
    })
    const actor = createActor(orderPaymentMachine.provide({ actors: { readPayment } }), {
      clock,
      input: { method: 'PROMPTPAY', status: 'pending', now: () => clock.now() },
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
    covers('payment.expiry.recheck', 'payment.polling.interval')

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

  test.each(['successful', 'failed', 'expired'] as const)(
    'is not checked any more once it is %s',
    async (status) => {
      covers('payment.polling.end')

      const { actor, requestTimes, pass } = await start([pending, { status, deadline: 600_000 }])
      for (let times = 0; times < 60; times += 1) await pass(5000)
      expect(requestTimes).toEqual([0, 5000])
      expect(actor.getSnapshot().matches({ qr: 'shown' })).toBe(false)
    },
  )

  test('stays with its code when a check fails, and is checked again five seconds later', async () => {
    covers('payment.polling.error')

    const { actor, requestTimes, pass } = await start([pending, new Error('Unreachable'), pending])
    await pass(5000)
    expect(actor.getSnapshot().matches({ qr: 'shown' })).toBe(true)
    await pass(4999)
    expect(requestTimes).toEqual([0, 5000])
    await pass(1)
    expect(requestTimes).toEqual([0, 5000, 10_000])
    expect(actor.getSnapshot().matches({ qr: 'shown' })).toBe(true)
  })

  test('is checked automatically 120 times, and then on demand', async () => {
    covers('payment.polling.limit')

    const { actor, requestTimes, pass } = await start([{ status: 'pending', deadline: 9_000_000 }])
    for (let times = 0; times < 130; times += 1) await pass(5000)
    // The first request reads the payment.
    expect(requestTimes).toHaveLength(1 + 120)
    expect(actor.getSnapshot().matches({ qr: { shown: 'manual' } })).toBe(true)
    actor.send({ type: 'check.requested' })
    expect(requestTimes).toHaveLength(1 + 121)
  })
})
