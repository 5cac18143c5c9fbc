import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, release, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { figure } from '../../bench/shared/figures.ts'
import type { Line } from './row.ts'

const document = fileURLToPath(new URL('../../../docs/robustness.md', import.meta.url))

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

const heads = ['row', 'date', 'what was done', 'how many', 'what happened', 'recovery', 'p99', '']

const formatRow = (texts: readonly string[]) =>
  `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`

const formatLine = (row: string, date: string, line: Line) =>
  formatRow([
    row,
    date,
    line.what,
    line.count,
    line.outcome,
    milliseconds(line.recovery),
    milliseconds(line.p99),
    line.failures.length === 0 ? '✓' : '✗',
  ])

/**
 * Writes results to the table of docs/robustness.md, with the date and the size of the machine. Rows that were not run keep
 * theirs.
 */
export async function writeTable(
  names: readonly string[],
  results: ReadonlyMap<string, readonly Line[]>,
): Promise<void> {
  const text = readFileSync(document, 'utf8')
  const [introduction] = text.split('## Figures')
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${availableParallelism()} cores, ${figure(totalmem() / 2 ** 30)} GB of memory, Linux ${release()}, Node ${process.versions.node}`
  const known = (name: string) => text.split('\n').filter((line) => line.startsWith(`| ${name} | `))
  const lines = names.flatMap(
    (name) => results.get(name)?.map((line) => formatLine(name, date, line)) ?? known(name),
  )
  const table = [formatRow(heads), formatRow(heads.map(() => '---')), ...lines].join('\n')
  await writeFile(document, `${introduction}## Figures\n\nOn ${machine}.\n\n${table}\n`)
}
