import { pathToFileURL } from 'node:url'
import { versionOf } from '../../../scripts/lib/records.mjs'
import { readCoverage } from '../model/coverageRecord.ts'
import { storeResults } from '../report/storeResults.ts'
import { type BrowserCoverage, browserFolder } from './browserCoverage.ts'

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

/** Stores the shortfalls of each machine for the report, as tests that failed at what was not reached. */
function storeShortfalls(machines: readonly string[], shortfalls: readonly string[]): void {
  const tests = machines.map((id) => {
    const own = shortfalls.filter((each) => each.startsWith(`${id}, `))
    const failedAt = own.map((each) => each.slice(each.indexOf(': ') + 2))
    const status = own.length > 0 ? ('failed' as const) : ('passed' as const)
    const title = `the tours of ${id} reach everything that is not excluded`
    return {
      title,
      status,
      duration: 0,
      message: own.join('\n'),
      machine: { id, items: [], failedAt },
    }
  })
  const date = new Date().toISOString()
  const file = 'tests/support/browser/shortfalls.ts'
  storeResults({ project: 'phone', file, version: versionOf(), date, tests })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const run = process.env['TEST_RUN'] === 'fast' ? 'fast' : 'deep'
  const records = await readCoverage<BrowserCoverage>(browserFolder)
  const shortfalls = shortfallsOf(records, run)
  storeShortfalls([...new Set(records.map(({ machine }) => machine))], shortfalls)
  if (shortfalls.length > 0) {
    console.error(`\nNo tour reached:\n  ${shortfalls.join('\n  ')}`)
    process.exitCode = 1
  }
}
