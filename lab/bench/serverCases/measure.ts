import { setTimeout as wait } from 'node:timers/promises'
import {
  processorTime,
  residentMemory,
  watchResidentMemory,
} from '@vitrine/tests/support/measure/processUse.ts'
import { median } from '../shared/goals.ts'
import { machineTime } from '../shared/otherWork.ts'
import { failureCount, type Load, type LoadResult, sendLoad, statusCount } from './load.ts'

/** Milliseconds after a load until the memory that stays is read. */
const settlingTime = 3000

/** A subject that is put under load in every round. */
export interface Subject {
  name: string
  /** The process that is measured; undefined when it is not known. */
  pid: number | undefined
  seconds: number
  load: Pick<Load, 'url' | 'paths'> & Partial<Load>
}

/** The measurement of a process under one load. */
export interface Measured extends LoadResult {
  /** Resident memory in MB: the largest during the load, and what is left 3 s later. */
  memoryMax: number
  memoryEnd: number
  /** Microseconds of processor time for each response. */
  cost: number
  /** Processor cores in use by anything but the process and the load generator. */
  otherCores: number
  overloaded: number
  failures: number
}

/** Puts a subject under load. */
export async function measure(subject: Subject): Promise<Measured> {
  const { pid = Number.NaN, seconds, load } = subject
  const memory = watchResidentMemory(pid)
  const [started, used, busy] = [performance.now(), processorTime(pid), machineTime()]
  const result = await sendLoad({ connections: 50, ...load, seconds })
  const spent = processorTime(pid) - used
  const others = machineTime() - busy - spent - result.processorTime
  const elapsed = (performance.now() - started) * 1000
  const memoryMax = memory.stop()
  await wait(settlingTime)
  const responses = Object.values(result.statuses).reduce((sum, count) => sum + count, 0)
  return {
    ...result,
    memoryMax,
    memoryEnd: residentMemory(pid),
    cost: spent / responses,
    otherCores: Math.max(0, others / elapsed),
    overloaded: statusCount(result, 503),
    failures: failureCount(result),
  }
}

/** The median of several measurements of one subject; the largest memory, and the memory after the last. */
export function summarize(rounds: readonly Measured[]): Measured {
  const [first] = rounds
  const last = rounds.at(-1)
  if (!first || !last) throw new Error('There is no measurement to summarize.')
  const middle = (read: (measured: Measured) => number) => median(rounds.map(read))
  const sum = (read: (measured: Measured) => number) =>
    rounds.reduce((total, measured) => total + read(measured), 0)
  return {
    ...last,
    statuses: sumOf(rounds.map(({ statuses }) => statuses)),
    rate: middle(({ rate }) => rate),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    cost: middle(({ cost }) => cost),
    otherCores: middle(({ otherCores }) => otherCores),
    memoryMax: rounds.reduce((max, { memoryMax }) => Math.max(max, memoryMax), first.memoryMax),
    overloaded: sum(({ overloaded }) => overloaded),
    failures: sum(({ failures }) => failures),
  }
}

function sumOf(counts: readonly Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const [status, count] of counts.flatMap((one) => Object.entries(one)))
    total[status] = (total[status] ?? 0) + count
  return total
}
