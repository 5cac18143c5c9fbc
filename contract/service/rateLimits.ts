import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'

/** A limit of `times` per `window` milliseconds. */
export interface Allowance {
  times: number
  window: number
}

const minute = 60_000

/**
 * The limits of one visitor. `page` counts rendered pages and not stored ones, `previewCheck` the tokens of previews
 * that the CMS has to check, `preview` all requests of one preview; root fields without a limit count as `request`
 * only.
 */
export const allowances = {
  request: { times: 1200, window: minute },
  page: { times: 240, window: minute },
  previewCheck: { times: 20, window: minute },
  preview: { times: 240, window: minute },
  auth: { times: 30, window: minute },
  invoice: { times: 60, window: minute },
  webhook: { times: 600, window: minute },
  agent: { times: 600, window: minute },
  agentNetwork: { times: 1200, window: minute },
  upload: { times: 20, window: minute },
  login: { times: 10, window: minute },
  register: { times: 10, window: minute },
  requestPasswordReset: { times: 5, window: minute },
  createAccountFromOrder: { times: 5, window: minute },
  requestOrderLink: { times: 5, window: minute },
  requestStockAlert: { times: 10, window: minute },
  confirmStockAlert: { times: 20, window: minute },
  unsubscribeStockAlerts: { times: 20, window: minute },
  confirmNewsletter: { times: 20, window: minute },
  unsubscribeNewsletter: { times: 20, window: minute },
  requestReturn: { times: 10, window: minute },
  resetPassword: { times: 10, window: minute },
  updateProfile: { times: 20, window: minute },
  changePassword: { times: 10, window: minute },
  personalData: { times: 5, window: minute },
  requestAccountDeletion: { times: 5, window: minute },
  deleteAccount: { times: 10, window: minute },
  addAddress: { times: 20, window: minute },
  placeOrder: { times: 20, window: minute },
  payByCard: { times: 10, window: minute },
  confirmPayment: { times: 10, window: minute },
  submitForm: { times: 10, window: minute },
  applyCoupon: { times: 20, window: minute },
  suggestions: { times: 240, window: minute },
} satisfies Record<string, Allowance>

/** The limits of one visitor by root field; `request` counts every request. */
export type Allowances = Partial<Record<string, Allowance>> & { request: Allowance }

interface Count {
  times: number
  endsAt: number
}

/** Counts requests in fixed windows; also in Redis if configured, so that all gateways share the counts. */
export class RateLimits {
  readonly #counts = new LRUCache<string, Count>({ max: 100_000 })
  readonly #allowances: Allowances
  readonly #redis: Redis | undefined
  readonly #clock: () => number

  constructor({
    allowed = allowances,
    redis,
    clock = Date.now,
  }: { allowed?: Allowances | undefined; redis?: Redis | undefined; clock?: () => number } = {}) {
    this.#allowances = allowed
    this.#redis = redis
    this.#clock = clock
  }

  /** Adds `times` to a count, and returns the seconds to wait if the limit is exceeded, else undefined. */
  async take(visitor: string, name: string, times: number): Promise<number | undefined> {
    const allowance = Object.hasOwn(this.#allowances, name) ? this.#allowances[name] : undefined
    if (!allowance) return undefined
    const count = this.#countLocally(`${name} ${visitor}`, times, allowance)
    const shared = await this.#countInRedis(`limit ${name} ${visitor}`, times, allowance)
    const total = Math.max(count.times, shared ?? 0)
    return total > allowance.times
      ? Math.max(1, Math.ceil((count.endsAt - this.#clock()) / 1000))
      : undefined
  }

  /**
   * Counts a request in this process only, and returns the seconds to wait if the limit is exceeded, else undefined.
   */
  takeRequest(visitor: string): number | undefined {
    const { request } = this.#allowances
    const count = this.#countLocally(`request ${visitor}`, 1, request)
    return count.times > request.times
      ? Math.max(1, Math.ceil((count.endsAt - this.#clock()) / 1000))
      : undefined
  }

  #countLocally(key: string, times: number, { window }: Allowance): Count {
    const now = this.#clock()
    const current = this.#counts.get(key)
    const count = current && current.endsAt > now ? current : { times: 0, endsAt: now + window }
    count.times += times
    if (count !== current) this.#counts.set(key, count)
    return count
  }

  // Without Redis, or while it is down, each process has its own counts.
  async #countInRedis(
    key: string,
    times: number,
    { window }: Allowance,
  ): Promise<number | undefined> {
    if (this.#redis?.status !== 'ready') return undefined
    const slot = Math.floor(this.#clock() / window)
    try {
      const [counted] =
        (await this.#redis
          .multi()
          .incrby(`${key} ${slot}`, times)
          .pexpire(`${key} ${slot}`, window)
          .exec()) ?? []
      return Number(counted?.[1] ?? 0)
    } catch {
      return undefined
    }
  }
}

/**
 * The key by which requests from an IP address are rate-limited: an IPv4 address in one form, or the network of an IPv6
 * address, because every visitor can use all addresses in it.
 */
export function rateLimitKey(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.toLowerCase().split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array(zeros).fill('0'), ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
