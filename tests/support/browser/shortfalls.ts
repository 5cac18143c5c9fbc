import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { resultsPath, type TestResult } from '../../../scripts/lib/testReports.mjs'
import { type BrowserCoverage, readCoverage } from './browserCoverage.ts'

/** Describes the states that no tour of a run of all files covered and that are not excluded, by machine. */
function coverageShortfalls(records: readonly BrowserCoverage[]): string[] {
  const machines = [...new Set(records.map(({ machine }) => machine))].sort()
  return machines.flatMap((machine) => {
    const states = records
      .filter((record) => record.machine === machine)
      .flatMap((record) => record.states)
    const done = states.filter(({ tests, excluded }) => excluded || tests.length > 0)
    const reached = new Set(done.map(({ id }) => id))
    const missing = new Set(states.map(({ id }) => id).filter((id) => !reached.has(id)))
    return [...missing].map((id) => `${machine}: ${id}`)
  })
}

/** The shortfalls of each machine as a test that failed at what was not reached. */
function testsOf(machines: readonly string[], shortfalls: readonly string[]): TestResult[] {
  return machines.map((id) => {
    const ofMachine = shortfalls.filter((shortfall) => shortfall.startsWith(`${id}: `))
    const failedAt = ofMachine.map((item) => item.slice(item.indexOf(': ') + 2))
    return {
      ...{ project: 'phone', file: 'tests/support/browser/shortfalls.ts' },
      title: `the tours of ${id} reach everything that is not excluded`,
      status: ofMachine.length > 0 ? 'failed' : 'passed',
      message: ofMachine.join('\n'),
      machine: { id, items: [], failedAt },
    }
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const records = await readCoverage()
  const shortfalls = coverageShortfalls(records)
  const machines = [...new Set(records.map(({ machine }) => machine))]
  const path = resultsPath('whole', 'tours')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(testsOf(machines, shortfalls)))
  if (shortfalls.length > 0) {
    console.error(`\nNo tour reached:\n  ${shortfalls.join('\n  ')}`)
    process.exitCode = 1
  }
}
