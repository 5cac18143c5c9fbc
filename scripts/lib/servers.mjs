import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder, fingerprint } from './fingerprint.mjs'
import { inRoot, node24, root } from './paths.mjs'
import { runOrExplain } from './run.mjs'

/** @typedef {'cms' | 'gateway'} ServerName */

export const sourceFiles = { cms: 'engines/cms/main.ts', gateway: 'gateway/main.ts' }

/** Files that a bundle depends on beside its modules; agents may come later. */
const settings = ['agents/openAgents.ts', 'package-lock.json', 'scripts/buildServers.mjs']

const folder = inRoot('dist', 'servers')

/** @param {string[]} files */
const fingerprintAll = (files) =>
  fingerprint(filesUnder([...files, ...settings].map((file) => inRoot(file))))

/**
 * The record beside a bundle: the paths of its modules without those of packages, and a hash of their contents.
 * @param {string[]} modules absolute paths
 */
export function bundleRecord(modules) {
  const files = modules
    .filter((file) => file.startsWith(`${root}/`))
    .map((file) => relative(root, file))
    .filter((file) => !file.split('/').includes('node_modules'))
  return { files, fingerprint: fingerprintAll(files) }
}

/**
 * The modules of a bundle, as absolute paths, or undefined when there is no bundle or one of its sources has changed.
 * @param {ServerName} name
 */
function currentModules(name) {
  const record = `${folder}/${name}.json`
  if (!existsSync(record)) return undefined
  const { files, fingerprint: before } = JSON.parse(readFileSync(record, 'utf8'))
  if (fingerprintAll(files) !== before) return undefined
  return files.map((/** @type {string} */ file) => inRoot(file))
}

/**
 * The file that `npm start` runs: the bundle of the build, which loads in half the time, or the source if it has changed.
 * @param {ServerName} name
 */
export const serverFile = (name) =>
  currentModules(name) ? `${folder}/${name}.js` : inRoot(sourceFiles[name])

/**
 * Bundles a server unless its bundle is current, for `npm run dev`. Throws a Failure that names a mistake in the sources.
 * @param {ServerName} name
 * @returns {Promise<{ file: string, modules: string[] }>} the bundle, and the sources in it
 */
export async function bundleServer(name) {
  const modules = currentModules(name)
  if (modules) return { file: `${folder}/${name}.js`, modules }
  const what = `Bundling ${sourceFiles[name]}`
  await runOrExplain(what, node24, [inRoot('scripts', 'buildServers.mjs'), folder, name])
  // Again if a source has changed meanwhile.
  return bundleServer(name)
}
