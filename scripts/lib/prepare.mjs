import { adminIsBuilt, buildAdmin } from './admin.mjs'
import { alone } from './alone.mjs'
import { generateTypes, typesAreGenerated } from './generated.mjs'
import { installPackages, packagesAreInstalled } from './packages.mjs'
import { buildPages, pagesAreBuilt } from './pages.mjs'
import { inRoot, root } from './paths.mjs'
import { step } from './progress.mjs'

const lockFile = inRoot('.cache', 'preparing')

/**
 * Prepares a clone for serving or testing: runs the missing steps, prints a line for each, and blocks concurrent commands.
 * Throws a Failure with instructions.
 * @param {{ pages: boolean, tools?: boolean }} wanted pages: also build what browsers load; the development server needs no
 *   build; tools: also install the packages that check, test and generate code
 */
export async function prepare({ pages, tools = false }) {
  if (isReady({ pages, tools })) return
  await alone(lockFile, async () => {
    const wanted = { tools: tools || !typesAreGenerated() }
    if (!packagesAreInstalled(root, wanted)) {
      await step('Installing the packages', () => installPackages(root, wanted))
    }
    if (!typesAreGenerated()) await step('Generating the GraphQL types', generateTypes)
    if (pages && !pagesAreBuilt()) await step('Building the pages', buildPages)
    if (pages && !adminIsBuilt()) await step('Building the back office', buildAdmin)
  })
}

/** @param {{ pages: boolean, tools: boolean }} wanted */
const isReady = ({ pages, tools }) =>
  packagesAreInstalled(root, { tools }) &&
  typesAreGenerated() &&
  (!pages || (pagesAreBuilt() && adminIsBuilt()))
