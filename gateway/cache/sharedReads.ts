import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { schemaHash } from '../generated/schemaHash.ts'
import { contentKey } from '../upstream/contentCalls.ts'
import type { CachedReading } from './publicReads.ts'

const channel = 'vitrine:changes'
const maxUnpublished = 1000
/** The paths of all changes: of the CMS, and of the one of the content. */
const everything = ['/', contentKey('/')]
/** Milliseconds until a change that Redis did not accept is sent again. */
const retryDelay = 1000
// Another version may store readings in another shape, so each version has its own keys.
const prefix = `vitrine:read:${schemaHash.slice(0, 12)}:`

/** Connects to Redis. A command that takes longer than `commandTimeout` milliseconds fails and is not retried. */
export function connectRedis(url: string, logger: FastifyBaseLogger, commandTimeout = 100): Redis {
  const redis = new Redis(url, {
    commandTimeout,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  })
  let isReported = false
  redis.on('error', (error) => {
    if (!isReported)
      logger.warn({ err: error }, 'Redis is unavailable: this gateway caches and counts on its own')
    isReported = true
  })
  redis.on('ready', () => {
    isReported = false
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

/** The paths in a message, or the root path if the message is malformed. */
function pathsIn(text: string): string[] {
  try {
    const paths: unknown = JSON.parse(text)
    if (Array.isArray(paths) && paths.every((path) => typeof path === 'string')) return paths
  } catch {
    // Not JSON: handled like any other malformed message.
  }
  return everything
}

/** Public readings that gateways share, requested from the CMS again when Redis fails. */
export class SharedReads {
  readonly #redis: Redis
  readonly #subscriber: Redis
  /** Changes that Redis has not accepted yet. */
  readonly #unpublished = new Set<string>()
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

  async get(key: string): Promise<CachedReading | undefined> {
    try {
      const text = await this.#redis.get(prefix + key)
      return text ? JSON.parse(text) : undefined
    } catch {
      return undefined
    }
  }

  set(key: string, cached: CachedReading) {
    const { fresh = 0, stale = 0, onError = 0 } = cached.freshness ?? {}
    const lifetime = Math.ceil(fresh + Math.max(stale, onError))
    if (lifetime <= 0) return
    this.#redis.set(prefix + key, JSON.stringify(cached), 'PX', lifetime).catch(() => undefined)
  }

  delete(key: string) {
    this.#redis.unlink(prefix + key).catch(() => undefined)
  }

  /** Drops the readings of these paths and notifies the other gateways; retried later if Redis is down. */
  async invalidate(paths: readonly string[]) {
    try {
      for (const path of paths) {
        const pattern = `${prefix}${path.replace(/[*?[\]\\]/g, '\\$&')}*`
        for await (const keys of this.#redis.scanStream({ match: pattern, count: 500 }))
          if (keys.length) await this.#redis.unlink(keys)
      }
      await this.#redis.publish(channel, JSON.stringify(paths))
    } catch {
      this.#publishLater(paths)
    }
  }

  #publishLater(paths: readonly string[]) {
    for (const path of paths) this.#unpublished.add(path)
    this.#retry ??= setTimeout(() => {
      const all = this.#unpublished.size > maxUnpublished ? everything : [...this.#unpublished]
      this.#unpublished.clear()
      this.#retry = undefined
      void this.invalidate(all)
    }, retryDelay)
  }

  async close() {
    clearTimeout(this.#retry)

    this.#subscriber.disconnect()
    this.#redis.disconnect()
  }
}
