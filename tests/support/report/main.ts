import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { sourcesOfPages } from '../../../scripts/lib/pages.mjs'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { readTests, resultsPath, type TestResult } from '../../../scripts/lib/testReports.mjs'
import { knownMachines, machinesOfFile } from './knownMachines.ts'
import { machineResults } from './machineResults.ts'

const kinds = ['unit', 'browser', 'tours'] as const
const runs = ['whole', 'some'] as const

/** The newest result of each test: of the last whole run, and of files that ran since. */
function readResults(kind: (typeof kinds)[number]): TestResult[] {
  const reports = runs
    .map((run) => ({ run, path: resultsPath(run, kind) }))
    .filter(({ path }) => existsSync(path))
    .map((report) => ({ ...report, written: statSync(report.path).mtimeMs }))
    .sort((one, other) => one.written - other.written)
  const whole = reports.findIndex(({ run }) => run === 'whole')
  const tests = reports.filter((_, index) => index >= whole).flatMap(({ path }) => readTests(path))
  return [
    ...new Map(tests.map((test) => [`${test.project} ${test.file} ${test.title}`, test])).values(),
  ]
}

const folder = inRoot('.cache', 'coverage')
const results = machineResults(knownMachines, kinds.flatMap(readResults), machinesOfFile)
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/results.json`, JSON.stringify({ ...results, sources: sourcesOfPages() }))
const failed = Object.entries(results.verdicts).filter(([, status]) => status === 'failed')
if (failed.length > 0)
  console.log(`Machines with failed tests: ${failed.map(([id]) => id).join(', ')}`)
console.log('Reports: .cache/report/unit, npm run traces, and both in the gallery, /_machines')
