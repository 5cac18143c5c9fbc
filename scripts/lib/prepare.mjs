import { generateIfChanged } from './generated.mjs'
import { installPackages, packagesAreInstalled } from './packages.mjs'
import { buildPages, pagesAreBuilt } from './pages.mjs'
import { root } from './paths.mjs'
import { step } from './progress.mjs'

/**
 * Makes a clone ready to serve: does only what is missing, a line for each. Throws a Failure that says the way out.
 * @param {{ pages: boolean }} wanted pages: also build what browsers load; the development server needs no build
 */
export async function prepare({ pages }) {
  if (!packagesAreInstalled(root)) {
    await step('Installing the packages', () => installPackages(root))
  }
  await generateIfChanged()
  if (pages && !pagesAreBuilt()) await step('Building the pages', buildPages)
}
