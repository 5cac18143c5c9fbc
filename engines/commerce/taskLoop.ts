import { setTimeout as delay } from 'node:timers/promises'
import { runTask } from '@vitrine/contract/service/runningCall.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Tracing } from './monitoring/tracing.ts'

/** Background work that is repeated in a loop of its own. */
export interface Task {
  /** The name in logs and metrics. */
  name: string
  /** Milliseconds between a run that found nothing to do and the next. */
  pause: number
  /** Milliseconds after which a run counts as failed and the loop goes on without it. */
  timeout: number
  /**
   * Does what is due and returns the number of items done, or 0 to let the loop pause, and ends when `signal` aborts.
   */
  run(signal: AbortSignal): Promise<number>
}

/** The log, the metrics and the optional collector of traces to which a loop reports its runs. */
export interface Reports {
  log: Pick<FastifyBaseLogger, 'error'>
  metrics: { run(task: string, outcome: 'done' | 'timeout' | 'failed', seconds: number): void }
  tracing?: Tracing | undefined
}

/** Milliseconds that a run may take after its loop was stopped. */
const stopTimeout = 3000

/** Runs a task until stopped, and logs, counts and repeats a failed run after the pause. */
export function startLoop(cms: Reports, task: Task): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const cancelled = new AbortController()
  const work = (async () => {
    while (!stopped.signal.aborted) {
      const done = await runOnce(cms, task, cancelled.signal)
      if (done === 0)
        await delay(task.pause, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopped.abort()
      const timer = setTimeout(() => cancelled.abort(), stopTimeout)
      await work
      clearTimeout(timer)
    },
  }
}

async function runOnce(
  { log, metrics, tracing }: Reports,
  { name, timeout, run }: Task,
  cancelled: AbortSignal,
): Promise<number> {
  const startedAt = Date.now()
  const start = performance.now()
  const late = AbortSignal.timeout(timeout)
  const signal = AbortSignal.any([late, cancelled])
  let done = 0
  let failure: unknown
  try {
    done = await untilAborted(
      runTask(name, () => run(signal)),
      signal,
    )
  } catch (error) {
    failure = error
  }
  const isError = failure !== undefined
  const outcome = !isError ? 'done' : late.aborted ? 'timeout' : 'failed'
  metrics.run(name, outcome, (performance.now() - start) / 1000)
  if (isError) log.error({ err: failure, task: name, outcome }, 'background work failed')
  // Runs that find nothing to do, one a second, would bury the others.
  if (done > 0 || isError)
    tracing?.record({
      name: `background ${name}`,
      startedAt,
      attributes: { 'vitrine.task.count': done, 'vitrine.task.outcome': outcome },
      isError,
    })
  return done
}

/** Rejects as soon as the signal aborts, without waiting for the work. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
