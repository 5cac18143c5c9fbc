import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot, node24 } from './paths.mjs'
import { run } from './run.mjs'

const vitestReport = inRoot('node_modules', '.cache', 'vitrine', 'vitest.json')
const playwrightReport = inRoot('tests', 'e2e', 'results', 'report.json')

/**
 * Runs a test runner in the open and reads the report that it writes for machines.
 * @param {string} file the report
 * @param {string[]} args for Node
 * @param {NodeJS.ProcessEnv} env
 * @param {(report: any) => import('./results.mjs').Count} read
 */
async function runAndCount(file, args, env, read) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const { code } = await run(node24, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return countOf(file, code, read)
}

/**
 * What a runner counted; a runner that failed without a failed test, or without a report, counts as one failure.
 * @param {string} file
 * @param {number} code
 * @param {(report: any) => import('./results.mjs').Count} read
 * @returns {import('./results.mjs').Count}
 */
export function countOf(file, code, read) {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')))
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/**
 * Vitest's report: a file that could not be loaded holds no test and has failed all the same.
 * @param {any} report
 */
export function readVitest(report) {
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * Playwright's report: errors outside any test have failed too. What passed at the second try is named above, as flaky.
 * @param {any} report
 */
export function readPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * Runs Vitest.
 * @param {string[]} projects of vitest.config.ts, `!name` leaves one out; none for all
 */
export function unitTests(projects) {
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
  const report = `--outputFile.json=${vitestReport}`
  const chosen = projects.map((project) => `--project=${project}`)
  const args = [vitest, 'run', '--reporter=default', '--reporter=json', report, ...chosen]
  return runAndCount(vitestReport, args, {}, readVitest)
}

/**
 * Runs Playwright; it serves a shop of its own. What its tours of the machines were to reach and did not is one failure.
 * @param {string} chromium the browser's program
 */
export async function browserTests(chromium) {
  for (const level of ['browser', 'screens']) {
    rmSync(inRoot('.cache', 'coverage', level), { recursive: true, force: true })
  }
  const env = { CHROMIUM_PATH: chromium }
  const args = [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test']
  const count = await runAndCount(playwrightReport, args, env, readPlaywright)
  const shortfalls = inRoot('tests', 'support', 'browser', 'shortfalls.ts')
  const { code } = await run(node24, [shortfalls], { stdio: ['ignore', 'inherit', 'inherit'] })
  return code === 0 ? count : { ...count, failed: count.failed + 1 }
}

/** Prints how many states and transitions of each machine the tests of this clone reach, alone and in a browser. */
export const printCoverage = () =>
  run(node24, [inRoot('tests', 'support', 'printCoverage.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
