import { existsSync } from 'node:fs'
import { checks } from './checks.mjs'
import { requireChromium } from './chromium.mjs'
import { Failure } from './failure.mjs'
import { medusaTests } from './medusaTests.mjs'
import { inRoot } from './paths.mjs'
import { step } from './progress.mjs'
import { browserTests, unitTests } from './runners.mjs'
import { missingServices } from './services.mjs'
import { sizes } from './sizes.mjs'

/** @typedef {{ title: string, run: () => Promise<import('./results.mjs').Count> }} Part */

/** Folders of tests/ that are not Vitest projects. */
const others = ['e2e', 'support', 'bench', 'robustness']

/** @param {string[]} [files] all without them */
async function inTheBrowser(files) {
  const chromium = await step('Looking for a Chromium', requireChromium)
  return browserTests(chromium, files)
}

async function allUnitTests() {
  const missing = missingServices()
  if (missing.length === 0) return unitTests([])
  console.log(`tests/services is skipped, because these are not installed: ${missing.join(', ')}`)
  return unitTests(['!services'])
}

/** @type {Record<string, Part>} */
const whole = {
  check: { title: 'Checks', run: checks },
  unit: { title: 'Tests', run: allUnitTests },
  size: { title: 'Sizes', run: sizes },
  e2e: { title: 'Browser tests', run: () => inTheBrowser() },
}

/** Parts that only run by their names, because they install packages of their own. @type {Record<string, Part>} */
const named = {
  medusa: { title: 'The adapter for Medusa', run: () => medusaTests() },
}

/** The parts of a run without names. TEST_MEDUSA=1 adds the adapter for Medusa. */
const allParts = () => [
  ...Object.values(whole),
  ...(process.env['TEST_MEDUSA'] === '1' ? Object.values(named) : []),
]

/**
 * Whether a name of the command line is a test file, not a part or a folder.
 * @param {string} name
 */
export const isTestFile = (name) => /\.(test|spec)\.tsx?$/.test(name)

/**
 * The requested parts of the run: `check`, `unit`, `size`, `e2e`, `medusa`, a folder of tests/ such as `machines`, or test files.
 * @param {string[]} names none for everything
 * @returns {Part[]}
 */
export function partsNamed(names) {
  if (names.length === 0) return allParts()
  const parts = { ...whole, ...named }
  const files = names.filter(isTestFile)
  const projects = names.filter((name) => !parts[name] && !files.includes(name))
  for (const name of projects) {
    const known = !others.includes(name) && existsSync(inRoot('tests', name))
    if (known && /^\w+$/.test(name)) continue
    throw new Failure(
      `There are no tests named “${name}”: give ${Object.keys(parts).join(', ')}, a folder of tests/, or a test file.`,
    )
  }
  const chosen = names.flatMap((name) => parts[name] ?? [])
  if (projects.length > 0) {
    const run = () => unitTests(projects)
    chosen.push({ title: `Tests of ${projects.join(', ')}`, run })
  }
  return [...chosen, ...partsOf(files)]
}

/**
 * The parts that run test files, given from the folder of the repository.
 * @param {string[]} files
 * @returns {Part[]}
 */
function partsOf(files) {
  const missing = files.find((file) => !existsSync(inRoot(file)))
  if (missing) throw new Failure(`There is no test file “${missing}”.`)
  const isOfBrowser = (/** @type {string} */ file) => file.includes('.spec.')
  const browser = files.filter(isOfBrowser)
  const unit = files.filter((file) => !isOfBrowser(file))
  return [
    ...(unit.length > 0 ? [{ title: 'Test files', run: () => unitTests([], unit) }] : []),
    ...(browser.length > 0
      ? [{ title: 'Browser test files', run: () => inTheBrowser(browser) }]
      : []),
  ]
}
