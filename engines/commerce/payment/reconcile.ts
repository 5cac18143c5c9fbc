import type { FastifyBaseLogger } from 'fastify'
import type { ChargeState, PaymentProvider, ReturnedMoney } from './paymentProvider.ts'

/** The books of a shop, as the reconciliation compares and completes them. */
export interface Books {
  /** Applies a charge that was paid, once, and returns false when it fits no order. */
  enterPaid(charge: ChargeState): Promise<boolean>
  /** Enters money that the provider has returned, once, and returns false when it fits no order. */
  enterReturned(money: ReturnedMoney): Promise<boolean>
  /** The numbers of the orders whose books are wrong. */
  findWrong(): Promise<readonly number[]>
}

interface Reports {
  /** Takes the numbers of orders whose books are wrong and of unknown entries. */
  metrics: { books(wrong: number, unknown: number): void }
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Days of the provider's lists that are compared: longer than a card's bank may take to decide a dispute. */
const comparedDays = 120
const day = 86_400_000

/**
 * Enters what the books miss of the provider's charges, refunds and disputes, once, and checks the books of all orders,
 * logging and counting what is unknown or wrong (orders.ledger.alarm).
 */
export async function reconcile(
  provider: PaymentProvider,
  books: Books,
  { metrics, log }: Reports,
  now: Date,
): Promise<void> {
  const from = new Date(now.getTime() - comparedDays * day)
  const listed = await provider.listEntries?.(from)
  let unknown = 0
  const enter = async (entry: object, work: () => Promise<boolean>) => {
    let error: unknown
    const isEntered = await work().catch((reason: unknown) => {
      error = reason
      return false
    })
    if (isEntered) return
    unknown += 1
    log.error({ ...entry, err: error }, 'an entry of the payment provider fits no order')
  }
  for (const charge of listed?.charges ?? [])
    if (charge.status === 'successful')
      await enter({ charge: charge.reference }, () => books.enterPaid(charge))
  for (const money of listed?.returned ?? []) {
    const { kind, reference } = money
    await enter({ kind, reference }, () => books.enterReturned(money))
  }
  const wrong = await books.findWrong()
  for (const order of wrong) log.error({ order }, 'the books of an order are wrong')
  metrics.books(wrong.length, unknown)
}
