import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { writeRecord } from '../../../scripts/lib/records.mjs'
import { knownMachines, machinesOfFile } from './knownMachines.ts'
import { isBad, itemsIn } from './report.ts'

const folder = inRoot('.cache', 'coverage', 'failures')

/** Stores the results of a test file for the report of a run, and its failures in machines for the gallery. */
export function storeResults(record: Parameters<typeof writeRecord>[0]): void {
  const { project, file, tests } = writeRecord(record)
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
