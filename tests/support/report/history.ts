import type { Report, Status } from './report.ts'

/** The results of a run by name, kept for comparison with later runs. */
export interface Summary {
  version: string
  date: string
  verdict: Report['verdict']
  /** The status of each test, clause, machine, state and transition, by kind and name: `clause cart.source`. */
  results: Readonly<Record<string, Status>>
}

/** Several runs, the newest first, with each name written once. */
export interface History {
  names: readonly string[]
  /** `statuses` has a letter for each name; a space where the run does not have it. */
  runs: readonly (Omit<Summary, 'results'> & { statuses: string })[]
}

const letters: Readonly<Record<Status, string>> = {
  passed: 'p',
  failed: 'f',
  flaky: 'k',
  skipped: 's',
  'not run': 'n',
}

const letterOf = (status: Status | undefined) => (status ? letters[status] : ' ')

/** The stored parts of a report. */
export function summaryOf({ version, date, verdict, tests, clauses, machines }: Report): Summary {
  const results: Record<string, Status> = {}
  for (const { project, file, title, status } of tests)
    results[`test ${project} ${file} › ${title}`] = status
  for (const { id, status } of clauses) results[`clause ${id}`] = status
  for (const machine of machines) {
    results[`machine ${machine.id}`] = machine.status
    for (const { id, status } of machine.states) results[`state ${id}`] = status
    for (const { id, status } of machine.transitions)
      results[`transition ${machine.id}: ${id}`] = status
  }
  return { version, date, verdict, results }
}

/** Writes the names of several runs once. */
export function historyOf(summaries: readonly Summary[]): History {
  const names = [...new Set(summaries.flatMap(({ results }) => Object.keys(results)))]
  return {
    names,
    runs: summaries.map(({ results, ...run }) => ({
      ...run,
      statuses: names.map((name) => letterOf(results[name])).join(''),
    })),
  }
}
