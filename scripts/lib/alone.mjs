import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Failure } from './failure.mjs'

const pollMilliseconds = 200
const timeoutMilliseconds = 10 * 60 * 1000

/**
 * Runs work under a lock file, after any running process that holds it. Throws a Failure after ten minutes.
 * @template T
 * @param {string} file the lock file, with the id of its process
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(file, work) {
  const started = performance.now()
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) {
    if (performance.now() - started > timeoutMilliseconds) {
      throw new Failure(
        `Another command has been preparing this clone for ten minutes: stop it, or remove ${file}.`,
      )
    }
    await delay(pollMilliseconds)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  if (!isRunning(holderOf(file))) rmSync(file, { force: true })
  return false
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/** Whether a process runs, or is acquiring or releasing the lock for the id 0. @param {number} id */
function isRunning(id) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
