import { setPriority } from 'node:os'
import { parentPort, type Transferable } from 'node:worker_threads'
import type { JobReply } from './threadPool.ts'

/** Handles the jobs of the pool that started this thread. `transfer` lists buffers that are handed over, not copied. */
export function handleJobs<Job, Result>(
  handle: (job: Job) => Promise<Result>,
  transfer: (result: Result) => readonly Transferable[] = () => [],
) {
  const port = parentPort
  if (!port) throw new Error('This module runs in a worker thread only.')
  port.on('message', async (job: Job) => {
    try {
      const value = await handle(job)
      port.postMessage({ value } satisfies JobReply<Result>, transfer(value))
    } catch (error) {
      port.postMessage({ error: transferableError(error) } satisfies JobReply<Result>)
    }
  })
}

/** An error that can be posted whatever else hangs on it. */
function transferableError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const { name, message, stack } = error
  return Object.assign(new Error(message), { name, stack: stack ?? '' })
}

/**
 * Gives this thread less of the processors than others (0 to 19). Only Linux has a priority for each thread; elsewhere
 * the call would slow down the whole process.
 */
export function lowerPriority(niceness: number) {
  if (process.platform !== 'linux') return
  try {
    setPriority(niceness)
  } catch {
    // A sandbox may forbid it; the thread then competes on equal terms.
  }
}
