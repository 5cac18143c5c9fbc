import { pathToFileURL } from 'node:url'
import { type MachineCoverage, readCoverage } from '../model/coverageRecord.ts'
import { browserFolder } from './browserCoverage.ts'

interface Item {
  id: string
  tests: readonly string[]
  /** Why a browser cannot reach it. */
  excluded?: string
}

/** Merges several records of a machine: an item is covered by the tests of all of them. */
function merged(records: readonly MachineCoverage[]): { states: Item[]; transitions: Item[] } {
  const mergeById = (items: readonly Item[]) => {
    const known = new Map<string, Item>()
    for (const item of items) {
      const other = known.get(item.id)
      const tests = [...(other?.tests ?? []), ...item.tests]
      // An item is excluded only if it is excluded at both widths.
      const excluded = other && !other.excluded ? undefined : item.excluded
      known.set(item.id, { id: item.id, tests, ...(excluded && { excluded }) })
    }
    return [...known.values()]
  }
  return {
    states: mergeById(records.flatMap(({ states }) => states)),
    transitions: mergeById(
      records.flatMap(({ transitions }) => transitions.map((each) => ({ ...each, id: each.key }))),
    ),
  }
}

/** The numbers of covered, required and excluded items: `10/11 +3`. */
function share(items: readonly Item[]): string {
  if (items.length === 0) return '–'
  const required = items.filter(({ excluded }) => excluded === undefined)
  const covered = required.filter(({ tests }) => tests.length > 0)
  const excluded = items.length - required.length
  return `${covered.length}/${required.length}${excluded > 0 ? ` +${excluded}` : ''}`
}

function cellsOf(records: readonly MachineCoverage[]): string[] {
  const { states, transitions } = merged(records)
  const tests = new Set([...states, ...transitions].flatMap((item) => item.tests))
  return [share(states), share(transitions), tests.size === 0 ? '–' : String(tests.size)]
}

/**
 * A table of the states and transitions of each machine that tests cover: of the machine alone, and in a
 * browser, where items that a browser cannot cause are counted separately.
 */
export function coverageTable(
  machineCoverage: readonly MachineCoverage[],
  inBrowser: readonly MachineCoverage[],
): string {
  const names = [
    ...new Set([...machineCoverage, ...inBrowser].map(({ machine }) => machine)),
  ].sort()
  const of = (records: readonly MachineCoverage[], name: string) =>
    cellsOf(records.filter(({ machine }) => machine === name))
  const rows = [
    ['machine', 'states', 'transitions', 'paths', 'in a browser', 'transitions', 'tours'],
    ...names.map((name) => [name, ...of(machineCoverage, name), ...of(inBrowser, name)]),
  ]
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    row
      .map((cell, column) => {
        const width = widths?.[column] ?? 0
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
  return rows.map(line).join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(coverageTable(await readCoverage(), await readCoverage(browserFolder)))
}
