import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../../engine/src/modules/shop/rows.ts'
import type { ShopApi } from '../medusa/shopApi.ts'

/** Milliseconds until the next attempt when the engine did not respond. */
const retryDelay = 1000

/** Receives ids that have changed, and the number of the feed up to which they have. */
type Apply = (subjects: readonly string[], number: number) => Promise<void>

/** The changes of the catalogue that the engine records, after a number. */
export class ChangeFeed {
  readonly #shop: ShopApi
  readonly #log: FastifyBaseLogger
  readonly #closing = new AbortController()
  #number: number
  #following: Promise<void> | undefined

  constructor(shop: ShopApi, log: FastifyBaseLogger, number: number) {
    this.#shop = shop
    this.#log = log
    this.#number = number
  }

  /** Reads the last number of the feed. Throws when the engine does not respond. */
  static async lastNumber(shop: ShopApi): Promise<number> {
    const { number } = await shop.get<Changes>('/changes')
    return number
  }

  /**
   * Calls `apply` with the ids that have changed, one call at a time, every few seconds without any, and again with the
   * same ids and those that have changed meanwhile when it throws.
   */
  follow(apply: Apply) {
    this.#following = this.#run(apply)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#following
  }

  async #run(apply: Apply) {
    const { signal } = this.#closing
    let isFailing = false
    while (!signal.aborted) {
      try {
        const path = `/changes?since=${this.#number}`
        const { number, subjects } = await this.#shop.get<Changes>(path, signal)
        await apply(subjects, number)
        this.#number = number
        isFailing = false
      } catch (error) {
        if (signal.aborted) return
        if (!isFailing) this.#log.warn({ err: error }, 'changes of the catalogue are not read')
        isFailing = true
        await delay(retryDelay, undefined, { signal }).catch(() => undefined)
      }
    }
  }
}
