import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { inRoot, node24, root } from './paths.mjs'
import { problem } from './results.mjs'
import { run as runProgram } from './run.mjs'

const vitestReport = inRoot('node_modules', '.cache', 'vitrine', 'vitest.json')
const junitReport = inRoot('.cache', 'report', 'junit', 'unit.xml')
const robustnessReport = inRoot('node_modules', '.cache', 'vitrine', 'robustness.json')
const playwrightReport = inRoot('tests', 'e2e', 'results', 'report.json')

/**
 * Runs a test runner with visible output and reads its JSON report.
 * @param {string} file the report
 * @param {string[]} args for Node
 * @param {NodeJS.ProcessEnv} env
 * @param {(report: any) => import('./results.mjs').Count} read
 */
async function runAndCount(file, args, env, read) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const { code } = await runProgram(node24, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return countOf(file, code, read)
}

/**
 * The counts of a runner; one that failed without a failed test, or without a report, counts as one failure.
 * @param {string} file
 * @param {number} code
 * @param {(report: any) => import('./results.mjs').Count} read
 * @returns {import('./results.mjs').Count}
 */
export function countOf(file, code, read) {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')))
    if (code === 0 || count.failed > 0) return count
    return { ...count, failed: 1, problems: [...count.problems, ended(file, code)] }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, problems: [ended(file, code)] }
  }
}

/** @param {string} file @param {number} code */
const ended = (file, code) =>
  problem(`${basename(file)}: its runner ended with exit code ${code} and named no failed test`)

/**
 * Vitest's report: a file that failed without a failed test, because it or its set-up did not run, counts as a failure.
 * @param {any} report
 */
export function readVitest(report) {
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ { status }) => status === 'failed'),
  )
  const failed = report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { fullName, failureMessages }) =>
        problem(`${relative(root, file.name)} › ${fullName}`, failureMessages[0]),
      ),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    problems: [
      ...failed,
      ...unloaded.map((/** @type {any} */ { name, message }) =>
        problem(relative(root, name), message),
      ),
    ],
  }
}

/**
 * Playwright's report: errors outside any test count as failures. Tests that passed on their retry are listed as flaky.
 * @param {any} report
 */
export function readPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    problems: [
      ...suites.flatMap(problemsOf),
      ...errors.map((/** @type {any} */ { message }) => problem('outside any test', message)),
    ],
  }
}

/**
 * The problems of tests in a Playwright suite and its children that failed at least once.
 * @param {any} suite
 * @returns {string[]}
 */
function problemsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => ['unexpected', 'flaky'].includes(status))
      .map((/** @type {any} */ { status, projectName, results }) => {
        const kind = status === 'flaky' ? ', flaky' : ''
        const message = results.find((/** @type {any} */ { error }) => error)?.error.message
        return problem(`[${projectName}${kind}] ${file} › ${title}`, message)
      }),
  )
  return [...own, ...suites.flatMap(problemsOf)]
}

/**
 * Which tests run: those of the fast run, those that it leaves to the deep run, or both, as when files are named.
 * @typedef {'fast' | 'deep' | 'all'} Run
 */

/**
 * Runs Vitest.
 * @param {Run} run
 * @param {{ projects?: string[], files?: string[] }} [selected] projects of vitest.config.ts, `!name` leaves one out; files
 *   by parts of their paths; all without them
 */
export function unitTests(run, { projects = [], files = [] } = {}) {
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
  const outputs = [`--outputFile.json=${vitestReport}`, `--outputFile.junit=${junitReport}`]
  const records = inRoot('tests', 'support', 'report', 'vitestReporter.ts')
  const reporters = ['default', 'json', 'junit', records].map((name) => `--reporter=${name}`)
  const chosen = projects.map((project) => `--project=${project}`)
  const args = [vitest, 'run', '--passWithNoTests', ...files, ...reporters, ...outputs, ...chosen]
  return runAndCount(vitestReport, args, { TEST_RUN: run }, readVitest)
}

/**
 * Runs Playwright; it serves its own shop. In a run of all files, states and transitions of machines that were not reached
 * count as one failure.
 * @param {Run} run
 * @param {string} chromium the browser's program
 * @param {string[]} [files] by parts of their paths; all without them
 */
export async function browserTests(run, chromium, files = []) {
  const env = { CHROMIUM_PATH: chromium, TEST_RUN: run }
  const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js')
  const args = [playwright, 'test', '--pass-with-no-tests', ...files]
  if (files.length > 0) return runAndCount(playwrightReport, args, env, readPlaywright)
  for (const level of ['browser', 'screens']) {
    rmSync(inRoot('.cache', 'coverage', level), { recursive: true, force: true })
  }
  const count = await runAndCount(playwrightReport, args, env, readPlaywright)
  const shortfalls = inRoot('tests', 'support', 'browser', 'shortfalls.ts')
  const { code, output } = await runProgram(node24, [shortfalls], {
    env: { ...process.env, ...env },
  })
  if (code === 0) return count
  const unreached = problem('What the tours were to reach', output)
  return { ...count, failed: count.failed + 1, problems: [...count.problems, unreached] }
}

/** Breaks and abuses a real shop, with a tenth of the repetitions. Its lines are the tests that count. */
export function robustness() {
  const main = inRoot('tests', 'robustness', 'main.ts')
  return runAndCount(
    robustnessReport,
    [main, '--quick', `--report=${robustnessReport}`],
    {},
    (count) => count,
  )
}

/** Prints how many states and transitions of each machine the tests of this clone reach, alone and in a browser. */
export const printCoverage = () =>
  runProgram(node24, [inRoot('tests', 'support', 'browser', 'coverageTable.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })

/**
 * Writes the report of this version, and keeps it after a whole run, fast or deep. A clause that no test has counts as a
 * failure; after a deep run also one that no test asserted, if the fast run of this version has ended too.
 * @param {string} started the instant at which the run began, in ISO 8601
 * @param {Run} whole `all` for a run of some parts, folders or files
 */
export async function writeReport(started, whole) {
  const file = inRoot('tests', 'support', 'report', 'main.ts')
  const args = ['--disable-warning=ExperimentalWarning', file]
  const env = { ...process.env, TEST_RUN: whole, RUN_STARTED: whole === 'all' ? '' : started }
  const { code, output } = await runProgram(node24, args, { env })
  process.stdout.write(output)
  const problems = code === 0 ? [] : [problem('The report of the run', output)]
  return { passed: 0, failed: problems.length, skipped: 0, problems }
}
