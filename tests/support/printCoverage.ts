import { pathToFileURL } from 'node:url'
import { type MachineCoverage, readCoverage } from './modelCoverage.ts'

const share = (items: readonly { tests: string[] }[]) =>
  `${items.filter(({ tests }) => tests.length > 0).length}/${items.length}`

/** The machines and how many of their states and transitions tests reach and take, as a table. */
export function coverageTable(machines: readonly MachineCoverage[]): string {
  const tests = ({ states, transitions }: MachineCoverage) =>
    new Set([...states, ...transitions].flatMap((item) => item.tests)).size
  const rows = [
    ['machine', 'states', 'transitions', 'paths'],
    ...machines.map((machine) => [
      machine.machine,
      share(machine.states),
      share(machine.transitions),
      String(tests(machine)),
    ]),
    [
      'all',
      share(machines.flatMap(({ states }) => states)),
      share(machines.flatMap(({ transitions }) => transitions)),
      String(machines.map(tests).reduce((sum, each) => sum + each, 0)),
    ],
  ]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  return rows.map(line).join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(coverageTable(await readCoverage()))
}
