import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds that a response waits for one of the payment provider that would improve it. */
const providerTimeout = 1000

/** The result of a task, or `late` if it exceeded its time limit; it is not cancelled. */
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
