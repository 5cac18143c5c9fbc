import { type Books, reconcile } from '@vitrine/commerce/payment/reconcile.ts'
import { toBaht } from '@vitrine/commerce/satang.ts'
import { startLoop } from '@vitrine/commerce/taskLoop.ts'
import type { WaitingEmails } from '../../engine/src/modules/shop/rows.ts'
import type { ReportedReturn } from '../../engine/src/refunds/sentRefund.ts'
import type { ReadCharge } from '../medusa/charges.ts'
import { type PaymentWork, sendRefunds } from './refunds.ts'

const second = 1000
/** Milliseconds between two looks at what is due. */
const pause = 5 * second
const timeout = 60 * second

const day = 24 * 60 * 60 * second

/**
 * Checks the due charges at the provider, also when no page shows them (payment.check.schedule), sends it the due
 * refunds, compares the books once a day, and measures the outbox.
 */
export function startPaymentWork(work: PaymentWork): { stop(): Promise<void> } {
  const tasks = [
    { name: 'chargeChecks', pause, timeout, run: () => checkDueCharges(work) },
    { name: 'refunds', pause, timeout, run: () => sendRefunds(work) },
    { name: 'outboxMetrics', pause: 15 * second, timeout, run: () => measureOutbox(work) },
    { name: 'reconciliation', pause: day, timeout: day / 48, run: () => reconcileBooks(work) },
  ]
  const loops = tasks.map((task) => startLoop(work, task))
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

async function checkDueCharges({ shop, charges }: PaymentWork): Promise<number> {
  const provider = charges.provider.name
  const due = await shop.post<{ charges: ReadCharge[] }>('/charges/due', { provider })
  await Promise.all(due.charges.map((charge) => charges.check(charge, new Date())))
  return due.charges.length
}

async function measureOutbox({ shop, metrics }: PaymentWork): Promise<number> {
  const { waiting, oldestSeconds } = await shop.get<WaitingEmails>('/mails')
  metrics.outbox(waiting, oldestSeconds)
  return 0
}

/** Compares the books of the engine with the provider's lists, and completes them (orders.ledger.reconciliation). */
async function reconcileBooks({ shop, charges, metrics, log }: PaymentWork): Promise<number> {
  const books: Books = {
    enterPaid: async (charge) => (await charges.apply(charge)) !== 'unknown',
    async enterReturned({ amount, ...money }) {
      const reported: ReportedReturn = { ...money, amount: toBaht(amount) }
      return (await shop.post<{ isEntered: boolean }>('/books', reported)).isEntered
    },
    findWrong: async () => (await shop.get<{ wrong: number[] }>('/books')).wrong,
  }
  await reconcile(charges.provider, books, { metrics, log }, new Date())
  return 0
}
