import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { changesUnder, type Dependent } from './changes.ts'
import { PublicReads } from './publicReads.ts'
import { ResponseCache } from './responseCache.ts'
import { connectRedis, SharedReads } from './sharedReads.ts'

/** The caches of this gateway for the CMS's public responses. */
export interface Caches {
  reads: PublicReads
  responses: ResponseCache
  /** The Redis for what must not be evicted when cached responses fill the memory. */
  state: Redis | undefined
  /** Drops the cached responses of these paths, in this gateway and in all that share its Redis. */
  invalidate(paths: readonly string[]): Promise<void>
  /** Notifies a dependent of every change from now on, whichever gateway received it. */
  notify(dependent: Dependent): void
  close(): Promise<void>
}

/** Creates the caches, in memory or backed by Redis. The clock is in milliseconds. */
export function openCaches(
  {
    redisUrl,
    stateRedisUrl,
    redisTimeout,
  }: {
    redisUrl?: string | undefined
    stateRedisUrl?: string | undefined
    redisTimeout?: number | undefined
  },
  logger: FastifyBaseLogger,
  clock: () => number = Date.now,
): Caches {
  const responses = new ResponseCache({ clock })
  const dependents: Dependent[] = []
  const redis = redisUrl ? connectRedis(redisUrl, logger, redisTimeout) : undefined
  const state = stateRedisUrl ? connectRedis(stateRedisUrl, logger, redisTimeout) : redis
  const invalidateLocally = (paths: readonly string[]) => {
    const hasChanged = changesUnder(paths)
    reads.invalidate(hasChanged)
    responses.clear()
    for (const dependent of dependents) dependent.invalidate(hasChanged)
  }
  const markStale = () => {
    reads.markStale()
    responses.clear()
    for (const dependent of dependents) dependent.clear()
  }
  const shared = redis
    ? new SharedReads(redis, { onChanges: invalidateLocally, onMissed: markStale })
    : undefined
  const reads = new PublicReads({ shared, clock })
  return {
    reads,
    responses,
    state,
    invalidate: async (paths) => {
      invalidateLocally(paths)
      await shared?.invalidate(paths)
    },
    notify: (dependent) => void dependents.push(dependent),
    close: async () => {
      await shared?.close()
      state?.disconnect()
    },
  }
}
