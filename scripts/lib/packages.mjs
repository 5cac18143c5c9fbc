import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { runOrExplain, systemEnvironment } from './run.mjs'

const neededGigabytes = 1.5
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/** Without a network npm retries for more than two minutes by default; this limits it to half a minute. */
const impatient = [
  '--fetch-retries=3',
  '--fetch-retry-factor=4',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=10000',
]

/**
 * Whether node_modules matches the lock file, by npm's record of installed packages.
 * @param {string} folder the repository
 */
export function packagesAreInstalled(folder) {
  return existsSync(join(folder, 'node_modules', 'node', 'bin', 'node')) && matchesLock(folder)
}

/**
 * Whether node_modules of a folder matches its lock file.
 * @param {string} folder with a package of its own
 */
export function matchesLock(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const present = readPackages(record)
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    const found = present[path]
    return found ? found.version === version : optional === true
  })
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
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
 * Installs the packages of the lock file. Throws a Failure with instructions.
 * @param {string} folder the repository
 */
export async function installPackages(folder) {
  await installFromLock(folder)
  if (existsSync(join(folder, 'node_modules', 'node', 'bin', 'node'))) return
  throw new Failure(
    'The pinned Node 24 was not installed, because npm is configured not to run install scripts: run `npm rebuild node --ignore-scripts=false`, then run the same command again.',
  )
}

/**
 * Runs `npm ci` in a folder. Throws a Failure with instructions.
 * @param {string} folder with a lock file
 */
export async function installFromLock(folder) {
  requireSpace(folder)
  const options = { cwd: folder, env: systemEnvironment() }
  await runOrExplain('Installing the packages', 'npm', ['ci', ...quiet, ...impatient], options)
}
