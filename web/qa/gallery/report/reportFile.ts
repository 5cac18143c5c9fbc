import type { PlainMachine } from '#machines/tools/plainMachine.ts'
import type { Status } from '../coverage/coverage.ts'

/** A test in its project, such as `machines` or `phone`. */
export interface ReportTest {
  project: string
  file: string
  title: string
  status: Status
  /** Of a failure, or why it was skipped. */
  message?: string | undefined
}

/** A state or a transition with its tests, by their numbers in the list of tests. */
export interface ReportItem {
  id: string
  alone: readonly number[]
  browser: readonly number[]
  excluded: string
  /** Axe's findings, by width. */
  accessibility: readonly {
    width: string
    violations: readonly { rule: string; elements: readonly string[] }[]
  }[]
  /** The names of its screenshots by width. */
  screens: Readonly<Record<string, string>>
}

/** A machine with its results and its structure. */
export interface ReportMachine {
  id: string
  status: Status
  /** The tests that failed or were flaky, by their numbers, with the states and transitions at which. */
  failures: readonly { test: number; items: readonly string[] }[]
  structure: PlainMachine
  states: readonly ReportItem[]
  transitions: readonly ReportItem[]
}

/** The identity of a report. */
export interface ReportTitle {
  version: string
  /** In ISO 8601. */
  date: string
  verdict: 'passed' | 'failed' | 'incomplete'
}

/** The report of a test run, as far as the gallery shows it; tests/support/report writes it. */
export interface ReportFile extends ReportTitle {
  reasons: readonly string[]
  tests: readonly ReportTest[]
  machines: readonly ReportMachine[]
  /** Screenshots in data URLs, by name. */
  screens: Readonly<Record<string, string>>
}

const format = 'vitrine-report'
const formatVersion = 3

/** Parses `report.json` of a run. Throws when the text is no report of this format. */
export function readReport(text: string): ReportFile {
  const file = parse(text)
  if (file.format !== format)
    throw new Error('This file is not the report of a test run. Open report.json.')
  if (file.formatVersion !== formatVersion)
    throw new Error(
      `This report has format ${file.formatVersion}; this gallery reads format ${formatVersion}. Open it in the gallery of its own version.`,
    )
  return file as ReportFile
}

function parse(json: string): Partial<ReportFile> & { format?: unknown; formatVersion?: unknown } {
  try {
    return Object(JSON.parse(json))
  } catch {
    return {}
  }
}
