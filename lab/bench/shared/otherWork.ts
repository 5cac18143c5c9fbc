import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Linux counts processor time in ticks of 10 ms on every architecture that Node supports. */
const microsecondsPerTick = 10_000

/** Microseconds of processor time that the whole machine has used; NaN outside Linux. */
export function machineTime(): number {
  if (process.platform !== 'linux') return Number.NaN
  const [, user, nice, system, , , interrupts, softInterrupts] =
    readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).map(Number) ?? []
  const parts = [user, nice, system, interrupts, softInterrupts]
  return parts.reduce<number>((sum, part) => sum + (part ?? Number.NaN), 0) * microsecondsPerTick
}

/**
 * Processor cores that other programs use while nothing is measured, over one second: figures of a busy machine cannot be
 * compared.
 */
export async function otherWork(): Promise<number> {
  const [start, before] = [performance.now(), machineTime()]
  await wait(1000)
  return (machineTime() - before) / 1000 / (performance.now() - start)
}
