import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { AnswerCache } from './responseCache.ts'
import { changesUnder, type Dependent } from './changes.ts'
import { PublicReads } from './publicReads.ts'
import { connectRedis, SharedReads } from './sharedReads.ts'

/** The caches of this gateway for the CMS's public responses. */
export interface Caches {
  reads: PublicReads
  answers: AnswerCache
  redis: Redis | undefined
  /** Drops the responses of these paths, in this gateway and in all that share its Redis. */
  forget(paths: readonly string[]): Promise<void>
  /** Notifies a dependent of every change from now on, whichever gateway received it. */
  notify(dependent: Dependent): void
  close(): Promise<void>
}

/** Creates the caches, in memory or backed by Redis. The clock is in milliseconds. */
export function openCaches(
  redisUrl: string | undefined,
  logger: FastifyBaseLogger,
  clock: () => number = Date.now,
): Caches {
  const answers = new AnswerCache({ clock })
  const dependents: Dependent[] = []
  const redis = redisUrl ? connectRedis(redisUrl, logger) : undefined
  const forgetHere = (paths: readonly string[]) => {
    const hasChanged = changesUnder(paths)
    reads.forget(hasChanged)
    answers.clear()
    for (const dependent of dependents) dependent.forget(hasChanged)
  }
  const distrust = () => {
    reads.distrust()
    answers.clear()
    for (const dependent of dependents) dependent.clear()
  }
  const shared = redis
    ? new SharedReads(redis, { onChanges: forgetHere, onMissed: distrust })
    : undefined
  const reads = new PublicReads({ shared, clock })
  return {
    reads,
    answers,
    redis,
    forget: async (paths) => {
      forgetHere(paths)
      await shared?.forget(paths)
    },
    notify: (dependent) => void dependents.push(dependent),
    close: async () => shared?.close(),
  }
}
