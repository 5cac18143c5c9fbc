import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { machineTime } from '../serverCases/processUse.ts'
import { figure, verdict } from '../shared/figures.ts'

const nameWidth = 54

/** A figure of the shop with its comparison. */
export interface Line {
  name: string
  unit: string
  /** The shop's figure. */
  value: number
  /** The peer's figure, where it was measured. */
  peer?: number | undefined
  /** The maximum of the figure. */
  goal?: number | undefined
  /** The maximum as a share of the peer's figure. */
  ratio?: number | undefined
  note?: string
}

/** Milliseconds for which the work of other processes is watched. */
const watched = 1000

/**
 * Prints a part's title, and how many processor cores other programs use while nothing is measured: figures of a busy
 * machine cannot be compared.
 */
export async function printTitle(title: string): Promise<void> {
  const [start, before] = [performance.now(), machineTime()]
  await delay(watched)
  const cores = (machineTime() - before) / 1000 / (performance.now() - start)
  console.log(`\n${title}\n  other work: ${figure(cores, 2)} of ${availableParallelism()} cores`)
}

/** Prints one figure beside the peer's and its goals. */
export function printLine({ name, unit, value, peer, goal, ratio, note }: Line) {
  const decimals = unit === '' ? 3 : unit === 'kB' || unit === 'MB' ? 1 : 0
  const amount = (of: number) => `${figure(of, decimals)} ${unit}`.trimEnd()
  const relation = peer === undefined ? Number.NaN : value / peer
  const notes = [
    goal === undefined ? '' : verdict(value, '≤', goal),
    peer === undefined ? '' : `peer ${amount(peer)}, ${figure(relation, 2)} ×`,
    peer === undefined || ratio === undefined ? '' : verdict(relation, '≤', ratio),
    note ?? '',
  ]
  console.log(
    [name.padEnd(nameWidth) + amount(value).padStart(11), ...notes.filter(Boolean)].join('  '),
  )
}
