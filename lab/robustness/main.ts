import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inRoot } from '../../scripts/lib/paths.mjs'
import type { TestResult } from '../../scripts/lib/testReports.mjs'
import { rows } from './rows.ts'
import { printLine, printTotal } from './shared/printLines.ts'
import type { Line } from './shared/row.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
})
const names = rows.map(({ name }) => name)
const unknown = positionals.find((name) => !names.includes(name))
const minutes = Number(values.minutes ?? (values.quick ? 3 : 30))
const times = (count: number) => (values.quick ? Math.ceil(count / 10) : count)

if (values.list) for (const { name, about } of rows) console.log(`${name.padEnd(16)}${about}`)
else if (unknown !== undefined) fail(`Unknown row: ${unknown}. The rows are ${names.join(', ')}.`)
else if (!(minutes > 0)) fail(`--minutes must be a number above 0, but is “${values.minutes}”.`)
else await runRows()

async function runRows() {
  const lines: Line[] = []
  const results: TestResult[] = []
  for (const { name, run } of rows) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    console.log(`\n── ${name} ──`)
    for await (const line of linesOf(name, run)) {
      lines.push(line)
      results.push(resultOf(name, line))
      printLine(line)
    }
  }
  printTotal(lines)
  const folder = inRoot('.cache', 'report')
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/robustness.json`, JSON.stringify(results))
  process.exit(lines.every(({ failures }) => failures.length === 0) ? 0 : 1)
}

/** The lines of a row; the last one fails if the row cannot be run to its end. */
async function* linesOf(name: string, run: (typeof rows)[number]['run']): AsyncIterable<Line> {
  try {
    yield* run({ minutes, times })
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    yield { what: name, count: '', outcome: 'could not be run', failures: [reason] }
  }
}

/** A line of a row as a test of the run. */
const resultOf = (row: string, { what, outcome, failures }: Line): TestResult => ({
  project: 'robustness',
  file: `lab/robustness/rows/${row}.ts`,
  title: what,
  status: failures.length === 0 ? 'passed' : 'failed',
  message: [outcome, ...failures].join('\n'),
})

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}
