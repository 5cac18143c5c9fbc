import type { Coverage, MachineCoverage, Status } from '../coverage/coverage.ts'
import type { ReportFile, ReportItem } from './reportFile.ts'

/** The worst of some results; undefined for none. */
export const worstOf = (statuses: readonly Status[]): Status | undefined =>
  (['failed', 'flaky', 'passed', 'skipped', 'not run'] as const).find((status) =>
    statuses.includes(status),
  )

/** The coverage of a report, with the results of the tests. */
export function reportCoverage({ machines, tests, screens }: ReportFile): Coverage {
  const level = (name: 'alone' | 'browser'): MachineCoverage[] =>
    machines
      .filter(({ states, transitions }) =>
        [...states, ...transitions].some((item) => item[name].length > 0),
      )
      .map(({ id: machine, states, transitions }) => {
        const resultsOf = (item: ReportItem) => {
          const own = item[name].flatMap((number) => tests[number] ?? [])
          return {
            tests: own
              .filter(({ status }) => status !== 'skipped')
              .map(({ project, title }) => `${project}: ${title}`),
            excluded: name === 'browser' ? item.excluded : '',
            status: worstOf(own.map(({ status }) => status)),
          }
        }
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
  return { machines: level('alone'), browser: level('browser') }
}
