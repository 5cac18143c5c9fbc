import { filesUnder, fingerprint, readStamp } from './fingerprint.mjs'
import { inRoot, node24 } from './paths.mjs'
import { runOrExplain } from './run.mjs'

/** Says what the build in dist/ was made from. */
export const buildStamp = inRoot('dist', 'sources')

const sources = ['web', 'machines', 'schema.graphql', 'vite.config.ts', 'package-lock.json'].map(
  (name) => inRoot(name),
)

/** A hash of everything that the built pages are made from. */
export const sourcesOfPages = () => fingerprint(filesUnder(sources))

/** Whether dist/ holds the pages as their sources are now. */
export const pagesAreBuilt = () => readStamp(buildStamp) === sourcesOfPages()

/** Builds the pages in a process of their own, on the pinned Node. Throws a Failure that says why not. */
export const buildPages = () =>
  runOrExplain('Building the pages', node24, [inRoot('scripts', 'build.mjs')])
