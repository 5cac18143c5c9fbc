import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { medusaTests } from '../medusa/medusaTests.mjs'
import { checks } from './checks.mjs'
import { requireChromium } from './chromium.mjs'
import { Failure } from './failure.mjs'
import { inRoot } from './paths.mjs'
import { step } from './progress.mjs'
import { browserTests, robustness, unitTests } from './runners.mjs'
import { missingServices } from './services.mjs'
import { sizes } from './sizes.mjs'
import { presentUnitFolders, testFolders } from './testFolders.mjs'

/** @typedef {{ title: string, run: () => Promise<import('./results.mjs').Count> }} Part */
/** @typedef {import('./runners.mjs').Run} Run */

/** The first argument of a run of what the fast run leaves out. */
const deep = 'deep'

/** @param {Run} run @param {string[]} [files] all without them */
async function inTheBrowser(run, files) {
  const chromium = await step('Looking for a Chromium', requireChromium)
  return browserTests(run, chromium, files)
}

/** @param {Run} run @param {string[]} [files] all without them */
function allUnitTests(run, files) {
  const missing = missingServices()
  if (missing.length === 0) return unitTests(run, { files })
  console.log(`tests/services is skipped, because these are not installed: ${missing.join(', ')}`)
  return unitTests(run, { projects: ['!services'], files })
}

/** @type {Record<string, Part>} */
const fastParts = {
  check: { title: 'Checks', run: checks },
  unit: { title: 'Tests', run: () => allUnitTests('fast') },
  size: { title: 'Sizes', run: sizes },
  e2e: { title: 'Browser tests', run: () => inTheBrowser('fast') },
}

/** @type {Record<string, Part>} */
const deepParts = {
  unit: { title: 'Deep tests', run: () => allUnitTests('deep') },
  e2e: { title: 'Deep browser tests', run: () => inTheBrowser('deep') },
  medusa: { title: 'The adapter for Medusa', run: () => medusaTests() },
  robustness: { title: 'Robustness', run: robustness },
}

/**
 * Whether a name of the command line is a test file, not a part or a folder.
 * @param {string} name
 */
export const isTestFile = (name) => /\.(test|spec)\.tsx?$/.test(name)

/** The part and the projects that run without built pages. */
const withoutPages = ['check', ...Object.keys(presentUnitFolders)].filter(
  (name) => name !== 'services',
)

/**
 * Whether the named tests need the built pages: those of the browser, sizes and services do.
 * @param {string[]} names
 */
export const needsPages = (names) =>
  names.length === 0 ||
  names.some((name) => (isTestFile(name) ? name.includes('.spec.') : !withoutPages.includes(name)))

/**
 * The test files of an area: those whose path contains its name, or that assert clauses of the specification that begin
 * with it.
 * @param {string} area such as `checkout`
 */
export const filesOfArea = (area) =>
  testFolders
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
        .filter(
          (file) =>
            isTestFile(file) &&
            (file.includes(area) ||
              (/^[a-z]+$/.test(area) &&
                readFileSync(inRoot(folder, file), 'utf8').includes(`'${area}.`))),
        )
        .map((file) => `${folder}/${file}`),
    )
    .filter((file, index, files) => files.indexOf(file) === index)
    .sort()

/**
 * The requested parts of the run: without names the fast run; `deep` for what it leaves out, of which further names choose
 * parts, or files by a part of their paths; otherwise parts of the fast run, projects of vitest.config.ts, areas, or test files.
 * @param {string[]} names
 * @returns {Part[]}
 */
export function partsNamed(names) {
  if (names.length === 0) return Object.values(fastParts)
  if (names[0] === deep) return deepPartsNamed(names.slice(1))
  if (names.length === 1 && names[0] === 'medusa') return deepPartsNamed(names)
  const files = names.filter(isTestFile)
  const projects = names.filter(isProject)
  const areas = names.filter((name) => !fastParts[name] && !isTestFile(name) && !isProject(name))
  const chosen = names.flatMap((name) => fastParts[name] ?? [])
  if (projects.length > 0) {
    const run = () => unitTests('all', { projects })
    chosen.push({ title: `Tests of ${projects.join(', ')}`, run })
  }
  return [...chosen, ...partsOf(files, 'all'), ...areas.flatMap(partsOfArea)]
}

/** @param {string} name */
const isProject = (name) => Object.hasOwn(presentUnitFolders, name)

/** The tests of an area in the fast run. @param {string} area */
function partsOfArea(area) {
  const files = filesOfArea(area)
  if (files.length === 0)
    throw new Failure(
      `There are no tests named “${area}”: give ${Object.keys(fastParts).join(', ')}, deep, a project of vitest.config.ts, an area such as checkout, or a test file.`,
    )
  return partsOf(files, 'fast')
}

/** @param {string[]} names @returns {Part[]} */
function deepPartsNamed(names) {
  if (names.length === 0) return Object.values(deepParts)
  const words = names.filter((name) => !deepParts[name])
  const area = words.join(', ')
  return [
    ...names.flatMap((name) => deepParts[name] ?? []),
    ...(words.length > 0
      ? [
          { title: `Deep tests of ${area}`, run: () => allUnitTests(deep, words) },
          { title: `Deep browser tests of ${area}`, run: () => inTheBrowser(deep, words) },
        ]
      : []),
  ]
}

/**
 * The parts that run test files, given from the folder of the repository.
 * @param {string[]} files
 * @param {Run} run
 * @returns {Part[]}
 */
function partsOf(files, run) {
  const missing = files.find((file) => !existsSync(inRoot(file)))
  if (missing) throw new Failure(`There is no test file “${missing}”.`)
  const isOfBrowser = (/** @type {string} */ file) => file.includes('.spec.')
  const browser = files.filter(isOfBrowser)
  const unit = files.filter((file) => !isOfBrowser(file))
  return [
    ...(unit.length > 0
      ? [{ title: 'Test files', run: () => unitTests(run, { files: unit }) }]
      : []),
    ...(browser.length > 0
      ? [{ title: 'Browser test files', run: () => inTheBrowser(run, browser) }]
      : []),
  ]
}
