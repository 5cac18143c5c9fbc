import { parseArgs } from 'node:util'
import { rows } from './rows.ts'
import { printLine, printTotal } from './shared/printLines.ts'
import type { Line } from './shared/row.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '30' },
    quick: { type: 'boolean', default: false },
  },
})
const names = rows.map(({ name }) => name)
const unknown = positionals.find((name) => !names.includes(name))
const minutes = Number(values.minutes)
const times = (count: number) => (values.quick ? Math.ceil(count / 10) : count)

if (values.list) for (const { name, about } of rows) console.log(`${name.padEnd(16)}${about}`)
else if (unknown !== undefined) fail(`Unknown row: ${unknown}. The rows are ${names.join(', ')}.`)
else if (!(minutes > 0)) fail(`--minutes must be a number above 0, but is “${values.minutes}”.`)
else await runRows()

async function runRows() {
  const lines: Line[] = []
  for (const { name, run } of rows) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    console.log(`\n── ${name} ──`)
    for await (const line of linesOf(name, run)) {
      lines.push(line)
      printLine(line)
    }
  }
  printTotal(lines)
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

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}
