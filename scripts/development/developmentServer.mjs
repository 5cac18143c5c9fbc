import { relative } from 'node:path'
import { root } from '../lib/paths.mjs'
import { elapsed, printFailure } from '../lib/progress.mjs'
import { Server } from '../lib/server.mjs'
import { bundleServer } from '../lib/servers.mjs'

/** An editor writes a file in several steps, and code generation writes several files. */
const settledMilliseconds = 100

/**
 * title: for messages, such as `The gateway`; generated: resolves when no types are being generated; options: see `Server`
 * @typedef {{
 *   title: string
 *   name: import('../lib/servers.mjs').ServerName
 *   nodeOptions: string[]
 *   serverOptions: string[]
 *   env: NodeJS.ProcessEnv
 *   options: { mayListen?: () => Promise<unknown> }
 *   generated: () => Promise<unknown>
 * }} ServerSettings
 */

/**
 * A server of `npm run dev`, which is bundled and started again when one of its sources changes, or after a mistake or
 * a crash when any file does.
 */
export class DevelopmentServer {
  #settings
  /** @type {Server | undefined} */
  #server
  /** @type {Set<string> | undefined} undefined: a change of any file starts the server again */
  #modules
  #isStarting = false
  #isStopped = false
  /** @type {NodeJS.Timeout | undefined} */
  #timer
  /** @type {(text: string) => void} */
  #report = () => {}
  /** @type {(ready: import('../lib/server.mjs').Ready) => void} */
  #onReady = () => {}
  /** @type {(isReady: boolean) => void} */
  #onSettled = () => {}

  /** @param {ServerSettings} settings */
  constructor(settings) {
    this.#settings = settings
    /** Never resolves: a server that has ended waits for a change. */
    this.ended = new Promise(() => {})
    /** Resolves when the first start has succeeded (true) or failed. @type {Promise<boolean>} */
    this.settled = new Promise((resolve) => {
      this.#onSettled = resolve
    })
    void this.#start()
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
   * Starts the server again, at most once in 100 ms, if the file is one of its sources.
   * @param {string} file its path
   */
  changed(file) {
    // A bundle that is being made reads its sources once more at its end.
    if (this.#isStopped || this.#isStarting) return
    if (this.#modules && !this.#modules.has(file)) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#restart(file), settledMilliseconds)
  }

  async stop() {
    this.#end()
    await this.#server?.stop()
  }

  /** Kills the server and its process group immediately. */
  kill() {
    this.#end()
    this.#server?.kill()
  }

  #end() {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** @param {string} file */
  async #restart(file) {
    console.log(`\n${this.#settings.title} starts again: ${relative(root, file)} has changed.`)
    const started = performance.now()
    await this.#start(() =>
      console.log(`${this.#settings.title} is ready (${elapsed(performance.now() - started)}).`),
    )
  }

  async #start(onReady = () => {}) {
    this.#isStarting = true
    try {
      await this.#settings.generated()
      const { file, modules } = await bundleServer(this.#settings.name)
      const previous = this.#server
      this.#server = undefined
      await previous?.stop()
      if (this.#isStopped) return
      this.#modules = new Set(modules)
      this.#server = this.#run(file, onReady)
    } catch (error) {
      this.#failed(error instanceof Error ? error.message : String(error))
    } finally {
      this.#isStarting = false
    }
  }

  /**
   * @param {string} file
   * @param {() => void} onReady
   */
  #run(file, onReady) {
    const { title, nodeOptions, serverOptions, env, options } = this.#settings
    const args = ['--require=source-map-support/register', ...nodeOptions, file, ...serverOptions]
    const server = new Server(title, args, env, options)
    server
      .ready((text) => this.#report(text))
      .then((ready) => {
        this.#report = () => {}
        this.#onReady(ready)
        this.#onSettled(true)
        onReady()
      })
      // The outcome is reported below.
      .catch(() => {})
    server.ended.then((sentence) => {
      if (this.#server === server && !this.#isStopped) this.#failed(`${sentence}.`)
    })
    return server
  }

  /** @param {string} reason */
  #failed(reason) {
    this.#modules = undefined
    printFailure(`${reason}\n${this.#settings.title} starts again when a file changes.`)
    this.#onSettled(false)
  }
}
