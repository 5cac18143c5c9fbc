import { rmSync } from 'node:fs'
import { inRoot, node24 } from '../lib/paths.mjs'
import { problem } from '../lib/results.mjs'
import { run } from '../lib/run.mjs'
import { countTests } from '../lib/runners.mjs'
import { readTests } from '../lib/testReports.mjs'

const report = inRoot('.cache', 'report', 'wordpress.json')

/** Seconds for everything, with the installation of WordPress. */
const maxSeconds = 1200

/**
 * Runs the tests of the adapter against a real WordPress, and fails, with the line that installs them, without the
 * packages of Debian.
 * @returns {Promise<import('../lib/results.mjs').Count>}
 */
export async function wordpressTests() {
  rmSync(report, { force: true })
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const limit = ['--kill-after=10', String(maxSeconds)]
  const { code } = await run('timeout', [...limit, node24, vitest, 'run', ...outputs], {
    cwd: inRoot('engines', 'wordpress'),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const tests = readTests(report)
  if (tests.length > 0) return countTests(tests, 'The tests of the adapter', code)
  const text = `engines/wordpress: nothing was tested, exit code ${code}`
  return { passed: 0, failed: 1, skipped: 0, problems: [problem(text)] }
}
