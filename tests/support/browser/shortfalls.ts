import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { resultsPath, type TestResult } from '../../../scripts/lib/testReports.mjs'
import { type BrowserCoverage, readCoverage } from './browserCoverage.ts'

const widths = ['phone', 'desktop']

/**
 * Describes the states and transitions that no tour of a run of all files covered and that are not excluded, by machine and
 * width. Tours to every state need no transitions, and the fast run no tours on a desktop. Echoes count as transitions.
 */
export function shortfallsOf(
  records: readonly BrowserCoverage[],
  run: 'fast' | 'deep' = 'deep',
): string[] {
  const machines = [...new Set(records.map(({ machine }) => machine))].sort()
  return machines.flatMap((machine) =>
    widths.flatMap((width) => {
      const own = records.filter((each) => each.machine === machine && each.width === width)
      if (own.length === 0)
        return run === 'fast' && width === 'desktop' ? [] : [`${machine}, ${width}: no tour`]
      const states = own.flatMap((each) => each.states.map((item) => ({ ...item, name: item.id })))
      const transitions = own
        .filter(({ extent }) => extent === 'every transition')
        .flatMap((each) => each.transitions.map((item) => ({ ...item, name: item.key })))
      return missing([...states, ...transitions]).map((name) => `${machine}, ${width}: ${name}`)
    }),
  )
}

/** The names of items that no test covers and that are not excluded. */
function missing(items: readonly { name: string; tests: readonly string[]; excluded?: unknown }[]) {
  const done = items.filter(({ tests, excluded }) => excluded || tests.length > 0)
  const names = new Set(done.map(({ name }) => name))
  return [...new Set(items.map(({ name }) => name))].filter((name) => !names.has(name))
}

/** The shortfalls of each machine as a test that failed at what was not reached. */
function testsOf(machines: readonly string[], shortfalls: readonly string[]): TestResult[] {
  return machines.map((id) => {
    const own = shortfalls.filter((each) => each.startsWith(`${id}, `))
    const failedAt = own.map((each) => each.slice(each.indexOf(': ') + 2))
    return {
      ...{ project: 'phone', file: 'tests/support/browser/shortfalls.ts' },
      title: `the tours of ${id} reach everything that is not excluded`,
      status: own.length > 0 ? 'failed' : 'passed',
      message: own.join('\n'),
      machine: { id, items: [], failedAt },
    }
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const run = process.env['TEST_RUN'] === 'fast' ? 'fast' : 'deep'
  const records = await readCoverage()
  const shortfalls = shortfallsOf(records, run)
  const machines = [...new Set(records.map(({ machine }) => machine))]
  const path = resultsPath(run, 'tours')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(testsOf(machines, shortfalls)))
  if (shortfalls.length > 0) {
    console.error(`\nNo tour reached:\n  ${shortfalls.join('\n  ')}`)
    process.exitCode = 1
  }
}
