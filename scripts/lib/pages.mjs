import { filesUnder, fingerprint, readStamp } from './fingerprint.mjs'
import { inRoot, node24 } from './paths.mjs'
import { runOrExplain } from './run.mjs'

/** The stamp of the sources of the build in dist/. */
export const buildStamp = inRoot('dist', 'sources')

const sources = [
  ...['web', 'machines', 'contract', 'gallery'],
  ...['schema.graphql', 'vite.config.ts', 'package-lock.json'],
].map((name) => inRoot(name))

/** A hash of the sources of the built pages. */
export const sourcesOfPages = () =>
  fingerprint(filesUnder(sources).filter((file) => !file.includes('/tests/')))

/** Whether dist/ matches the current sources. */
export const pagesAreBuilt = () => readStamp(buildStamp) === sourcesOfPages()

/** Builds the pages in a process of their own, on the pinned Node. Throws a Failure with the reason. */
export const buildPages = () =>
  runOrExplain('Building the pages', node24, [inRoot('scripts', 'build.mjs')])
