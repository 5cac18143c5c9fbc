import type { PlainMachine } from '#machines/tools/plainMachine.ts'
import type { FileRecord, TestRecord } from '../../../scripts/lib/records.mjs'

/** A result: `not run` means in no test of this version. */
export type Status = 'passed' | 'failed' | 'flaky' | 'skipped' | 'not run'

/** A test in its project: `machines`, `cms` and so on, `phone` or `desktop`, `check`, `size`. */
export interface ReportedTest extends TestRecord {
  project: string
  file: string
}

/** A project's results for one version. A part that did not run for the version of the report has its last results in `earlier`. */
export interface Part {
  project: string
  status: Status
  counts: Readonly<Record<Status, number>>
  /** Milliseconds, the sum of its tests. */
  duration: number
  date: string
  /** The version of the last results, if it is not that of the report. */
  earlier: string
}

/** A clause of the specification with the tests that assert it, by their numbers in the list of tests. */
export interface ReportedClause {
  id: string
  sentence: string
  states: readonly string[]
  hasTest: boolean
  tests: readonly number[]
  status: Status
}

/** A state or a transition of a machine with the tests that are to reach it, by their numbers. */
export interface ReportedItem {
  id: string
  title: string
  alone: readonly number[]
  browser: readonly number[]
  status: Status
  /** Why a browser cannot reach it. */
  excluded: string
  /** Axe's findings on the page of the state, by width. */
  accessibility: readonly { width: string; violations: readonly Violation[] }[]
  /** The names of its screenshots by width. */
  screens: Readonly<Record<string, string>>
}

/** A violated rule of axe, with the HTML of the elements. */
export interface Violation {
  rule: string
  elements: readonly string[]
}

/** A test of a machine that failed, or passed only on its retry, by its number. */
export interface ReportedFailure {
  test: number
  /** The states and transitions at which it failed; none for a failure of the whole machine. */
  items: readonly string[]
}

/** A machine with its states and transitions. */
export interface ReportedMachine {
  id: string
  about: string
  /** The worst result of all tests that count for it. */
  status: Status
  /** The number of tests that count for it. */
  tests: number
  failures: readonly ReportedFailure[]
  /** For diagrams and comparisons with other versions. */
  structure: PlainMachine
  states: readonly ReportedItem[]
  transitions: readonly ReportedItem[]
}

/** The report of a run: what passed for one version of the code. */
export interface Report {
  format: 'vitrine-report'
  formatVersion: 3
  version: string
  /** The commit that was tested; undefined outside a clone. */
  commit: Commit | undefined
  date: string
  /**
   * Passed when every part ran for this version, nothing failed and every clause was asserted. Failed when a test failed or
   * a clause has no test; incomplete when a part did not run, or a clause was not asserted.
   */
  verdict: 'passed' | 'failed' | 'incomplete'
  /** Why it is not passed. */
  reasons: readonly string[]
  /** Milliseconds of the run from its start, or of all its tests together. */
  duration: number
  /** Versions of programs, by name. */
  programs: Readonly<Record<string, string>>
  parts: readonly Part[]
  tests: readonly ReportedTest[]
  clauses: readonly ReportedClause[]
  machines: readonly ReportedMachine[]
}

/** A commit of the repository: its whole id, its date in ISO 8601, and the first line of its message. */
export interface Commit {
  id: string
  date: string
  subject: string
}

/** A clause with the states that cite it. */
export interface CitedClause {
  id: string
  sentence: string
  states: readonly string[]
  /** Whether a test names it, or a state cites it. */
  hasTest: boolean
}

/** A machine as the code has it. */
export interface KnownMachine {
  id: string
  about: string
  structure: PlainMachine
  states: readonly { id: string; title: string }[]
  transitions: readonly { id: string; title: string }[]
}

/** The input of a report. */
export interface Sources {
  version: string
  commit: Commit | undefined
  date: string
  /** When the run was started. */
  started?: string
  programs: Readonly<Record<string, string>>
  records: readonly FileRecord[]
  /** The projects of a whole run. */
  projects: readonly string[]
  clauses: readonly CitedClause[]
  machines: readonly KnownMachine[]
  /** The ids of the machines that a test file is about. */
  machinesOfFile: (file: string) => readonly string[]
  /** Why a browser cannot reach a state or transition, by machine and item. */
  excluded: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The names of screenshots, `machine/state.width`. */
  screens: readonly string[]
}

const widths = ['phone', 'desktop']

/** The worst result of some; one that passed makes up for skipped ones. */
export function statusOf(statuses: readonly Status[]): Status {
  for (const status of ['failed', 'flaky', 'passed', 'skipped'] as const)
    if (statuses.includes(status)) return status
  return 'not run'
}

/** Whether a clause, or a group that ends in `.*`, is or contains another. */
export const covers = (clause: string, id: string) =>
  clause === id || (clause.endsWith('.*') && id.startsWith(clause.slice(0, -1)))

/** Whether a test failed, at least at its first attempt. */
export const isBad = (status: Status | undefined) => status === 'failed' || status === 'flaky'

/**
 * The states and transitions of a machine that a test counts for, or at which it failed; undefined if it does not count for
 * the machine. A test that does not walk through a machine counts if its file is about the machine, or if it asserts a
 * clause that states of the machine cite: for those, or for the machine alone.
 */
export function itemsIn(
  { id, structure }: Pick<KnownMachine, 'id' | 'structure'>,
  { file, machine, clauses = [] }: Pick<ReportedTest, 'file' | 'machine' | 'clauses'>,
  machinesOfFile: Sources['machinesOfFile'],
): readonly string[] | undefined {
  if (machine && machine.id !== id) return undefined
  const walked = machine?.failedAt ?? machine?.items ?? []
  if (walked.length > 0) return walked
  const cited = structure.states.filter(
    ({ spec }) => spec && clauses.some((clause) => covers(clause, spec)),
  )
  const counts = machine || cited.length > 0 || machinesOfFile(file).includes(id)
  return counts ? cited.map((state) => state.id) : undefined
}

function countsOf(tests: readonly { status: Status }[]): Record<Status, number> {
  const counts = { passed: 0, failed: 0, flaky: 0, skipped: 0, 'not run': 0 }
  for (const { status } of tests) counts[status] += 1
  return counts
}

function partOf(project: string, version: string, records: readonly FileRecord[]): Part {
  const own = records.filter((record) => record.project === project)
  const current = own.filter((record) => record.version === version)
  const shown = current.length > 0 ? current : own
  const last = shown.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1)
  const tests = shown.flatMap((record) => record.tests)
  return {
    project,
    status: current.length > 0 ? statusOf(tests.map(({ status }) => status)) : 'not run',
    counts: countsOf(tests),
    duration: tests.reduce((sum, { duration }) => sum + duration, 0),
    date: last?.date ?? '',
    earlier: current.length > 0 ? '' : (last?.version ?? ''),
  }
}

/** Makes the report of a version from the stored results. Results of other versions count as not run. */
export function makeReport(sources: Sources): Report {
  const { version, records } = sources
  const tests = records
    .filter((record) => record.version === version)
    .flatMap(({ project, file, tests: own }) => own.map((test) => ({ ...test, project, file })))
  const statusesOf = (numbers: readonly number[]) =>
    statusOf(numbers.flatMap((number) => tests[number]?.status ?? []))
  const numbersWhere = (matches: (test: ReportedTest) => boolean) =>
    tests.flatMap((test, number) => (matches(test) ? [number] : []))
  const clauses = sources.clauses.map((clause): ReportedClause => {
    const own = numbersWhere(
      (test) => test.clauses?.some((each) => covers(each, clause.id)) ?? false,
    )
    return { ...clause, tests: own, status: statusesOf(own) }
  })
  const machines = sources.machines.map((machine): ReportedMachine => {
    const own = tests.flatMap((test, number) => {
      const items = itemsIn(machine, test, sources.machinesOfFile)
      return items ? [{ test: number, items }] : []
    })
    const failures = own.filter(({ test }) => isBad(tests[test]?.status))
    const itemsOf = (items: KnownMachine['states']) =>
      items.map((item) => itemOf(item, { id: machine.id, failures }, tests, sources))
    return {
      ...machine,
      status: statusesOf(own.map(({ test }) => test)),
      tests: own.length,
      failures,
      states: itemsOf(machine.states),
      transitions: itemsOf(machine.transitions),
    }
  })
  const parts = sources.projects.map((project) => partOf(project, version, records))
  const reasons = reasonsOf(parts, tests, clauses)
  const failed =
    tests.some(({ status }) => status === 'failed') || untestedIn(sources.clauses).length > 0
  return {
    format: 'vitrine-report',
    formatVersion: 3,
    version,
    commit: sources.commit,
    date: sources.date,
    verdict: failed ? 'failed' : reasons.length > 0 ? 'incomplete' : 'passed',
    reasons,
    duration: sources.started
      ? Date.parse(sources.date) - Date.parse(sources.started)
      : tests.reduce((sum, { duration }) => sum + duration, 0),
    programs: sources.programs,
    parts,
    tests,
    clauses,
    machines,
  }
}

function itemOf(
  { id, title }: { id: string; title: string },
  { id: machine, failures }: Pick<ReportedMachine, 'id' | 'failures'>,
  tests: readonly ReportedTest[],
  { excluded, screens }: Sources,
): ReportedItem {
  const own = tests.flatMap((test, number) =>
    test.machine?.id === machine && test.machine.items.includes(id) ? [{ test, number }] : [],
  )
  const isInBrowser = ({ test }: { test: ReportedTest }) => widths.includes(test.project)
  const found = tests.flatMap(({ project, accessibility = [] }) =>
    accessibility
      .filter(({ page }) => page === id)
      .map(({ violations }) => ({ width: project, violations })),
  )
  const screenOf = (width: string) => `${machine}/${id}.${width}`
  return {
    id,
    title,
    alone: own.filter((each) => !isInBrowser(each)).map(({ number }) => number),
    browser: own.filter(isInBrowser).map(({ number }) => number),
    status: statusOf([
      ...own.flatMap(({ test }) => (isBad(test.status) ? [] : test.status)),
      ...failures.flatMap(({ test, items }) =>
        items.includes(id) ? (tests[test]?.status ?? []) : [],
      ),
    ]),
    excluded: excluded[machine]?.[id] ?? '',
    accessibility: found,
    screens: Object.fromEntries(
      widths
        .map((width) => [width, screenOf(width)] as const)
        .filter(([, name]) => screens.includes(name)),
    ),
  }
}

/** The clauses that have neither a test nor a state that cites them. */
export const untestedIn = <Clause extends CitedClause>(clauses: readonly Clause[]): Clause[] =>
  clauses.filter(({ hasTest }) => !hasTest)

/** The clauses that have a test, but that none asserted in this run. */
export const unassertedIn = (clauses: readonly ReportedClause[]): ReportedClause[] =>
  clauses.filter(({ hasTest, status }) => hasTest && (status === 'not run' || status === 'skipped'))

/** Why a run is not passed, for a person. */
function reasonsOf(
  parts: readonly Part[],
  tests: readonly ReportedTest[],
  clauses: readonly ReportedClause[],
): string[] {
  const failed = tests.filter(({ status }) => status === 'failed').length
  const missing = parts.filter(({ status }) => status === 'not run').map(({ project }) => project)
  const unasserted = missing.length > 0 ? [] : unassertedIn(clauses)
  const untested = untestedIn(clauses)
  return [
    ...(failed > 0 ? [failed === 1 ? '1 test failed' : `${failed} tests failed`] : []),
    ...(missing.length > 0 ? [`Not run for this version: ${missing.join(', ')}`] : []),
    ...(untested.length > 0
      ? [`Clauses without a test: ${untested.map(({ id }) => id).join(', ')}`]
      : []),
    ...(unasserted.length > 0
      ? [`Clauses that no test asserted: ${unasserted.map(({ id }) => id).join(', ')}`]
      : []),
  ]
}
