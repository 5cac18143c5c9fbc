import { readFileSync, writeFileSync } from 'node:fs'
import { figure } from '@vitrine/tests/support/measure/figures.ts'

const file = new URL('../../../docs/benchmarks.md', import.meta.url)
const head =
  '| figure | shop | beside it | ratio | goal | other work | day |\n|---|---|---|---|---|---|---|\n'

/** A measured figure of the shop with its comparison. */
export interface Result {
  /** Names the figure in the table, where it is unique. */
  name: string
  /** The unit of the figures; empty for a score. */
  unit: string
  value: number
  /** The figure of another shop, or of the limit of this one. */
  beside?: { name: string; value: number } | undefined
  /** Whether each goal is met, as `verdict` writes it. */
  goals?: readonly string[]
  /** Processor cores that other programs used; NaN when they are unknown. */
  otherCores: number
}

/** A figure with its unit. */
export const amount = (value: number, unit: string) => {
  const decimals = unit === '' ? 3 : ['kB', 'MB'].includes(unit) ? 1 : 0
  return `${figure(value, decimals)} ${unit}`.trimEnd()
}

/**
 * Writes a figure into the table of docs/benchmarks.md, in the place of an earlier one with the same name, when
 * BENCH_WRITE is 1.
 */
export function writeResult(result: Result): void {
  if (process.env['BENCH_WRITE'] !== '1') return
  writeFileSync(file, withResult(readFileSync(file, 'utf8'), result, new Date()))
}

/** The page with the figure in its table. Throws when the page has no such table. */
export function withResult(page: string, result: Result, now: Date): string {
  const [before, table] = page.split(head)
  if (before === undefined || table === undefined)
    throw new Error('docs/benchmarks.md has no table of figures')
  const end = table.search(/^(?!\|)/m)
  const rows = table.slice(0, end).split('\n').filter(Boolean)
  const index = rows.findIndex((row) => row.startsWith(`| ${result.name} |`))
  const row = rowOf(result, now)
  const changed = index < 0 ? [...rows, row] : rows.with(index, row)
  return `${before}${head}${changed.join('\n')}\n${table.slice(end)}`
}

function rowOf({ name, unit, value, beside, goals = [], otherCores }: Result, now: Date): string {
  const cells = [
    name,
    amount(value, unit),
    beside ? `${beside.name}: ${amount(beside.value, unit)}` : '',
    beside ? `${figure(value / beside.value, 2)} ×` : '',
    goals.join(', '),
    `${figure(otherCores, 2)} cores`,
    now.toISOString().slice(0, 10),
  ]
  return `| ${cells.join(' | ')} |`
}
