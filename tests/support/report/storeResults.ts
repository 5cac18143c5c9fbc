import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { type TestRecord, writeRecord } from '../../../scripts/lib/records.mjs'
import { coverageFolder, type MachineCoverage } from '../model/coverageRecord.ts'
import { knownMachines, machinesOfFile } from './knownMachines.ts'
import { isBad, itemsIn } from './report.ts'

const folder = inRoot('.cache', 'coverage', 'failures')

/** Stores which tests of a file reached each state and transition of machines. */
function storeCoverage(tests: readonly TestRecord[]): void {
  for (const { id: machine, states, transitions } of knownMachines) {
    const walks = tests.filter(
      (test) =>
        test.machine?.id === machine && test.machine.items.length > 0 && !isBad(test.status),
    )
    if (walks.length === 0) continue
    const reach = (item: string) =>
      walks.filter((test) => test.machine?.items.includes(item)).map(({ title }) => title)
    const coverage: MachineCoverage = {
      machine,
      states: states.map(({ id }) => ({ id, tests: reach(id) })),
      transitions: transitions.map(({ id: key }) => ({ key, tests: reach(key) })),
    }
    mkdirSync(coverageFolder, { recursive: true })
    writeFileSync(join(coverageFolder, `${machine}.json`), JSON.stringify(coverage))
  }
}

/** Stores the results of a test file for the report of a run, and its coverage and failures of machines for the gallery. */
export function storeResults(record: Parameters<typeof writeRecord>[0]): void {
  const { project, file, tests } = writeRecord(record)
  if (project === 'machines') storeCoverage(tests)
  const failures = tests
    .filter(({ status }) => isBad(status))
    .flatMap((test) =>
      knownMachines.flatMap((machine) => {
        const items = itemsIn(machine, { ...test, file }, machinesOfFile)
        const { title, status, message = '' } = test
        return items ? [{ machine: machine.id, items, project, title, status, message }] : []
      }),
    )
  const path = join(folder, `${project}.${file.replaceAll('/', '.')}.json`)
  rmSync(path, { force: true })
  if (failures.length === 0) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, JSON.stringify(failures))
}
