import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds that a response waits for the payment provider where it would be better with its answer. */
const providerTimeout = 1000

/** The result of a task within a time limit, or `late` while the task goes on. */
export type InTime<Result> = { result: Result } | 'late'

/** Waits for a task for at most a second, and rejects when the task does within that time. */
export async function inTime<Result>(
  task: Promise<Result>,
  milliseconds = providerTimeout,
): Promise<InTime<Result>> {
  const stopped = new AbortController()
  const late = delay(milliseconds, 'late' as const, { signal: stopped.signal }).catch(
    () => 'late' as const,
  )
  try {
    return await Promise.race([task.then((result) => ({ result })), late])
  } finally {
    stopped.abort()
    task.catch(() => {})
  }
}
