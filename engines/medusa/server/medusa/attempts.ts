import {
  createDeviceToken,
  deviceSeconds,
  type Holder,
  readDevice,
} from '@vitrine/commerce/deviceTokens.ts'
import {
  type AttemptSource,
  addressSource,
  attemptWindow,
  beginAttempt,
} from '@vitrine/commerce/signInThrottle.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RecordedAttempt } from '../../engine/src/customers/account.ts'
import type { ShopApi } from './shopApi.ts'

/** The cookie by which a browser is known to the account that has signed in with it (engines/commerce/deviceTokens.ts). */
const deviceCookie = 'vitrine_device'

/** An attempt that may verify its password, and that counts as a wrong one until it is ended. */
export interface BegunAttempt {
  /** The password was right: the attempt does not count, and the browser is known from now on. */
  succeed(reply: FastifyReply): Promise<void>
  /** Deletes the attempt, so that it does not count. */
  forget(): Promise<void>
}

/** Counts the wrong passwords of each account in the engine, for all adapters, by the rules of the embedded CMS. */
export class Attempts {
  readonly #shop: ShopApi
  readonly #secret: string

  /** @param secret signs the tokens of browsers */
  constructor(shop: ShopApi, secret: string) {
    this.#shop = shop
    this.#secret = secret
  }

  /** Begins an attempt to sign in to an account. Throws `rate_limited` after too many wrong passwords. */
  async signIn(account: string, { ip, cookies }: FastifyRequest): Promise<BegunAttempt> {
    const now = new Date()
    // The engine knows which browsers an account has; a change of the password removes them there.
    const holder = { account, credential: '' }
    const device = readDevice(this.#secret, cookies[deviceCookie], now)
    const deviceKey = device?.belongsTo(holder) ? device.key : undefined
    const source = deviceKey === undefined ? addressSource(ip) : { key: deviceKey, isKnown: false }
    const { forget } = await this.#begin(account, source)
    return {
      forget,
      succeed: async (reply) => {
        await forget()
        const usedKey = deviceKey ?? this.#createDevice(reply, holder, now)
        await this.#shop.post('/sign-in-attempts/success', { account, source: usedKey })
      },
    }
  }

  /** Gives the browser a token, and returns its key. */
  #createDevice(reply: FastifyReply, holder: Holder, now: Date): string | undefined {
    const token = createDeviceToken(this.#secret, holder, now)
    reply.setCookie(deviceCookie, token, {
      ...{ httpOnly: true, sameSite: 'lax', path: '/' },
      maxAge: deviceSeconds,
    })
    return readDevice(this.#secret, token, now)?.key
  }

  /** An attempt of the signed-in customer to confirm the password, which attacks from elsewhere do not delay. */
  confirm(account: string): Promise<Pick<BegunAttempt, 'forget'>> {
    return this.#begin(account, { key: 'session', isKnown: true })
  }

  async #begin(account: string, source: AttemptSource): Promise<Pick<BegunAttempt, 'forget'>> {
    const { key } = source
    const remove = (id: number) => this.#shop.delete<void>(`/sign-in-attempts/${id}`)
    const currentSource = { ...source }
    const add = async (_: string, __: string, now: Date) => {
      const since = new Date(now.getTime() - attemptWindow).toISOString()
      const attempt = { account, source: key, at: now.toISOString(), since }
      const recorded = await this.#shop.post<RecordedAttempt>('/sign-in-attempts', attempt)
      currentSource.isKnown ||= recorded.isKnown
      const earlier = recorded.earlier.map(({ source, at }) => ({ source, at: new Date(at) }))
      return { id: recorded.id, earlier }
    }
    const id = await beginAttempt({ add, remove }, account, currentSource, new Date())
    return { forget: () => remove(id) }
  }
}
