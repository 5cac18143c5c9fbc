import { existsSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { runOrExplain, systemEnvironment } from './run.mjs'

const neededGigabytes = 1.5
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/** Limits npm's retries without a network, by default more than two minutes, to half a minute. */
const impatient = [
  '--fetch-retries=3',
  '--fetch-retry-factor=4',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=10000',
]

/**
 * Whether the packages that the repository and its workspaces name are installed, and all that are installed match the lock
 * file, by npm's record of installed packages.
 * @param {string} folder the repository
 * @param {{ tools: boolean }} wanted tools: also the packages that check and test the shop (`devDependencies`)
 */
export function packagesAreInstalled(folder, { tools }) {
  if (!existsSync(join(folder, 'node_modules', 'node', 'bin', 'node'))) return false
  const { wanted, present } = packagesOf(folder)
  const workspaces = Object.keys(wanted).filter(
    (path) => !path.includes('node_modules') && existsSync(join(folder, path)),
  )
  // A shop may have deleted a workspace that the tests of another one use.
  const isDeleted = (/** @type {string} */ name) => {
    const { link, resolved = '' } = wanted[`node_modules/${name}`] ?? {}
    return link === true && !existsSync(join(folder, resolved))
  }
  return (
    workspaces.every((path) => {
      const { dependencies, devDependencies } = wanted[path] ?? {}
      const names = Object.keys({ ...dependencies, ...(tools ? devDependencies : {}) })
      return names.every(
        (name) =>
          present[`${path}/node_modules/${name}`] ??
          present[`node_modules/${name}`] ??
          isDeleted(name),
      )
    }) && Object.entries(present).every(([path, { version }]) => wanted[path]?.version === version)
  )
}

/**
 * Whether node_modules of a folder matches its lock file.
 * @param {string} folder with a package of its own
 */
export function matchesLock(folder) {
  const { wanted, present } = packagesOf(folder)
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    const installed = present[path]
    return installed ? installed.version === version : optional === true
  })
}

/** @param {string} folder */
const packagesOf = (folder) => ({
  wanted: readPackages(join(folder, 'package-lock.json')),
  present: readPackages(join(folder, 'node_modules', '.package-lock.json')),
})

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, link?: boolean, resolved?: string, optional?: boolean, dependencies?: object, devDependencies?: object }>}
 */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/**
 * Throws a Failure when the disk has no room for the packages, which npm notices only after minutes.
 * @param {string} folder the repository
 * @param {(path: string) => { bavail: number, bsize: number }} [look]
 */
export function requireSpace(folder, look = (path) => statfsSync(path)) {
  const { bavail, bsize } = look(folder)
  const free = (bavail * bsize) / 1e9
  if (free >= neededGigabytes) return
  throw new Failure(
    `The disk has ${free.toFixed(1)} GB free and the packages need ${neededGigabytes} GB: free some, then run the same command again.`,
  )
}

/**
 * Removes the headers of the pinned Node, 68 MB: no package of the shop compiles against them.
 * @param {string} folder the repository
 */
function removeNodeHeaders(folder) {
  const packages = join(folder, 'node_modules', 'node', 'node_modules')
  const entries = existsSync(packages) ? readdirSync(packages, { withFileTypes: true }) : []
  for (const entry of entries)
    if (entry.isDirectory())
      rmSync(join(packages, entry.name, 'include'), { recursive: true, force: true })
}

/**
 * Installs the packages of the lock file. Throws a Failure with instructions.
 * @param {string} folder the repository
 * @param {{ tools: boolean }} wanted see `packagesAreInstalled`
 */
export async function installPackages(folder, { tools }) {
  await installFromLock(folder, tools ? [] : ['--omit=dev'])
  removeNodeHeaders(folder)
  if (existsSync(join(folder, 'node_modules', 'node', 'bin', 'node'))) return
  throw new Failure(
    'The pinned Node 24 was not installed, because npm is configured not to run install scripts: run `npm rebuild node --ignore-scripts=false`, then run the same command again.',
  )
}

/**
 * Runs `npm ci` in a folder. Throws a Failure with instructions.
 * @param {string} folder with a lock file
 * @param {string[]} [flags]
 */
export async function installFromLock(folder, flags = []) {
  requireSpace(folder)
  const options = { cwd: folder, env: systemEnvironment() }
  const all = ['ci', ...flags, ...quiet, ...impatient]
  await runOrExplain('Installing the packages', 'npm', all, options)
}
