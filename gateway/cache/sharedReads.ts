import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import type { Kept } from './publicReads.ts'

const channel = 'vitrine:changes'
// A new version may shape readings differently, so each version keeps its own.
const schema = readFileSync(new URL('../../schema.graphql', import.meta.url))
const prefix = `vitrine:read:${createHash('sha1').update(schema).digest('hex').slice(0, 12)}:`

/** Connects to Redis, which may come and go: a command waits 100 ms at most and is not repeated. */
export function connectRedis(url: string, logger: FastifyBaseLogger): Redis {
  const redis = new Redis(url, {
    commandTimeout: 100,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  })
  let isKnownDown = false
  redis.on('error', (error) => {
    if (!isKnownDown)
      logger.warn({ err: error }, 'Redis is away; this gateway remembers for itself')
    isKnownDown = true
  })
  redis.on('ready', () => {
    isKnownDown = false
  })
  return redis
}

/** Public readings that several gateways share. Whatever Redis does, a reading is at worst asked for again. */
export class SharedReads {
  readonly #redis: Redis
  readonly #subscriber: Redis

  constructor(redis: Redis, onChanges: (paths: readonly string[]) => void) {
    this.#redis = redis
    this.#subscriber = redis.duplicate({ enableOfflineQueue: true, commandTimeout: undefined })
    this.#subscriber.on('error', () => undefined)
    this.#subscriber.on('message', (_, text) => onChanges(JSON.parse(text)))
    this.#subscriber.subscribe(channel).catch(() => undefined)
  }

  async get(key: string): Promise<Kept | undefined> {
    try {
      const text = await this.#redis.get(prefix + key)
      return text ? JSON.parse(text) : undefined
    } catch {
      return undefined
    }
  }

  set(key: string, kept: Kept) {
    const { fresh = 0, stale = 0, onError = 0 } = kept.freshness ?? {}
    const lifetime = Math.ceil(fresh + Math.max(stale, onError))
    if (lifetime <= 0) return
    this.#redis.set(prefix + key, JSON.stringify(kept), 'PX', lifetime).catch(() => undefined)
  }

  /** Forgets what was kept under the paths and tells the other gateways. */
  async forget(paths: readonly string[]) {
    try {
      for (const path of paths) {
        const pattern = `${prefix}${path.replace(/[*?[\]\\]/g, '\\$&')}*`
        for await (const keys of this.#redis.scanStream({ match: pattern, count: 500 }))
          if (keys.length) await this.#redis.unlink(keys)
      }
      await this.#redis.publish(channel, JSON.stringify(paths))
    } catch {
      // Redis is away: what it kept of these paths lives until its time is over.
    }
  }

  async close() {
    this.#subscriber.disconnect()
    this.#redis.disconnect()
  }
}
