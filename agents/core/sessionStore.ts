import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { Shares } from './shares.ts'
import { setInShare } from './sharesInRedis.ts'

/** Milliseconds after which the lock of a gateway that ended without removing it expires; longer than any operation takes. */
const lockLifetime = 30_000
const lockPause = 25

// Removes a lock unless it has expired and is another gateway's.
const unlock = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`

const megabyte = 1024 * 1024

/**
 * The maximum bytes of each kind of value, of all senders together: results, which any request with a new idempotency
 * key adds to, cannot displace the others.
 */
export const storeBytes = { prepared: 40 * megabyte, results: 24 * megabyte }
export const maxShare = 1 / 4

/** Milliseconds until which a value is stored at most. */
export const longestLifetime = 90 * 86_400_000

/** The kind and the sender whose share a value counts against. */
export interface Share {
  kind: keyof typeof storeBytes
  sender: string
}

/**
 * Values that expire, shared by all gateways through Redis, or in this process without it or while it is down. A sender
 * at its share loses its own oldest values; when all shares together are too large, the largest one does.
 */
export class SessionStore {
  readonly #local = {
    prepared: new Shares(storeBytes.prepared, maxShare),
    results: new Shares(storeBytes.results, maxShare),
  }
  readonly #sets = new Map<string, Set<string>>()
  readonly #pending = new Map<string, Promise<unknown>>()
  readonly #redis: Redis | undefined

  constructor(redis: Redis | undefined) {
    this.#redis = redis
  }

  get #shared(): Redis | undefined {
    return this.#redis?.status === 'ready' ? this.#redis : undefined
  }

  async get(key: string, kind: Share['kind'] = 'prepared'): Promise<unknown> {
    const text = this.#shared ? await this.#shared.get(`agent ${key}`) : this.#local[kind].get(key)
    return text ? JSON.parse(text) : undefined
  }

  /** Stores a value for `lifetime` milliseconds within the share of its sender. */
  async set(key: string, value: unknown, lifetime: number, { kind, sender }: Share): Promise<void> {
    const text = JSON.stringify(value)
    if (!this.#shared) return this.#local[kind].set(key, text, lifetime, sender)
    await setInShare(this.#shared, {
      ...{ key: `agent ${key}`, text, lifetime, longestLifetime, sender },
      prefix: `agent ${kind}`,
      maxBytes: storeBytes[kind],
      maxShare,
    })
  }

  /** Returns a prepared value and removes it, so that of several callers one gets it. */
  async take(key: string): Promise<unknown> {
    const { prepared } = this.#local
    const text = this.#shared ? await this.#shared.getdel(`agent ${key}`) : prepared.get(key)
    if (!this.#shared) prepared.delete(key)
    return text ? JSON.parse(text) : undefined
  }

  /** Runs one piece of work on a key after another, among all gateways. */
  async exclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#pending.get(key) ?? Promise.resolve()
    const after = before.catch(() => undefined).then(() => this.#locked(key, work))
    this.#pending.set(key, after)
    try {
      return await after
    } finally {
      if (this.#pending.get(key) === after) this.#pending.delete(key)
    }
  }

  async #locked<T>(key: string, work: () => Promise<T>): Promise<T> {
    const redis = this.#shared
    if (!redis) return work()
    const [name, owner] = [`agent lock ${key}`, randomUUID()]
    while (!(await redis.set(name, owner, 'PX', lockLifetime, 'NX'))) await setTimeout(lockPause)
    try {
      return await work()
    } finally {
      await redis.eval(unlock, 1, name, owner).catch(() => undefined)
    }
  }

  /** Adds to a set, which is stored as long as the last value that was added to it. */
  async add(set: string, member: string): Promise<void> {
    if (this.#shared)
      await this.#shared
        .multi()
        .sadd(`agent ${set}`, member)
        .pexpire(`agent ${set}`, longestLifetime)
        .exec()
    else this.#sets.set(set, (this.#sets.get(set) ?? new Set()).add(member))
  }

  async remove(set: string, member: string): Promise<void> {
    if (this.#shared) await this.#shared.srem(`agent ${set}`, member)
    else this.#sets.get(set)?.delete(member)
  }

  async members(set: string): Promise<string[]> {
    return this.#shared ? this.#shared.smembers(`agent ${set}`) : [...(this.#sets.get(set) ?? [])]
  }

  /** Whether this process may do something that one of all gateways does within `lifetime` milliseconds. */
  async claim(name: string, lifetime: number): Promise<boolean> {
    if (!this.#shared) return true
    return (await this.#shared.set(`agent claim ${name}`, '1', 'PX', lifetime, 'NX')) === 'OK'
  }
}
