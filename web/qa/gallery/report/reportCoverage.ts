import type { Coverage, MachineCoverage } from '../coverage/coverage.ts'
import type { ReportFile, ReportItem } from './reportFile.ts'

/** The coverage of a report, with the failures of its tests. */
export function reportCoverage({ machines, tests, screens }: ReportFile): Coverage {
  const level = (name: 'alone' | 'browser'): MachineCoverage[] =>
    machines
      .filter(({ states, transitions }) =>
        [...states, ...transitions].some((item) => item[name].length > 0),
      )
      .map(({ id: machine, states, transitions }) => {
        const resultsOf = (item: ReportItem) => ({
          tests: item[name]
            .flatMap((number) => tests[number] ?? [])
            .filter(({ status }) => status !== 'skipped')
            .map(({ project, title }) => `${project}: ${title}`),
          excluded: name === 'browser' ? item.excluded : '',
        })
        return {
          machine,
          states: states.map((item) => ({
            id: item.id,
            ...resultsOf(item),
            screens: Object.fromEntries(
              Object.entries(item.screens).map(([width, file]) => [width, screens[file] ?? '']),
            ),
          })),
          transitions: transitions.map((item) => ({ key: item.id, ...resultsOf(item) })),
        }
      })
  const failures = machines.flatMap(({ id: machine, failures: own }) =>
    own.flatMap(({ test, items }) => {
      const found = tests[test]
      return found ? [{ message: '', ...found, machine, items }] : []
    }),
  )
  return { machines: level('alone'), browser: level('browser'), failures }
}
