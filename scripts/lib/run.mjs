import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { Failure, findCause } from './failure.mjs'
import { root } from './paths.mjs'

/** The signals that end a program. */
export const endSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

process.on('exit', () => {
  for (const child of running) child.kill()
})

/** Exits through the exit handlers, so that no child process outlives this one. */
const endWithSignal = () => process.exit(130)

/** @param {import('node:child_process').ChildProcess} child */
function began(child) {
  running.add(child)
  if (running.size > 1) return
  for (const signal of endSignals) process.on(signal, endWithSignal)
}

/** @param {import('node:child_process').ChildProcess} child */
function ended(child) {
  running.delete(child)
  if (running.size > 0) return
  for (const signal of endSignals) process.removeListener(signal, endWithSignal)
}

/**
 * Runs a program to its end and captures its output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onText?: (text: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>} the exit code (1 when a signal ended it), stdout and stderr interleaved
 */
export function run(command, args, { onText, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    began(child)
    let output = ''
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk
      onText?.(String(chunk))
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => {
      ended(child)
      const isMissing = 'code' in error && error.code === 'ENOENT'
      reject(
        isMissing
          ? new Failure(
              `This needs ${command} on the PATH: install it, then run the same command again.`,
            )
          : error,
      )
    })
    child.on('close', (code) => {
      ended(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs a program that must succeed. Throws a Failure with the known cause, or with the end of the output.
 * @param {string} what the subject of the message, such as `Building the pages`
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export async function runOrExplain(what, command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code === 0) return output
  throw new Failure(
    findCause(output) ?? `${what} failed with exit code ${code}:\n\n${lastLines(output)}`,
  )
}

/**
 * The end of a program's output, which usually contains the reason.
 * @param {string} output
 * @param {number} count
 */
export function lastLines(output, count = 30) {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}

/** The environment without this repository's own programs on the PATH: npm must not run on the Node that it replaces. */
export function systemEnvironment() {
  const path = (process.env['PATH'] ?? '').split(delimiter)
  return { ...process.env, PATH: path.filter((entry) => !entry.startsWith(root)).join(delimiter) }
}
