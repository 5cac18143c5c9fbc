import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { AnswerCache } from './answerCache.ts'
import { PublicReads } from './publicReads.ts'
import { connectRedis, SharedReads } from './sharedReads.ts'

/** All that this gateway remembers. */
export interface Caches {
  reads: PublicReads
  answers: AnswerCache
  redis: Redis | undefined
  /** Forgets what the CMS answered under these paths, here and in every gateway that shares the Redis. */
  forget(paths: readonly string[]): Promise<void>
  close(): Promise<void>
}

const isUnder = (path: string) => (key: string) =>
  path === '/' || key === path || key.startsWith(`${path}/`) || key.startsWith(`${path}?`)

/** Opens the caches, in memory or with the Redis of that address behind them. */
export function openCaches(redisUrl: string | undefined, logger: FastifyBaseLogger): Caches {
  const answers = new AnswerCache()
  const redis = redisUrl ? connectRedis(redisUrl, logger) : undefined
  const forgetHere = (paths: readonly string[]) => {
    for (const path of paths) reads.forget(isUnder(path))
    answers.clear()
  }
  const shared = redis ? new SharedReads(redis, forgetHere) : undefined
  const reads = new PublicReads({ shared })
  return {
    reads,
    answers,
    redis,
    forget: async (paths) => {
      forgetHere(paths)
      await shared?.forget(paths)
    },
    close: async () => shared?.close(),
  }
}
