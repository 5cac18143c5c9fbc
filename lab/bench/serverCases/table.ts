import { figure } from '@vitrine/tests/support/measure/figures.ts'
import type { Measured } from './measure.ts'

const nameWidth = 44
const columns = [
  'req/s',
  'p50 ms',
  'p99 ms',
  'RSS max',
  'RSS end',
  'CPU µs',
  '503',
  'errors',
  'other CPU',
] as const

/** The heading of the table of loads. */
export function printHeading() {
  console.log(`\n${''.padEnd(nameWidth)}${columns.map((name) => name.padStart(10)).join('')}`)
}

/** One load's row, with what its figures should be at the end. */
export function printRow(name: string, measured: Measured, notes: readonly string[] = []) {
  const {
    rate,
    p50,
    p99,
    memoryMax,
    memoryEnd,
    cost,
    overloaded,
    failures,
    otherCores: elsewhere,
  } = measured
  const cells = [
    figure(rate, rate < 100 ? 1 : 0),
    figure(p50, 1),
    figure(p99, 1),
    figure(memoryMax),
    figure(memoryEnd),
    figure(cost),
    figure(overloaded),
    figure(failures),
    figure(elsewhere, 2),
  ]
  const row = name.padEnd(nameWidth) + cells.map((cell) => cell.padStart(10)).join('')
  console.log([row, ...notes].join('  '))
}
