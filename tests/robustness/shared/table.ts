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

/** Prints the whole table, and how many lines pass. */
export function printTotal(lines: readonly Line[]): void {
  console.log(`\n${tableOf(lines)}\n`)
  const passed = lines.filter(({ failures }) => failures.length === 0).length
  console.log(`${passed} of ${lines.length} pass`)
}

function tableOf(lines: readonly Line[]): string {
  const heads = ['what was done', 'how many', 'what happened', 'recovery', 'p99 of others', '']
  const cells = lines.map((line) => [
    line.what,
    line.count,
    line.outcome,
    milliseconds(line.recovery),
    milliseconds(line.p99),
    line.failures.length === 0 ? '✓' : '✗',
  ])
  const row = (texts: readonly string[]) =>
    `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`
  return [row(heads), row(heads.map(() => '---')), ...cells.map(row)].join('\n')
}

/** Writes the table to docs/robustness.md with the date, the versions and the size of the machine. */
export async function writeTable(lines: readonly Line[]): Promise<void> {
  const { version } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  )
  const text = readFileSync(document, 'utf8')
  const [introduction] = text.split('## Figures')
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${availableParallelism()} cores, ${figure(totalmem() / 2 ** 30)} GB of memory, Linux ${release()}`
  await writeFile(
    document,
    `${introduction}## Figures\n\n${date}, Vitrine ${version}, Node ${process.versions.node}, ${machine}.\n\n${tableOf(lines)}\n`,
  )
}
