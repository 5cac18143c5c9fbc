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
import { presentBrowserFolders, presentUnitFolders, shopProjects } from './testFolders.mjs'

/**
 * A part of a run, with `needsPages` if its tests load the built pages.
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

/**
 * Whether the path of a test contains one of the words.
 * @param {string[]} folders of the tests
 * @param {'.test.' | '.spec.'} kind
 * @param {string[]} words
 */
const someTest = (folders, kind, words) =>
  filesUnder(folders.map((folder) => inRoot(folder))).some((file) => {
    const path = relative(root, file)
    return path.includes(kind) && words.some((word) => path.includes(word))
  })

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
  const browser = someTest(presentBrowserFolders, '.spec.', words) ? words : []
  // Vitest says so if there is no such file at all.
  const units =
    browser.length === 0 || someTest(Object.values(presentUnitFolders), '.test.', words)
      ? words
      : []
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
            // Tests of services start the built shop.
            needsPages: someTest(['tests/services'], '.test.', units),
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
