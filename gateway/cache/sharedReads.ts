import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import type { Kept } from './publicReads.ts'

const channel = 'vitrine:changes'
const maxUnreported = 1000
/** Milliseconds until a change that Redis did not accept is sent again. */
const retryDelay = 1000
// Another version may store readings in another shape, so each version has its own keys.
const schema = readFileSync(new URL('../../schema.graphql', import.meta.url))
const prefix = `vitrine:read:${createHash('sha1').update(schema).digest('hex').slice(0, 12)}:`

/** Connects to Redis. A command times out after 100 ms and is not retried. */
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

/** Callbacks for changes that other gateways publish. */
export interface ChangeHandlers {
  /** The responses of these paths have changed. */
  onChanges(paths: readonly string[]): void
  /** The subscription was restored: changes may have been missed. */
  onMissed(): void
}

/** The paths in a message; the root path if the message is malformed, because something did change. */
function pathsIn(text: string): string[] {
  try {
    const paths: unknown = JSON.parse(text)
    if (Array.isArray(paths) && paths.every((path) => typeof path === 'string')) return paths
  } catch {
    // Not JSON: handled like any other malformed message.
  }
  return ['/']
}

/** Public readings that gateways share. When Redis fails, readings are requested from the CMS again. */
export class SharedReads {
  readonly #redis: Redis
  readonly #subscriber: Redis
  /** Changes that Redis has not accepted yet. */
  readonly #unreported = new Set<string>()
  #retry: NodeJS.Timeout | undefined

  constructor(redis: Redis, { onChanges, onMissed }: ChangeHandlers) {
    this.#redis = redis
    this.#subscriber = redis.duplicate({
      enableOfflineQueue: true,
      commandTimeout: undefined,
      autoResubscribe: false,
    })
    this.#subscriber.on('error', () => undefined)
    this.#subscriber.on('message', (_, text) => onChanges(pathsIn(text)))
    let wasLost = false
    this.#subscriber.on('close', () => {
      wasLost = true
    })
    this.#subscriber.on('ready', async () => {
      try {
        await this.#subscriber.subscribe(channel)
        if (wasLost) onMissed()
        wasLost = false
      } catch {
        // The connection was lost again; its next `ready` follows.
      }
    })
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

  delete(key: string) {
    this.#redis.unlink(prefix + key).catch(() => undefined)
  }

  /** Drops the readings of these paths and notifies the other gateways; retried later if Redis is down. */
  async forget(paths: readonly string[]) {
    try {
      for (const path of paths) {
        const pattern = `${prefix}${path.replace(/[*?[\]\\]/g, '\\$&')}*`
        for await (const keys of this.#redis.scanStream({ match: pattern, count: 500 }))
          if (keys.length) await this.#redis.unlink(keys)
      }
      await this.#redis.publish(channel, JSON.stringify(paths))
    } catch {
      this.#reportLater(paths)
    }
  }

  #reportLater(paths: readonly string[]) {
    for (const path of paths) this.#unreported.add(path)
    this.#retry ??= setTimeout(() => {
      const all = this.#unreported.size > maxUnreported ? ['/'] : [...this.#unreported]
      this.#unreported.clear()
      this.#retry = undefined
      void this.forget(all)
    }, retryDelay)
  }

  async close() {
    clearTimeout(this.#retry)

    this.#subscriber.disconnect()
    this.#redis.disconnect()
  }
}
