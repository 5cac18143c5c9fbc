import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireChromium } from '../lib/chromium.mjs'
import { matchesLock } from '../lib/packages.mjs'
import { inRoot, node24 } from '../lib/paths.mjs'
import { step } from '../lib/progress.mjs'
import { problem } from '../lib/results.mjs'
import { run, systemEnvironment } from '../lib/run.mjs'
import { countTests } from '../lib/runners.mjs'
import { missingServices } from '../lib/services.mjs'
import { readTests } from '../lib/testReports.mjs'

const adapter = inRoot('engines', 'medusa')
const report = inRoot('.cache', 'report', 'medusa.json')
const browserReport = inRoot('.cache', 'report', 'medusaBrowser.json')

/** Purchases in the shop, with their orders in Medusa's admin. */
const purchases = join(adapter, 'tests', 'browser', 'playwright.config.ts')

/** Seconds for everything, with the installation of the packages and the build of the admin. */
const maxSeconds = 3600

/** The exit codes of `timeout` for a program that it ended. */
const timedOut = [124, 137]

/** @param {string} text @param {string} [output] @returns {import('../lib/results.mjs').Count} */
const failure = (text, output) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  problems: [problem(`engines/medusa: ${text}`, output)],
})

/**
 * Installs the adapter for Medusa, checks its types, and runs its tests against a real engine, then purchases in a browser.
 * A test that is missing, fails or exceeds the limit is a failure.
 * @param {{ seconds?: number, missing?: string[] }} [options]
 * @returns {Promise<import('../lib/results.mjs').Count>}
 */
export async function medusaTests({ seconds = maxSeconds, missing = missingServices() } = {}) {
  const needed = missing.filter((name) => name !== 'nginx')
  if (needed.length > 0) return failure(`not tested: ${needed.join(' and ')} not installed`)
  const end = performance.now() + seconds * 1000
  /** Runs a program in the time that is left, with its children. @type {typeof run} */
  const runInTime = (command, args, options) => {
    const left = Math.max(1, Math.round((end - performance.now()) / 1000))
    return run('timeout', ['--kill-after=10', String(left), command, ...args], options)
  }
  const late = failure(`not finished within ${seconds} s`)

  const engine = join(adapter, 'engine')
  if (!matchesLock(engine)) {
    const options = { cwd: engine, env: systemEnvironment() }
    const { code, output } = await step('Installing the packages of Medusa', () =>
      runInTime('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options),
    )
    if (timedOut.includes(code)) return late
    if (code !== 0) return failure('its packages were not installed', output)
  }
  const types = await step('Checking the types of the engine', () =>
    runInTime('npm', ['run', 'check'], { cwd: engine, env: systemEnvironment() }),
  )
  if (types.code !== 0) return failure('its types have errors', types.output)
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  for (const path of [report, browserReport]) rmSync(path, { force: true })
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'inherit', 'inherit']
  const { code } = await runInTime(node24, [vitest, 'run', ...outputs], {
    ...{ cwd: adapter, stdio },
  })
  if (timedOut.includes(code)) return late
  const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js')
  const chromium = await step('Looking for a Chromium', requireChromium)
  const browser = await runInTime(node24, [playwright, 'test', '--config', purchases], {
    ...{ cwd: adapter, stdio, env: { ...process.env, CHROMIUM_PATH: chromium } },
  })
  if (timedOut.includes(browser.code)) return late
  const tests = [report, browserReport].flatMap(readTests)
  return countTests(tests, 'The tests of the adapter', code || browser.code)
}
