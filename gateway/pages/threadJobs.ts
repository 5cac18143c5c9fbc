import { setPriority } from 'node:os'
import { parentPort, type Transferable } from 'node:worker_threads'
import type { JobResponse } from './threadPool.ts'

/** Handles the jobs of the pool that started this thread. `transfer` lists buffers to transfer instead of copying. */
export function handleJobs<Job, Result>(
  handle: (job: Job) => Promise<Result>,
  transfer: (result: Result) => readonly Transferable[] = () => [],
) {
  const port = parentPort
  if (!port) throw new Error('This module runs in a worker thread only.')
  port.on('message', async (job: Job) => {
    try {
      const value = await handle(job)
      port.postMessage({ value } satisfies JobResponse<Result>, transfer(value))
    } catch (error) {
      port.postMessage({ error: transferableError(error) } satisfies JobResponse<Result>)
    }
  })
}

/** A copy of the error without properties that cannot be posted between threads. */
function transferableError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const { name, message, stack } = error
  return Object.assign(new Error(message), { name, stack: stack ?? '' })
}

/**
 * Lowers the priority of this thread; `niceness` is from 0 to 19. Only on Linux: on other systems the call would slow
 * down the whole process.
 */
export function lowerPriority(niceness: number) {
  if (process.platform !== 'linux') return
  try {
    setPriority(niceness)
  } catch {
    // A sandbox may forbid it: the thread then keeps its priority.
  }
}
