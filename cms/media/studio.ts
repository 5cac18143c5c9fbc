import type { FastifyBaseLogger } from 'fastify'
import {
  type ImageFile,
  type StudioProcess,
  type StudioProcessOptions,
  startStudio,
} from './studioProcess.ts'

/** Milliseconds without work after which the process ends. */
const idleMilliseconds = 20_000

/** Milliseconds before a process that failed is started again: doubled each time that it drew nothing, up to a limit. */
const firstPause = 1000
const maxPause = 300_000

/** Files that wait to be drawn ahead; beyond it the oldest are dropped. */
const maxAhead = 1000

export interface StudioOptions
  extends Pick<StudioProcessOptions, 'program' | 'folder' | 'isBackground'> {
  /** The number of requested files that are drawn at a time. Of the files ahead it is one. */
  lanes: number
  log: FastifyBaseLogger
}

interface Task {
  image: ImageFile
  drawn: PromiseWithResolvers<boolean>
}

/** Draws images in a process that starts when there is work, ends when there is none, and starts again when it fails. */
export class Studio {
  readonly #options: StudioOptions
  /** Requested files by their path, newest last. */
  readonly #requested = new Map<string, Task>()
  /** Files that are drawn while none is requested. */
  #ahead = new Map<string, ImageFile>()
  readonly #drawing = new Map<string, Task>()
  #process: StudioProcess | undefined
  #failures = 0
  #pause: NodeJS.Timeout | undefined
  #idle: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: StudioOptions) {
    this.#options = options
  }

  /** The id of the running process; undefined when none runs. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /**
   * Draws a file before those that were requested earlier. Resolves with whether it was drawn; rejects when the process
   * fails or the studio is closed.
   */
  request(image: ImageFile): Promise<boolean> {
    const { file } = image
    const drawing = this.#drawing.get(file)
    if (drawing) return drawing.drawn.promise
    const task = this.#requested.get(file) ?? createTask(image)
    this.#requested.delete(file)
    this.#requested.set(file, task)
    this.#ahead.delete(file)
    this.#continue()
    return task.drawn.promise
  }

  /** Draws files while none is requested, before those that were given earlier. */
  drawAhead(images: readonly ImageFile[]): void {
    const given = images.map((image) => [image.file, image] as const)
    this.#ahead = new Map([...given, ...this.#ahead].slice(0, maxAhead))
    this.#continue()
  }

  /** Ends the process and rejects what is not drawn. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#pause)
    clearTimeout(this.#idle)
    for (const tasks of [this.#requested, this.#drawing]) rejectAll(tasks, 'The studio is closed.')
    await this.#end()
  }

  #continue() {
    if (this.#isClosed || this.#pause) return
    clearTimeout(this.#idle)
    while (this.#drawing.size < this.#options.lanes) {
      const task = this.#next()
      if (!task) break
      this.#drawing.set(task.image.file, task)
      this.#process ??= this.#start()
      this.#process.send(task.image)
    }
    if (this.#drawing.size === 0)
      this.#idle = setTimeout(() => this.#end(), idleMilliseconds).unref()
  }

  #next(): Task | undefined {
    const newest = [...this.#requested.values()].at(-1)
    if (newest) {
      this.#requested.delete(newest.image.file)
      return newest
    }
    const [image] = this.#ahead.values()
    if (!image || this.#drawing.size > 0) return undefined
    this.#ahead.delete(image.file)
    return createTask(image)
  }

  #start(): StudioProcess {
    return startStudio({
      ...this.#options,
      onFile: (file, error) => {
        if (error) this.#options.log.error({ file, error }, 'an image could not be drawn')
        this.#failures = 0
        this.#drawing.get(file)?.drawn.resolve(!error)
        this.#drawing.delete(file)
        this.#continue()
      },
      onFailure: (reason) => this.#fail(reason),
    })
  }

  /** Continues after a pause, but not with what was being drawn, which may be the reason. */
  #fail(reason: string) {
    const pause = Math.min(maxPause, firstPause * 2 ** this.#failures)
    this.#process = undefined
    this.#failures += 1
    this.#options.log.error({ reason, pause }, 'the studio failed')
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      this.#continue()
    }, pause).unref()
    rejectAll(this.#drawing, reason)
  }

  async #end() {
    const process = this.#process
    this.#process = undefined
    await process?.end()
  }
}

function createTask(image: ImageFile): Task {
  const drawn = Promise.withResolvers<boolean>()
  // Not every file has someone who waits for it.
  drawn.promise.catch(() => {})
  return { image, drawn }
}

function rejectAll(tasks: Map<string, Task>, reason: string) {
  for (const { drawn } of tasks.values()) drawn.reject(new Error(reason))
  tasks.clear()
}
