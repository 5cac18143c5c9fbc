import { filesUnder, fingerprint, readStamp } from './fingerprint.mjs'
import { inRoot } from './paths.mjs'

const folders = ['agents', 'contract', 'engines/cms', 'engines/commerce', 'gateway']

/** A hash of the sources of the bundled servers in dist/servers. */
export const sourcesOfServers = () =>
  fingerprint([
    ...filesUnder(folders.map((name) => inRoot(name))).filter(
      (file) => file.endsWith('.ts') && !file.includes('/tests/'),
    ),
    inRoot('package-lock.json'),
  ])

export const sourceFiles = { cms: 'engines/cms/main.ts', gateway: 'gateway/main.ts' }

/** The files that `npm start` runs: the bundles of the build, which load in half the time, or the sources if they have changed. */
export function serverFiles() {
  const isBundled = readStamp(inRoot('dist', 'servers', 'sources')) === sourcesOfServers()
  return isBundled
    ? { cms: 'dist/servers/cms.js', gateway: 'dist/servers/gateway.js' }
    : sourceFiles
}
