import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { ShopApi } from '../shop/shopApi.ts'
import type { Charges, ReadCharge } from './charges.ts'

/** Milliseconds between two looks at what is due. */
const interval = 5000

/** Checks the charges whose time has come at the provider, also when no page shows them (payment.check.schedule). */
export class ChargeSchedule {
  readonly #shop: ShopApi
  readonly #charges: Charges
  readonly #log: FastifyBaseLogger
  readonly #end = new AbortController()
  readonly #running: Promise<void>

  constructor(shop: ShopApi, charges: Charges, log: FastifyBaseLogger) {
    this.#shop = shop
    this.#charges = charges
    this.#log = log
    this.#running = this.#run()
  }

  /** Finishes the checks that are in flight. */
  async close(): Promise<void> {
    this.#end.abort()
    await this.#running
  }

  async #run() {
    const { signal } = this.#end
    while (!signal.aborted) {
      await this.#checkDue().catch((error: unknown) =>
        this.#log.warn({ err: error }, 'charges are not checked'),
      )
      await delay(interval, undefined, { signal }).catch(() => {})
    }
  }

  async #checkDue() {
    const provider = this.#charges.provider.name
    const { charges } = await this.#shop.post<{ charges: ReadCharge[] }>('/charges/due', {
      provider,
    })
    await Promise.all(charges.map((charge) => this.#charges.check(charge, new Date())))
  }
}
