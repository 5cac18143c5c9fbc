import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'

/** Values that expire, shared by all gateways through Redis. Without it, or while it is down, each process has its own. */
export class SessionStore {
  readonly #local = new LRUCache<string, string>({
    max: 20_000,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (text) => text.length + 1,
  })
  readonly #sets = new Map<string, Set<string>>()
  readonly #redis: Redis | undefined

  constructor(redis: Redis | undefined) {
    this.#redis = redis
  }

  get #shared(): Redis | undefined {
    return this.#redis?.status === 'ready' ? this.#redis : undefined
  }

  async get(key: string): Promise<unknown> {
    const text = this.#shared ? await this.#shared.get(`agent ${key}`) : this.#local.get(key)
    return text ? JSON.parse(text) : undefined
  }

  /** Stores a value for `lifetime` milliseconds. */
  async set(key: string, value: unknown, lifetime: number): Promise<void> {
    const text = JSON.stringify(value)
    if (this.#shared) await this.#shared.set(`agent ${key}`, text, 'PX', lifetime)
    else this.#local.set(key, text, { ttl: lifetime })
  }

  /** Returns a value and removes it, so that of several callers one gets it. */
  async take(key: string): Promise<unknown> {
    const text = this.#shared ? await this.#shared.getdel(`agent ${key}`) : this.#local.get(key)
    if (!this.#shared) this.#local.delete(key)
    return text ? JSON.parse(text) : undefined
  }

  /** Adds to a set that does not expire. */
  async add(set: string, member: string): Promise<void> {
    if (this.#shared) await this.#shared.sadd(`agent ${set}`, member)
    else this.#membersOf(set).add(member)
  }

  async remove(set: string, member: string): Promise<void> {
    if (this.#shared) await this.#shared.srem(`agent ${set}`, member)
    else this.#membersOf(set).delete(member)
  }

  async members(set: string): Promise<string[]> {
    return this.#shared ? this.#shared.smembers(`agent ${set}`) : [...this.#membersOf(set)]
  }

  /** Whether this process may do something that one of all gateways does within `lifetime` milliseconds. */
  async claim(name: string, lifetime: number): Promise<boolean> {
    if (!this.#shared) return true
    return (await this.#shared.set(`agent claim ${name}`, '1', 'PX', lifetime, 'NX')) === 'OK'
  }

  #membersOf(set: string): Set<string> {
    const members = this.#sets.get(set) ?? new Set()
    this.#sets.set(set, members)
    return members
  }
}
