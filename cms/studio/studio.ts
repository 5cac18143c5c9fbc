import { stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import { filesOf, readBacklog } from '#cms/media/backlog.ts'
import { isMissing } from '#cms/media/files.ts'
import { type MediaPaths, picturePath } from '#cms/media/mediaPaths.ts'
import { type PictureRequest, RequestQueue } from '#cms/media/requests.ts'
import { PictureWriter } from './pictureWriter.ts'
import { Progress } from './progress.ts'
import { StorageError } from './storageError.ts'

export interface StudioOptions {
  paths: MediaPaths
  /** Whether the backlog is drawn after the requests. */
  drawsAhead: boolean
  /** How many requested files are drawn at a time. Of the backlog it is one. */
  lanes: number
  /** Called after each file that was drawn. */
  onDrawn?: () => void
  log: Logger
}

/**
 * Draws the requested files and then, one at a time, those of the backlog that are missing. A file
 * of the backlog is started only when no request is left.
 */
export class Studio {
  readonly #options: StudioOptions
  readonly #queue: RequestQueue
  readonly #writer: PictureWriter
  readonly #running = new Set<Promise<void>>()
  /** The names of the requests that are being drawn. */
  readonly #drawing = new Set<string>()
  readonly #progress: Progress
  /** The names of the other requests, newest first. */
  #requests: string[] = []
  #backlog: PictureRequest[] = []
  #backlogState = ''
  #failure: unknown
  #isWoken = false
  #woken = Promise.withResolvers<void>()

  constructor(options: StudioOptions) {
    this.#options = options
    this.#queue = new RequestQueue(options.paths.requests)
    this.#writer = new PictureWriter(options.paths.pictures)
    this.#progress = new Progress(options.log)
  }

  /** Draws until nothing is left. Rejects with a StorageError when a folder cannot be used. */
  async run(): Promise<void> {
    for (;;) {
      const mayHaveNew = this.#isWoken || this.#requests.length === 0
      this.#isWoken = false
      await this.#loadBacklog()
      if (mayHaveNew) await this.#readRequests()
      await this.#startRequests()
      const isIdle = this.#running.size === 0 && !(await this.#startNext())
      if (isIdle && !this.#isWoken) break
      if (!isIdle) await Promise.race([...this.#running, this.#woken.promise])
      if (this.#failure) throw this.#failure
    }
    this.#progress.end()
  }

  /** Reads the queue of requests immediately, instead of after the next file. */
  wake(): void {
    this.#isWoken = true
    this.#woken.resolve()
    this.#woken = Promise.withResolvers()
  }

  async #readRequests() {
    const drawing = new Set(this.#drawing)
    const names = await this.#stored(this.#queue.names())
    this.#requests = names.filter((name) => !drawing.has(name))
  }

  /** Starts the newest requests. An invalid one is logged and removed. */
  async #startRequests() {
    while (this.#running.size < this.#options.lanes) {
      const name = this.#requests.shift()
      if (name === undefined) return
      const request = await this.#queue.read(name)
      if (request) {
        this.#start(this.#drawRequested(name, request))
      } else {
        this.#options.log.warn({ name }, 'an invalid request was removed')
        await this.#stored(this.#queue.remove(name))
      }
    }
  }

  async #startNext() {
    for (;;) {
      const file = this.#backlog.shift()
      if (!file) return false
      if (await this.#writer.has(file)) continue
      this.#start(this.#draw(file).then(() => this.#progress.advance(this.#backlog.length)))
      return true
    }
  }

  #start(work: Promise<void>) {
    const running = work
      .catch((error: unknown) => {
        this.#failure = error
      })
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  async #drawRequested(name: string, request: PictureRequest) {
    this.#drawing.add(name)
    try {
      if (!(await this.#writer.has(request))) await this.#draw(request)
      // The server takes a request without its file for one that could not be drawn.
      await this.#stored(this.#queue.remove(name))
    } finally {
      this.#drawing.delete(name)
    }
  }

  /** Draws a file. Logs errors of the drawing; rejects only if a folder cannot be used. */
  async #draw(request: PictureRequest) {
    try {
      await this.#writer.draw(request)
      this.#options.onDrawn?.()
    } catch (error) {
      if (error instanceof StorageError) throw error
      const file = picturePath(request)
      this.#options.log.error({ err: error, file }, 'a picture could not be drawn')
    }
  }

  /** Reads the backlog when it is new or was replaced, and keeps the files that are not drawn yet. */
  async #loadBacklog() {
    const { drawsAhead, paths } = this.#options
    if (!drawsAhead) return
    const state = await this.#stored(stateOf(paths.backlog))
    if (state === this.#backlogState) return
    this.#backlogState = state
    const files = filesOf(await this.#stored(readBacklog(paths.backlog)))
    const drawn = await this.#writer.drawnFiles()
    this.#backlog = files.filter((file) => !drawn.has(picturePath(file)))
    this.#progress.begin(this.#backlog.length, files.length)
  }

  /** Passes a result on, and a system's error as a StorageError. */
  #stored<Result>(work: Promise<Result>): Promise<Result> {
    return work.catch((error: unknown) => {
      throw new StorageError(this.#options.paths.requests, error)
    })
  }
}

/** A string that changes when the file is replaced; empty if there is no file. */
async function stateOf(path: string) {
  try {
    const { ino, mtimeMs, size } = await stat(path)
    return `${ino} ${mtimeMs} ${size}`
  } catch (error) {
    if (isMissing(error)) return ''
    throw error
  }
}
