import { setTimeout as wait } from 'node:timers/promises'
import { emailTransport, runDue } from '@vitrine/cms/app/background.ts'
import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import { outboxEmails } from '@vitrine/cms/database/schema/orders.ts'
import { addProduct } from '@vitrine/cms/tests/support/addProduct.ts'
import type { OmiseStandIn } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { PromptPayDocument } from '@vitrine/web/shop/orders/payment/payment.generated.ts'
import { isNull } from 'drizzle-orm'
import { auditOrders } from './books.ts'
import { type AcknowledgedOrder, buyUntilAcknowledged } from './buyer.ts'
import type { Shop } from './shop.ts'
import type { Tally } from './tally.ts'
import { Visitor } from './visitor.ts'

const productId = 900_001
const initialStock = 100_000
/** The number of simultaneous buyers. */
export const buyers = 8
const priceInSatang = 100_000
/** Every so manieth order is paid by PromptPay. */
const paidShare = 3

/** Adds the product that the traffic buys. */
export const prepareTraffic = (database: Database) =>
  addProduct(database, { id: productId, variations: [{ id: productId, stock: initialStock }] })

/** Buyers who order without pause until they are stopped; a part of them pays by PromptPay. */
export class OrderTraffic {
  readonly acknowledged: string[] = []
  readonly #shop: Shop
  readonly #omise: OmiseStandIn
  readonly #tally: Tally
  readonly #pause: number
  readonly #running: Promise<unknown>
  #isEnding = false
  #failure: unknown

  /** `pause` is the time between two orders of a buyer, in milliseconds. */
  constructor(
    shop: Shop,
    omise: OmiseStandIn,
    tally: Tally,
    { buyers: count = buyers, pause = 0 } = {},
  ) {
    this.#shop = shop
    this.#pause = pause
    this.#omise = omise
    this.#tally = tally
    omise.webhookUrl = `${shop.url}/api/v1/webhooks/payment`
    this.#running = Promise.all(Array.from({ length: count }, () => this.#buy())).catch((error) => {
      this.#failure = error
    })
  }

  /** Waits until so many further orders are acknowledged. Throws when a buyer was rejected. */
  async untilMore(count: number): Promise<void> {
    const goal = this.acknowledged.length + count
    while (this.acknowledged.length < goal) {
      if (this.#failure) throw this.#failure
      await wait(5)
    }
  }

  /** Lets the buyers finish their orders. Throws when one was rejected. */
  async stop(): Promise<void> {
    this.#isEnding = true
    await this.#running
    if (this.#failure) throw this.#failure
  }

  async #buy() {
    while (!this.#isEnding) {
      const isPaid = this.acknowledged.length % paidShare === 0
      const order = await buyUntilAcknowledged(
        this.#shop.url,
        {
          productId,
          expectedTotal: priceInSatang / 100,
          paymentMethod: isPaid ? 'PROMPTPAY' : 'BANK_TRANSFER',
        },
        this.#tally,
      )
      this.acknowledged.push(order.id)
      // The server may be down: the shopper then pays later, or never.
      if (isPaid) await this.#pay(order).catch(() => undefined)
      await wait(this.#pause)
    }
  }

  async #pay({ id, accessKey }: AcknowledgedOrder) {
    const visitor = new Visitor(this.#shop.url, this.#tally)
    const { data } = await visitor.run(PromptPayDocument, { orderId: id, key: accessKey })
    // Only a code that was shown can be paid.
    if (!data?.['promptPay']) return
    const charge = this.#omise.charges.find(({ metadata }) => metadata['order'] === id)
    if (charge) await this.#omise.complete(charge, 'successful')
  }
}

/** Finishes the background work with the servers stopped, and compares the database with what was acknowledged. */
export async function auditTraffic(
  shop: Shop,
  { acknowledged }: OrderTraffic,
  omise: OmiseStandIn,
) {
  return shop.inspect(async (cms) => {
    const transport = emailTransport(cms)
    while ((await runDue(cms, transport)) > 0);
    transport.close()
    const audit = await auditOrders(cms, acknowledged, [productId])
    const paid = omise.charges.filter(({ status }) => status === 'successful')
    return {
      ...audit,
      unsentEmails: await cms.database.$count(outboxEmails, isNull(outboxEmails.sentAt)),
      missingPieces: initialStock - audit.pieces,
      missingPayments: paid.reduce((sum, { amount }) => sum + amount, 0) - audit.received,
      paid: paid.length,
    }
  })
}
