import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { root } from '../../../scripts/lib/paths.mjs'
import { plainText, type TestRecord, versionOf } from '../../../scripts/lib/records.mjs'
import { storeResults } from './storeResults.ts'

/** Stores the results of each browser test file at each width for the report of a run. */
export default class PlaywrightReporter implements Reporter {
  readonly #version = versionOf()
  #suite: Suite | undefined
  /** The messages of errors outside of any test. */
  readonly #errors: string[] = []

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onError({ message = '' }: TestError): void {
    this.#errors.push(plainText(message))
  }

  onEnd(): void {
    const date = new Date().toISOString()
    const [first] = this.#suite?.suites ?? []
    if (this.#errors.length > 0)
      storeResults({
        ...{ project: first?.title ?? 'phone', file: 'playwright.config.ts', date },
        version: this.#version,
        tests: this.#errors.map((message) => ({
          ...{
            title: 'no error is thrown outside of tests',
            status: 'failed',
            duration: 0,
            message,
          },
        })),
      })
    for (const project of this.#suite?.suites ?? [])
      for (const file of project.suites) {
        // Tests that are only listed have no results.
        const tests = file
          .allTests()
          .filter(({ results }) => results.length > 0)
          .map(recordOf)
        if (tests.length === 0) continue
        const path = relative(root, file.location?.file ?? file.title)
        storeResults({ project: project.title, file: path, version: this.#version, date, tests })
      }
  }
}

const statuses = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const

function recordOf(test: TestCase): TestRecord {
  const last = test.results.at(-1)
  const noted = (type: string) =>
    (last?.annotations ?? [])
      .filter((annotation) => annotation.type === type)
      .map(({ description = '' }) => description)
  // The last note of an attempt that failed says where.
  const attempt = test.results.findLast(({ status }) => status !== 'passed') ?? last
  const machine = attempt?.annotations.findLast(({ type }) => type === 'machine')?.description
  const accessibility = noted('accessibility')
  return {
    // The first three are empty, the project and the file.
    title: test.titlePath().slice(3).join(' › '),
    status: statuses[test.outcome()],
    duration: test.results.reduce((sum, { duration }) => sum + duration, 0),
    message: [
      ...test.results.flatMap(({ errors }) => errors.map(({ message = '' }) => plainText(message))),
      ...['skip', 'fixme'].flatMap(noted).filter(Boolean),
    ].join('\n'),
    clauses: [...new Set(noted('clause'))],
    machine: machine ? JSON.parse(machine) : undefined,
    accessibility: accessibility.map((each) => JSON.parse(each)),
  }
}
