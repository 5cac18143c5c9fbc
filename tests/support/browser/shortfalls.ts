import { pathToFileURL } from 'node:url'
import { readCoverage } from '../model/coverageRecord.ts'
import { type BrowserCoverage, browserFolder } from './browserCoverage.ts'

const widths = ['phone', 'desktop']

/**
 * What the tours of a whole run did not look at or take though nothing excludes it, by machine and width, in words.
 * Echoes count as what they are: transitions.
 */
export function shortfallsOf(records: readonly BrowserCoverage[]): string[] {
  const machines = [...new Set(records.map(({ machine }) => machine))].sort()
  return machines.flatMap((machine) =>
    widths.flatMap((width) => {
      const own = records.filter((each) => each.machine === machine && each.width === width)
      if (own.length === 0) return [`${machine}, ${width}: no tour`]
      const states = own.flatMap((each) => each.states.map((item) => ({ ...item, name: item.id })))
      const transitions = own
        .filter(({ extent }) => extent === 'every transition')
        .flatMap((each) => each.transitions.map((item) => ({ ...item, name: item.key })))
      return missing([...states, ...transitions]).map((name) => `${machine}, ${width}: ${name}`)
    }),
  )
}

/** Names of what no test names and nothing excludes. */
function missing(items: readonly { name: string; tests: readonly string[]; excluded?: unknown }[]) {
  const done = items.filter(({ tests, excluded }) => excluded || tests.length > 0)
  const names = new Set(done.map(({ name }) => name))
  return [...new Set(items.map(({ name }) => name))].filter((name) => !names.has(name))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const shortfalls = shortfallsOf(await readCoverage<BrowserCoverage>(browserFolder))
  if (shortfalls.length > 0) {
    console.error(`\nNo tour reached:\n  ${shortfalls.join('\n  ')}`)
    process.exitCode = 1
  }
}
