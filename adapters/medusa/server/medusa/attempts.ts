import type { FastifyRequest } from 'fastify'
import { attemptWindow, beginAttempt } from '../../../../server/signInThrottle.ts'
import type { RecordedAttempt } from '../../engine/src/customers/account.ts'
import type { ShopApi } from './shopApi.ts'

/** An attempt that may verify its password; it counts as a wrong one until it is ended. */
export interface BegunAttempt {
  /** The password was right: the attempt does not count, and its IP address is known from now on. */
  succeed(): Promise<void>
  /** The attempt does not count. */
  forget(): Promise<void>
}

/** Counts the wrong passwords of each account in the engine, for all adapters, by the rules of the embedded CMS. */
export class Attempts {
  readonly #shop: ShopApi

  constructor(shop: ShopApi) {
    this.#shop = shop
  }

  /** An attempt to sign in to an account. Throws `rate_limited` after too many wrong passwords. */
  signIn(account: string, { ip }: Pick<FastifyRequest, 'ip'>): Promise<BegunAttempt> {
    return this.#begin(account, { key: `address:${ip}`, isKnown: false })
  }

  /** An attempt of the signed-in customer to confirm the password, which attacks from elsewhere do not delay. */
  confirm(account: string): Promise<BegunAttempt> {
    return this.#begin(account, { key: 'session', isKnown: true })
  }

  async #begin(account: string, source: { key: string; isKnown: boolean }): Promise<BegunAttempt> {
    const { key } = source
    const remove = (id: number) => this.#shop.delete<void>(`/sign-in-attempts/${id}`)
    const found = { ...source }
    const add = async (_: string, __: string, now: Date) => {
      const since = new Date(now.getTime() - attemptWindow).toISOString()
      const attempt = { account, source: key, at: now.toISOString(), since }
      const recorded = await this.#shop.post<RecordedAttempt>('/sign-in-attempts', attempt)
      found.isKnown ||= recorded.isKnown
      const earlier = recorded.earlier.map(({ source, at }) => ({ source, at: new Date(at) }))
      return { id: recorded.id, earlier }
    }
    const id = await beginAttempt({ add, remove }, account, found, new Date())
    return {
      succeed: async () => {
        await this.#shop.post('/sign-in-attempts/success', { account, source: key })
      },
      forget: () => remove(id),
    }
  }
}
