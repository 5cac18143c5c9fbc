import { existsSync } from 'node:fs'
import { checks } from './checks.mjs'
import { requireChromium } from './chromium.mjs'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'
import { step } from './progress.mjs'
import { browserTests, unitTests } from './runners.mjs'
import { missingServices } from './services.mjs'
import { sizes } from './sizes.mjs'

/** @typedef {{ title: string, run: () => Promise<import('./results.mjs').Count> }} Part */

/** Folders of tests/ that are not Vitest projects. */
const others = ['e2e', 'support', 'bench', 'robustness']

async function inTheBrowser() {
  const chromium = await step('Looking for a Chromium', requireChromium)
  return browserTests(chromium)
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
  e2e: { title: 'Browser tests', run: inTheBrowser },
}

/** The number of parts of a whole run. */
export const allParts = Object.keys(whole).length

/**
 * The requested parts of the run: `check`, `unit`, `size`, `e2e`, or a folder of tests/ such as `machines`.
 * @param {string[]} names none for everything
 * @returns {Part[]}
 */
export function partsNamed(names) {
  if (names.length === 0) return Object.values(whole)
  const projects = names.filter((name) => !whole[name])
  for (const name of projects) {
    const known = !others.includes(name) && existsSync(inRoot('tests', name))
    if (known && /^\w+$/.test(name)) continue
    throw new Failure(
      `There are no tests named “${name}”: give ${Object.keys(whole).join(', ')}, or a folder of tests/.`,
    )
  }
  const parts = names.flatMap((name) => whole[name] ?? [])
  if (projects.length === 0) return parts
  return [...parts, { title: `Tests of ${projects.join(', ')}`, run: () => unitTests(projects) }]
}
