import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'

const program = fileURLToPath(new URL('../studio/main.ts', import.meta.url))

/** Milliseconds until a studio that does not exit is killed. Killing it loses no data. */
const graceMilliseconds = 1000

/** Milliseconds before a studio that failed is started again: doubled each time that it drew nothing, up to a limit. */
const firstPause = 1000
const maxPause = 300_000

/** Bounds the studio's memory: its heap, and what its allocator retains of freed pixels. */
const heapOptions = ['--max-old-space-size=128', '--max-semi-space-size=4']
const allocatorOptions = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

export interface StudioProcessOptions {
  /** Absolute path. */
  dataDirectory: string
  drawsAhead: boolean
  logLevel: string
  /** Whether files are requested. */
  hasRequests: () => Promise<boolean>
  log: FastifyBaseLogger
}

/** The studio as a child process of the server: started when there is work, and again when it fails. */
export class StudioProcess {
  readonly #options: StudioProcessOptions
  #child: ChildProcess | undefined
  #failures = 0
  /** Whether a studio that was ending did not receive that there is work. */
  #isMissed = false
  #pause: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: StudioProcessOptions) {
    this.#options = options
  }

  /** The id of the running studio; undefined when none runs. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Starts the studio, or makes the running one look for new work. A failed one restarts after a pause. */
  wake(): void {
    if (this.#isClosed || this.#pause) return
    if (!this.#child) this.#start()
    else if (!this.#child.connected) this.#isMissed = true
    else
      this.#child.send('work', (error) => {
        this.#isMissed ||= error !== null
      })
  }

  /** Draws the requested files at normal priority. Resolves when they are drawn; rejects when it fails. */
  async runInForeground(): Promise<void> {
    await this.stop()
    if (this.#isClosed) return
    const child = this.#fork(['--foreground'])
    this.#child = child
    const [code, signal] = await once(child, 'exit')
    const isStopped = this.#child !== child
    this.#child = undefined
    if (code !== 0 && !isStopped) throw new Error(`The studio ended with ${signal ?? code}.`)
  }

  /** Ends the studio; it is not started again. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#pause)
    await this.stop()
  }

  /** Ends the studio; the next `wake` starts it again. */
  async stop(): Promise<void> {
    const child = this.#child
    if (!child) return
    this.#child = undefined
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMilliseconds)
    await ended
    clearTimeout(timer)
  }

  #start() {
    const child = this.#fork([])
    this.#child = child
    this.#isMissed = false
    child.unref()
    child.channel?.unref()
    const end = (code: number | null, reason: string) => {
      if (this.#child !== child) return
      this.#child = undefined
      if (code === 0) void this.#continue()
      else this.#retry(reason)
    }
    child.on('message', () => {
      this.#failures = 0
    })
    child.once('exit', (code, signal) => end(code, `${signal ?? code}`))
    child.on('error', (error) => {
      if (child.pid === undefined) end(null, error.message)
    })
  }

  /** Starts again when work arrived while the studio was ending. */
  async #continue() {
    this.#failures = 0
    if (this.#isMissed || (await this.#options.hasRequests())) this.wake()
  }

  #retry(reason: string) {
    const { log, drawsAhead, hasRequests } = this.#options
    const pause = Math.min(maxPause, firstPause * 2 ** this.#failures)
    this.#failures += 1
    log.error({ reason, pause }, 'the studio failed')
    this.#pause = setTimeout(async () => {
      this.#pause = undefined
      if (drawsAhead || (await hasRequests())) this.wake()
    }, pause)
    this.#pause.unref()
  }

  #fork(options: string[]): ChildProcess {
    const { dataDirectory, drawsAhead, logLevel } = this.#options
    return fork(program, options, {
      // A session of its own: see lowerPriority.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: heapOptions,
      env: {
        ...allocatorOptions,
        ...process.env,
        VITRINE_DATA: dataDirectory,
        DRAW_AHEAD: drawsAhead ? '1' : '0',
        LOG_LEVEL: logLevel,
      },
    })
  }
}
