import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot, root } from '../lib/paths.mjs'
import { elapsed } from '../lib/progress.mjs'
import { Server } from '../lib/server.mjs'

const reportModules = pathToFileURL(inRoot('scripts', 'development', 'reportModules.mjs')).href

/** An editor writes a file in several steps, and code generation writes several files. */
const settledMilliseconds = 100

/**
 * A server of `npm run dev`, which is restarted when a file that it has imported changes. After a crash, for example a
 * syntax error in its sources, it is restarted when any file changes.
 */
export class DevelopmentServer {
  #name
  #args
  #env
  #options
  /** @type {Server} */
  #server
  #isRestarting = false
  #hasEnded = false
  #isStopped = false
  /** The files of all starts: one that fails has not imported every file. */
  #imported = new Set()
  /** @type {NodeJS.Timeout | undefined} */
  #timer
  /** @type {(text: string) => void} */
  #report = () => {}
  /** @type {(ready: import('../lib/server.mjs').Ready) => void} */
  #onReady = () => {}

  /**
   * @param {string} name for messages, such as `The gateway`
   * @param {string[]} args Node's options, the server's file, and its own options
   * @param {NodeJS.ProcessEnv} env
   * @param {{ mayListen?: () => Promise<unknown> }} [options] see `Server`
   */
  constructor(name, args, env, options = {}) {
    this.#name = name
    this.#args = ['--import', reportModules, ...args]
    this.#env = env
    this.#options = options
    this.#server = this.#start()
    /** Never resolves: a server that has ended waits for a change. */
    this.ended = new Promise(() => {})
  }

  /**
   * Resolves when the server is ready for the first time, after however many starts.
   * @param {(text: string) => void} report receives the server's progress
   * @returns {Promise<import('../lib/server.mjs').Ready>}
   */
  ready(report) {
    this.#report = report
    return new Promise((resolve) => {
      this.#onReady = resolve
    })
  }

  /**
   * Starts the server again if it has imported the file, or has ended. Changes within 100 ms cause one start.
   * @param {string} file its path
   */
  changed(file) {
    if (this.#isStopped || !(this.#hasEnded || this.#imported.has(file))) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#restart(file), settledMilliseconds)
  }

  /** Stops the server: see `Server`. */
  async stop() {
    this.#end()
    await this.#server.stop()
  }

  /** Kills the server and its process group immediately. */
  kill() {
    this.#end()
    this.#server.kill()
  }

  #end() {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** @param {string} file */
  async #restart(file) {
    // The start that is about to come reads this change too.
    if (this.#isRestarting) return
    this.#isRestarting = true
    console.log(`\n${this.#name} starts again: ${relative(root, file)} has changed.`)
    await this.#server.stop()
    this.#isRestarting = false
    if (this.#isStopped) return
    const started = performance.now()
    this.#server = this.#start(() =>
      console.log(`${this.#name} is ready (${elapsed(performance.now() - started)}).`),
    )
  }

  #start(onReady = () => {}) {
    this.#hasEnded = false
    const server = new Server(this.#name, this.#args, this.#env, {
      ...this.#options,
      onImport: (file) => this.#imported.add(file),
    })
    server
      .ready((text) => this.#report(text))
      .then((ready) => {
        this.#report = () => {}
        this.#onReady(ready)
        onReady()
      })
      // The outcome is reported below.
      .catch(() => {})
    server.ended.then((sentence) => {
      if (this.#isRestarting || this.#isStopped) return
      this.#hasEnded = true
      console.error(`${sentence}. It starts again when a file changes.`)
    })
    return server
  }
}
