import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { inRoot, root } from './paths.mjs'
import { presentUnitFolders } from './testFolders.mjs'

/**
 * The result of a test. `project` is that of vitest.config.ts or a width of the browser, and `items` are the ids of a
 * machine's states and transitions that the test reaches.
 * @typedef {{
 *   project: string,
 *   file: string,
 *   title: string,
 *   status: 'passed' | 'failed' | 'flaky' | 'skipped',
 *   message?: string | undefined,
 *   clauses?: readonly string[] | undefined,
 *   machine?: { id: string, items: readonly string[], failedAt?: readonly string[] | undefined } | undefined,
 * }} TestResult
 */

/**
 * The file with the results of a run: of Vitest, Playwright or the tours, in the format of each.
 * @param {'whole' | 'some'} run some: of named files, as vitest.config.ts and playwright.config.ts
 *   have it
 * @param {'unit' | 'browser' | 'tours'} kind
 */
export const resultsPath = (run, kind) => inRoot('.cache', 'report', 'results', run, `${kind}.json`)

/**
 * The tests in a JSON report of Vitest or Playwright, or in a list of results, or none if there is no such file.
 * @param {string} path
 * @returns {TestResult[]}
 */
export function readTests(path) {
  if (!existsSync(path)) return []
  const report = JSON.parse(readFileSync(path, 'utf8'))
  if (Array.isArray(report)) return report
  return report.testResults ? unitTests(report) : browserTests(report)
}

/**
 * Text of a test runner without colours, the frames of packages and the folder of the clone, and no longer than a reader
 * needs.
 * @param {string} text
 */
const plainText = (text) =>
  stripVTControlCharacters(text)
    .replace(/\n *at .*(?:node_modules\/|node:internal|<anonymous>).*/g, '')
    .replaceAll(`${root}/`, '')
    .slice(0, 20_000)

/** @param {string} file */
const projectOf = (file) =>
  Object.entries(presentUnitFolders).find(([, folder]) => file.startsWith(`${folder}/`))?.[0] ?? ''

/** @param {any} report of Vitest @returns {TestResult[]} */
function unitTests({ testResults }) {
  return testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const place = { project: projectOf(file), file }
    const tests = assertionResults.map((/** @type {any} */ test) => ({
      ...place,
      title: test.fullName.trim(),
      status: ['passed', 'failed'].includes(test.status) ? test.status : 'skipped',
      message: plainText(test.failureMessages.join('\n')),
      clauses: test.meta.clauses,
      machine: test.meta.machine,
    }))
    const isNamed = tests.some((/** @type {TestResult} */ test) => test.status === 'failed')
    if (status !== 'failed' || isNamed) return tests
    return [
      ...tests,
      { ...place, title: 'the file is loaded', status, message: plainText(message) },
    ]
  })
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' }

/** @param {any} report of Playwright @returns {TestResult[]} */
function browserTests({ config, suites, errors }) {
  const outside = errors.map((/** @type {any} */ { message = '' }) => ({
    project: 'phone',
    file: 'playwright.config.ts',
    title: 'no error is thrown outside of tests',
    status: 'failed',
    message: plainText(message),
  }))
  return [
    ...outside,
    ...suites.flatMap((/** @type {any} */ suite) => suiteTests(suite, config.rootDir, [])),
  ]
}

/** @param {any} suite @param {string} folder of the test files @param {string[]} titles of the suites around it @returns {TestResult[]} */
function suiteTests({ suites = [], specs }, folder, titles) {
  return [
    ...specs.flatMap((/** @type {any} */ { title, file, tests }) =>
      tests
        .filter((/** @type {any} */ { results }) => results.length > 0)
        .map((/** @type {any} */ test) => ({
          ...{ project: test.projectName, file: relative(root, join(folder, file)) },
          title: [...titles, title].join(' › '),
          ...browserResult(test),
        })),
    ),
    ...suites.flatMap((/** @type {any} */ suite) =>
      suiteTests(suite, folder, [...titles, suite.title]),
    ),
  ]
}

/** @param {any} test of Playwright */
function browserResult({ status, results }) {
  const last = results.at(-1)
  /** @param {any} result @param {string} name @returns {string[]} */
  const noted = (result, name) =>
    (result.annotations ?? []).flatMap((/** @type {any} */ { type, description }) =>
      type === name && description ? [description] : [],
    )
  // The last note of an attempt that failed says where.
  const failed = results.findLast((/** @type {any} */ result) => result.status !== 'passed')
  const machine = noted(failed ?? last, 'machine').at(-1)
  const errors = results.flatMap((/** @type {any} */ result) =>
    result.errors.map((/** @type {any} */ { message = '' }) => plainText(message)),
  )
  return {
    status: outcomes[/** @type {keyof typeof outcomes} */ (status)],
    message: [...errors, ...['skip', 'fixme'].flatMap((name) => noted(last, name))].join('\n'),
    clauses: [...new Set(noted(last, 'clause'))],
    machine: machine && JSON.parse(machine),
  }
}
