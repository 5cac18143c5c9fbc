import { Worker } from 'node:worker_threads'

/** The `workerData` of the watching thread. */
export interface WatchdogData {
  /** Beats of the watched thread, and the microseconds of processor time that it had used at the last one. */
  beats: BigInt64Array<SharedArrayBuffer>
  /** The time between two beats in milliseconds. */
  interval: number
  /** The log: its name and level, and the file descriptor to which it is written. */
  log: { name?: string; level: string; descriptor: number }
}

/** Missed beats after which a thread counts as blocked. */
const maxMissed = 4

/** Counts the beats that a thread has missed. */
export class MissedBeats {
  #last = -1n
  #missed = 0

  /** The result of a look at the beats, one interval after the last look: the thread is `blocked`, or it is `free` again. */
  look(beat: bigint): { state: 'blocked' | 'free'; missed: number } | undefined {
    const missed = this.#missed
    this.#missed = beat === this.#last ? missed + 1 : 0
    this.#last = beat
    if (this.#missed === maxMissed) return { state: 'blocked', missed: maxMissed }
    return this.#missed === 0 && missed >= maxMissed ? { state: 'free', missed } : undefined
  }
}

/**
 * Starts a thread that logs as a warning the code that blocks the event loop of this one for a second, as the inspector
 * reads it at that time only, so that requests cost nothing.
 */
export function startWatchdog({
  descriptor = process.stdout.fd,
  milliseconds = 1000,
  ...log
}: {
  name?: string
  level: string
  descriptor?: number
  milliseconds?: number
}): { started: Promise<unknown>; stop(): Promise<unknown> } {
  const beats = new BigInt64Array(new SharedArrayBuffer(16))
  const interval = milliseconds / maxMissed
  const beat = () => {
    const { user, system } = process.threadCpuUsage()
    Atomics.store(beats, 1, BigInt(user + system))
    Atomics.add(beats, 0, 1n)
  }
  beat()
  const timer = setInterval(beat, interval).unref()
  const worker = new Worker(new URL('watchdogThread.ts', import.meta.url), {
    workerData: { beats, interval, log: { ...log, descriptor } } satisfies WatchdogData,
    // Threads must not inherit the preloads of the process.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  })
  worker.unref()
  // The shop goes on without it.
  worker.on('error', (error) => process.emitWarning(error))
  return {
    started: new Promise((resolve) => worker.once('online', resolve)),
    stop: () => {
      clearInterval(timer)
      return worker.terminate()
    },
  }
}
