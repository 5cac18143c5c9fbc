import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { Failure } from './failure.mjs'
import { inRoot, node24, root } from './paths.mjs'
import { print } from './progress.mjs'

const graceMilliseconds = 10_000
/** Node options that load modules into each server before its own. */
const preloaded = ['endWithParent.mjs', 'relativeModules.mjs'].flatMap((name) => [
  '--import',
  pathToFileURL(inRoot('scripts', 'lib', name)).href,
])

/**
 * A server's URL, and lines for the banner: columns separated by two or more spaces.
 * @typedef {{ url: string, lines: string[] }} Ready
 */

/**
 * A server that runs as a child process in a process group of its own, so that Ctrl-C in the terminal reaches only the
 * parent. It sends `{ type: 'ready', url, lines? }` once over IPC, may send `{ type: 'progress', text }` before, and
 * shuts down on SIGTERM; with the option `--wait` it sends `{ type: 'loaded' }` and listens when it gets a message.
 */
export class Server {
  #child
  #name

  /**
   * @param {string} name for messages, such as `The gateway`
   * @param {string[]} args Node's options, the server's file, and its own options
   * @param {NodeJS.ProcessEnv} env
   * @param {{ mayListen?: () => Promise<unknown> }} [options] a server with `--wait` listens after mayListen
   */
  constructor(name, args, env, { mayListen } = {}) {
    this.#name = name
    this.#child = spawn(node24, [...preloaded, ...args], {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child.stdout?.on('data', (chunk) => print(chunk, process.stdout))
    this.#child.stderr?.on('data', (chunk) => print(chunk, process.stderr))
    this.#child.on('message', (message) => {
      const { type } = /** @type {Record<string, unknown>} */ (message)
      if (type === 'loaded')
        mayListen?.().then(
          () => this.#child.send({ type: 'listen' }),
          () => {},
        )
    })
    /** Resolves to a sentence that says how the process ended. */
    this.ended = this.#untilEnded()
  }

  /**
   * Resolves when the server is ready, and rejects with a Failure when it ends before.
   * @param {(text: string) => void} report receives the server's progress
   * @returns {Promise<Ready>}
   */
  ready(report) {
    return new Promise((resolve, reject) => {
      this.#child.on('message', (message) => {
        const { type, url, lines, text } = /** @type {Record<string, unknown>} */ (message)
        if (type === 'progress') report(String(text))
        if (type !== 'ready') return
        resolve({ url: String(url), lines: Array.isArray(lines) ? lines.map(String) : [] })
      })
      this.ended.then((sentence) =>
        reject(new Failure(`${sentence} before it was ready; its output is above.`)),
      )
    })
  }

  /** Sends SIGTERM and, after 10 s, SIGKILL, and resolves when no process of the server runs. */
  async stop() {
    this.#child.kill('SIGTERM')
    const timer = setTimeout(() => this.kill(), graceMilliseconds)
    await this.ended
    clearTimeout(timer)
    this.kill()
  }

  /** Kills the server and its process group immediately. */
  kill() {
    if (this.#child.pid === undefined) return
    try {
      process.kill(-this.#child.pid, 'SIGKILL')
    } catch {
      // No process of the group runs any more.
    }
  }

  async #untilEnded() {
    try {
      const [code, signal] = await once(this.#child, 'exit')
      const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}`
      return `${this.#name} ${how}`
    } catch (error) {
      return `${this.#name} could not be started (${error instanceof Error ? error.message : error})`
    }
  }
}
