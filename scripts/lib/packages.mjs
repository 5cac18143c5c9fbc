import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { runOrExplain, systemEnvironment } from './run.mjs'

/**
 * Whether node_modules holds what the lock file names, by npm's own record of what it installed.
 * @param {string} folder the repository
 */
export function packagesAreInstalled(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record) || !existsSync(join(folder, 'node_modules', 'node', 'bin', 'node'))) {
    return false
  }
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
 * Installs exactly what the lock file names. Throws a Failure that says the way out.
 * @param {string} folder the repository
 */
export async function installPackages(folder) {
  const options = { cwd: folder, env: systemEnvironment() }
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  await runOrExplain('Installing the packages', 'npm', ['ci', ...quiet], options)
  if (existsSync(join(folder, 'node_modules', 'node', 'bin', 'node'))) return
  throw new Failure(
    'The pinned Node 24 was not installed, because npm is told not to run install scripts: run `npm rebuild node --ignore-scripts=false`, then run the same command again.',
  )
}
