import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inRoot, node24 } from './paths.mjs'
import { problem } from './results.mjs'
import { run as runProgram } from './run.mjs'
import { readTests, resultsPath } from './testReports.mjs'

/** Tests load the servers a hundred times: Node keeps what it compiled, and resolves the modules of packages quickly. */
const quickLoading = {
  NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'vitrine', 'compiled'),
  NODE_OPTIONS: [
    process.env['NODE_OPTIONS'] ?? '',
    `--import=${pathToFileURL(inRoot('scripts', 'lib', 'relativeModules.mjs')).href}`,
  ].join(' '),
}

/**
 * Runs a test runner with visible output, and counts the results that it writes.
 * @param {string} name of the runner
 * @param {string[]} args for Node
 * @param {string} path of its results
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runAndCount(name, args, path, env) {
  rmSync(path, { force: true })
  const { code } = await runProgram(node24, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...quickLoading, ...env },
  })
  return countTests(readTests(path), name, code)
}

/**
 * The counts of a runner, in which flaky tests are passed ones, and a failed run without a failed test is one failure.
 * @param {import('./testReports.mjs').TestResult[]} tests
 * @param {string} name
 * @param {number} code its exit code
 * @returns {import('./results.mjs').Count}
 */
export function countTests(tests, name, code) {
  /** @param {...string} statuses */
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length
  const problems = tests
    .filter(({ status }) => status === 'failed' || status === 'flaky')
    .map(({ project, file, title, status, message }) =>
      problem(`[${project}] ${file} › ${title}${status === 'flaky' ? ', flaky' : ''}`, message),
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
 * Runs Vitest in a process of its own, and counts its tests.
 * @param {{ projects?: string[], words?: string[] }} [selected] projects of vitest.config.ts, `!name` leaves one out; files
 *   by parts of their paths; all without them
 */
export function unitTests({ projects = [], words = [] } = {}) {
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
  const chosen = projects.map((project) => `--project=${project}`)
  const path = resultsPath(words.length === 0 ? 'whole' : 'some', 'unit')
  const args = [vitest, 'run', '--passWithNoTests', ...words, ...chosen]
  return runAndCount('Vitest', args, path, { RESULTS_FILE: path })
}

/**
 * Runs Playwright, which serves its own shop, and counts states of machines that a run of all files did not reach as
 * one failure.
 * @param {'shop' | 'all'} extent of the tests, as playwright.config.ts has it
 * @param {string} chromium the browser's program
 * @param {string[]} [words] files by parts of their paths; all without them
 */
export async function browserTests(extent, chromium, words = []) {
  const path = resultsPath(words.length === 0 ? 'whole' : 'some', 'browser')
  const env = { CHROMIUM_PATH: chromium, TESTS: extent, PLAYWRIGHT_JSON_OUTPUT_FILE: path }
  const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js')
  const args = [playwright, 'test', '--pass-with-no-tests', ...words]
  if (words.length > 0) return runAndCount('Playwright', args, path, env)
  for (const level of ['browser', 'screens']) {
    rmSync(inRoot('.cache', 'coverage', level), { recursive: true, force: true })
  }
  const count = await runAndCount('Playwright', args, path, env)
  const shortfalls = inRoot('tests', 'support', 'browser', 'shortfalls.ts')
  const { code, output } = await runProgram(node24, [shortfalls])
  if (code === 0) return count
  const unreached = problem('What the tours were to reach', output)
  return { ...count, failed: count.failed + 1, problems: [...count.problems, unreached] }
}

/** Breaks and abuses a real shop, with a tenth of the repetitions, and counts its lines as tests. */
export function robustness() {
  const args = [inRoot('lab', 'robustness', 'main.ts'), '--quick']
  return runAndCount('Robustness', args, inRoot('.cache', 'report', 'robustness.json'))
}

/**
 * Writes the verdict of each machine for the gallery, from the results of the last runs.
 * @returns {Promise<import('./results.mjs').Count>}
 */
export async function writeMachineResults() {
  const file = inRoot('tests', 'support', 'report', 'main.ts')
  const args = ['--disable-warning=ExperimentalWarning', file]
  const { code, output } = await runProgram(node24, args)
  process.stdout.write(output)
  const problems = code === 0 ? [] : [problem('The verdicts of the machines', output)]
  return { passed: 0, failed: problems.length, skipped: 0, problems }
}
