import { relative } from 'node:path'
import { medusaTests } from '../medusa/medusaTests.mjs'
import { wordpressTests } from '../wordpress/wordpressTests.mjs'
import { checks } from './checks.mjs'
import { requireChromium } from './chromium.mjs'
import { filesUnder } from './fingerprint.mjs'
import { inRoot, root } from './paths.mjs'
import { step } from './progress.mjs'
import { browserTests, robustness, unitTests } from './runners.mjs'
import { missingServices } from './services.mjs'
import { sizes } from './sizes.mjs'
import { presentUnitFolders, shopProjects } from './testFolders.mjs'

/**
 * A part of a run; `needsPages`: its tests load the built pages.
 * @typedef {{ title: string, needsPages: boolean, run: () => Promise<import('./results.mjs').Count> }} Part
 */

/** @param {'shop' | 'all'} extent @param {string[]} [words] files by parts of their paths */
async function inBrowser(extent, words) {
  const chromium = await step('Looking for a Chromium', requireChromium)
  return browserTests(extent, chromium, words)
}

/** The unit tests of all projects. @param {string[]} [words] files by parts of their paths */
function allUnitTests(words) {
  const missing = missingServices()
  if (missing.length === 0) return unitTests({ words })
  console.log(`tests/services is skipped, because these are not installed: ${missing.join(', ')}`)
  return unitTests({ projects: ['!services'], words })
}

const check = { title: 'Checks', needsPages: false, run: checks }
const size = { title: 'Sizes', needsPages: true, run: sizes }

/** The parts that each change of the shop must pass. @type {Part[]} */
const shop = [
  check,
  { title: 'Tests', needsPages: false, run: () => unitTests({ projects: shopProjects }) },
  size,
  { title: 'Browser tests', needsPages: true, run: () => inBrowser('shop') },
]

/** The shop with the workspaces beside it, which a build server runs. @type {Part[]} */
const all = [
  check,
  { title: 'Tests', needsPages: true, run: () => allUnitTests() },
  size,
  { title: 'Browser tests', needsPages: true, run: () => inBrowser('all') },
]

/** Parts by name: those of the shop, and what neither command runs (CONTRIBUTING.md, Tests). @type {Record<string, Part>} */
const named = {
  check,
  size,
  medusa: { title: 'The engine for Medusa', needsPages: false, run: () => medusaTests() },
  robustness: { title: 'Robustness', needsPages: true, run: robustness },
  wordpress: { title: 'The adapter for WordPress', needsPages: true, run: wordpressTests },
}

/** @param {string} name */
const isProject = (name) => Object.hasOwn(presentUnitFolders, name)

/** Whether words name tests of services, which are the unit tests that start the built shop. @param {string[]} words */
const haveServices = (words) =>
  filesUnder([inRoot('tests', 'services')]).some((file) =>
    words.some((word) => relative(root, file).includes(word)),
  )

/**
 * The requested parts: without names those of the shop, `all` for those of a build server, otherwise parts and projects of
 * vitest.config.ts by name, and for any other word the files whose path contains it, on both runners.
 * @param {string[]} names
 * @returns {Part[]}
 */
export function partsNamed(names) {
  if (names.length === 0) return shop
  if (names[0] === 'all') return all
  const projects = names.filter((name) => !named[name] && isProject(name))
  const words = names.filter((name) => !named[name] && !isProject(name))
  const units = words.filter((word) => !word.includes('.spec.'))
  const browser = words.filter((word) => !word.includes('.test.'))
  return [
    ...names.flatMap((name) => named[name] ?? []),
    ...(projects.length > 0
      ? [
          {
            title: `Tests of ${projects.join(', ')}`,
            needsPages: projects.includes('services'),
            run: () => unitTests({ projects }),
          },
        ]
      : []),
    ...(units.length > 0
      ? [
          {
            title: `Tests of ${units.join(', ')}`,
            needsPages: haveServices(units),
            run: () => allUnitTests(units),
          },
        ]
      : []),
    ...(browser.length > 0
      ? [
          {
            title: `Browser tests of ${browser.join(', ')}`,
            needsPages: true,
            run: () => inBrowser('all', browser),
          },
        ]
      : []),
  ]
}
