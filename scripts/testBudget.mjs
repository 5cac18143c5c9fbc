import { readFileSync } from 'node:fs'
import { Failure, runMain } from './lib/failure.mjs'
import { inRoot, node24 } from './lib/paths.mjs'
import { runOrExplain } from './lib/run.mjs'

/** Limits on what the time of the fast run depends on */
const budget = {
  /** Browser tests, counted at each width at which they run: about 2 s of processor time each. */
  browserRuns: 329,
  /** Calls in test files that start a CMS or open a database, each on one of the two databases. */
  databaseSetups: 111,
}

const setup = /\b(?:startCms|startSeededCms|startCmsProcess|createCms|openDatabase)\(/g
const env = { ...process.env, TEST_RUN: 'fast' }

/** @param {string[]} program @param {...string} args */
const list = (program, ...args) =>
  runOrExplain('Listing the tests', node24, [inRoot('node_modules', ...program), ...args], { env })

/** @returns {Promise<number>} */
async function countBrowserRuns() {
  const output = await list(['@playwright', 'test', 'cli.js'], 'test', '--list')
  return Number(/^Total: (\d+) tests/m.exec(output)?.[1])
}

/** @returns {Promise<number>} */
async function countSetups() {
  const output = await list(['vitest', 'vitest.mjs'], 'list', '--filesOnly', '--json')
  /** @type {{ file: string }[]} */
  const files = JSON.parse(output.slice(output.indexOf('[\n')))
  const counts = files.map(({ file }) => readFileSync(file, 'utf8').match(setup)?.length ?? 0)
  return counts.reduce((sum, count) => sum + count, 0)
}

await runMain(async () => {
  const counts = [
    { name: 'browser runs', count: await countBrowserRuns(), limit: budget.browserRuns },
    { name: 'database set-ups', count: await countSetups(), limit: budget.databaseSetups },
  ]
  // A count that could not be read is not a number.
  const over = counts.filter(({ count, limit }) => !(count <= limit))
  const describe = (/** @type {(typeof counts)[number]} */ { name, count, limit }) =>
    `${count} ${name} in the fast run, of ${limit} in scripts/testBudget.mjs`
  if (over.length > 0) throw new Failure(over.map(describe).join('\n'))
  for (const each of counts) console.log(describe(each))
})
