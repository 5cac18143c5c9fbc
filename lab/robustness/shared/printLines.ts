import { figure } from '@vitrine/tests/support/measure/figures.ts'
import type { Line } from './row.ts'

const milliseconds = (value: number | undefined) =>
  value === undefined ? '–' : `${figure(value)} ms`

/** Prints a line with the reasons of its failure. */
export function printLine({ what, count, outcome, recovery, p99, failures }: Line): void {
  console.log(`${failures.length === 0 ? '✓' : '✗'} ${what} (${count}): ${outcome}`)
  const measured = [
    ...(recovery === undefined ? [] : [`recovery ≤ ${milliseconds(recovery)}`]),
    ...(p99 === undefined ? [] : [`p99 of other visitors ${milliseconds(p99)}`]),
  ]
  if (measured.length > 0) console.log(`  ${measured.join(', ')}`)
  for (const failure of failures) console.log(`  ${failure}`)
}

/** Prints how many lines pass. */
export function printTotal(lines: readonly Line[]): void {
  const passed = lines.filter(({ failures }) => failures.length === 0).length
  console.log(`\n${passed} of ${lines.length} pass`)
}
