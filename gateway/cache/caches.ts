import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { AnswerCache } from './answerCache.ts'
import { changesUnder, type Dependent } from './changes.ts'
import { PublicReads } from './publicReads.ts'
import { connectRedis, SharedReads } from './sharedReads.ts'

/** Everything that this gateway stores of the CMS's public answers. */
export interface Caches {
  reads: PublicReads
  answers: AnswerCache
  redis: Redis | undefined
  /** Drops what the CMS answered under these paths, here and in every gateway that shares the Redis. */
  forget(paths: readonly string[]): Promise<void>
  /** From now on a dependent is notified of every change, whichever gateway it was reported to. */
  notify(dependent: Dependent): void
  close(): Promise<void>
}

/** Opens the caches, in memory or with the Redis of that address behind them. The clock is in milliseconds. */
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
