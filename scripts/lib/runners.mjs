import { rmSync } from 'node:fs'
import { inRoot, node24 } from './paths.mjs'
import { readRecords } from './records.mjs'
import { problem } from './results.mjs'
import { run as runProgram } from './run.mjs'

/**
 * Runs a test runner with visible output, and counts the results that its reporter stores (records.mjs).
 * @param {string} name of the runner
 * @param {string[]} args for Node
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runAndCount(name, args, env) {
  const started = new Date().toISOString()
  const { code } = await runProgram(node24, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return countSince(started, name, code)
}

/**
 * The counts of a runner that was started at an instant: flaky tests passed, and are listed. One that failed without a failed
 * test counts as one failure.
 * @param {string} started in ISO 8601
 * @param {string} name
 * @param {number} code its exit code
 * @param {import('./records.mjs').FileRecord[]} [records]
 * @returns {import('./results.mjs').Count}
 */
export function countSince(started, name, code, records = readRecords()) {
  const tests = records.flatMap(({ project, file, date, tests }) =>
    tests.map((test) => ({ ...test, date: test.date ?? date, file: `[${project}] ${file}` })),
  )
  const ran = tests.filter(({ date }) => date >= started)
  /** @param {...string} statuses */
  const count = (...statuses) => ran.filter(({ status }) => statuses.includes(status)).length
  const problems = ran
    .filter(({ status }) => status === 'failed' || status === 'flaky')
    .map(({ file, title, status, message }) =>
      problem(`${file} › ${title}${status === 'flaky' ? ', flaky' : ''}`, message),
    )
  const failed = count('failed')
  if (code !== 0 && failed === 0)
    problems.push(problem(`${name} ended with exit code ${code} and named no failed test`))
  return {
    passed: count('passed', 'flaky'),
    failed: code === 0 ? failed : Math.max(1, failed),
    skipped: count('skipped'),
    problems,
  }
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
  const chosen = projects.map((project) => `--project=${project}`)
  const args = [vitest, 'run', '--passWithNoTests', ...files, ...chosen]
  return runAndCount('Vitest', args, { TEST_RUN: run })
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
  if (files.length > 0) return runAndCount('Playwright', args, env)
  for (const level of ['browser', 'screens']) {
    rmSync(inRoot('.cache', 'coverage', level), { recursive: true, force: true })
  }
  const count = await runAndCount('Playwright', args, env)
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
  return runAndCount('Robustness', [inRoot('tests', 'robustness', 'main.ts'), '--quick'])
}

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
