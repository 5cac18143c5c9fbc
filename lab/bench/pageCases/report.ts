import { availableParallelism } from 'node:os'
import { figure } from '@vitrine/tests/support/measure/figures.ts'
import { verdict } from '../shared/goals.ts'
import { otherWork } from '../shared/otherWork.ts'
import type { Peer } from '../shared/peer.ts'
import { amount, writeResult } from '../shared/results.ts'

const nameWidth = 54

/** A figure of the shop with its comparison. */
export interface Line {
  name: string
  unit: string
  /** The shop's figure. */
  value: number
  /** The peer's figure, where it was measured. */
  peer?: { name: string; value: number } | undefined
  /** The maximum of the figure. */
  goal?: number | undefined
  /** The maximum as a share of the peer's figure. */
  ratio?: number | undefined
  note?: string
}

/** A peer's figure; undefined without a peer. */
export const besideFigure = (peer: Peer | undefined, value: () => number) =>
  peer && { name: peer.name, value: value() }

/**
 * Prints a part's title and the work of other programs. Returns a function that prints one of its figures beside the
 * peer's and its goals, and writes it into the table of results.
 */
export async function printTitle(title: string, about: string): Promise<(line: Line) => void> {
  const otherCores = await otherWork()
  const cores = `other work: ${figure(otherCores, 2)} of ${availableParallelism()} cores`
  console.log(`\n${title}, ${about}\n  ${cores}`)
  return ({ name, unit, value, peer, goal, ratio, note }) => {
    const relation = peer ? value / peer.value : Number.NaN
    const goals = [
      goal === undefined ? [] : verdict(value, '≤', goal),
      peer === undefined || ratio === undefined ? [] : `${verdict(relation, '≤', ratio)} ×`,
    ].flat()
    writeResult({ name: `${title}: ${name}`, unit, value, beside: peer, goals, otherCores })
    const beside = peer
      ? [`${peer.name} ${amount(peer.value, unit)}, ${figure(relation, 2)} ×`]
      : []
    console.log(
      [
        name.padEnd(nameWidth) + amount(value, unit).padStart(11),
        ...beside,
        ...goals,
        ...(note ? [note] : []),
      ].join('  '),
    )
  }
}
