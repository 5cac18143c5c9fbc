import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { CmsEnvironment } from '#cms/environment.ts'
import { contentTypeOf, type PictureAddress, type PictureFile } from './address.ts'
import { isMissing } from './files.ts'
import { hasWidth } from './formats.ts'
import { type MediaPaths, mediaPaths, picturePath } from './mediaPaths.ts'
import type { PlateSpec } from './plateSpec.ts'
import { type PictureRequest, RequestQueue } from './requests.ts'
import { StudioProcess } from './studioProcess.ts'
import { drawingVersion, pictureVersion } from './version.ts'

/** A drawn file: its absolute path and the values of its response headers. */
export interface StoredPicture {
  path: string
  bytes: number
  contentType: string
  version: string
}

/** A file that is not drawn yet. */
export const pending = Symbol('pending')

export interface MediaLibraryOptions {
  /** Absolute path. */
  dataDirectory: string
  environment: Pick<CmsEnvironment, 'DRAW_AHEAD' | 'LOG_LEVEL'>
  /** What a picture is drawn from; undefined for ids that the shop does not show. */
  findSpec: (id: string) => Promise<PlateSpec | undefined>
  log: FastifyBaseLogger
}

/** Milliseconds for which a response waits for the studio: less than the gateway waits for the CMS. */
const maxWait = 1500
const pollInterval = 25
/** Responses that wait at a time. Further ones would occupy the connections of a browser for longer than they help. */
const maxWaiting = 4

/** Finds the files of pictures, and requests from the studio those that are not drawn yet. */
export class MediaLibrary {
  readonly paths: MediaPaths
  readonly studio: StudioProcess
  readonly #queue: RequestQueue
  readonly #options: MediaLibraryOptions
  #waiting = 0

  constructor(options: MediaLibraryOptions) {
    const { dataDirectory, environment, log } = options
    this.#options = options
    this.paths = mediaPaths(dataDirectory)
    this.#queue = new RequestQueue(this.paths.requests)
    this.studio = new StudioProcess({
      dataDirectory,
      drawsAhead: environment.DRAW_AHEAD === '1',
      logLevel: environment.LOG_LEVEL,
      hasRequests: async () => (await this.#queue.names()).length > 0,
      log,
    })
  }

  /**
   * Finds a file, which is drawn first when it is missing. Returns `pending` when that takes longer
   * than the visitor should wait, and undefined when the shop shows no such picture.
   */
  async find(address: PictureAddress): Promise<StoredPicture | typeof pending | undefined> {
    const stored = address.version.startsWith(drawingVersion) && (await this.#stored(address))
    if (stored) return stored
    const request = await this.requestFor(address)
    if (!request) return undefined
    return (await this.#stored(request)) ?? (await this.#draw(request))
  }

  /** The request that draws a file in its present version; undefined when the shop does not show it. */
  async requestFor(file: PictureFile): Promise<PictureRequest | undefined> {
    const { id, width, format } = file
    const spec = await this.#options.findSpec(id)
    if (!spec || !hasWidth(spec, width)) return undefined
    return { id, version: pictureVersion(spec), width, format, spec }
  }

  /** Adds requests for those files that are not drawn yet, and returns how many there are. */
  async request(requests: readonly PictureRequest[]): Promise<number> {
    let missing = 0
    for (const request of requests) {
      if (await this.isStored(request)) continue
      await this.#queue.add(request)
      missing += 1
    }
    return missing
  }

  async isStored(address: PictureAddress): Promise<boolean> {
    return (await this.#stored(address)) !== undefined
  }

  /** Removes the files of earlier drawing code. What cannot be removed is logged. */
  async removeEarlierVersions(): Promise<void> {
    const { pictures } = this.paths
    try {
      const names = await readdir(pictures)
      const earlier = names.filter((name) => /^[0-9a-f]{8}$/.test(name) && name !== drawingVersion)
      for (const name of earlier) await rm(join(pictures, name), { recursive: true, force: true })
    } catch (error) {
      if (!isMissing(error)) {
        this.#options.log.error({ err: error }, 'earlier pictures could not be removed')
      }
    }
  }

  async #draw(request: PictureRequest): Promise<StoredPicture | typeof pending> {
    try {
      await this.#queue.add(request)
    } catch (error) {
      this.#options.log.error({ err: error }, 'a picture could not be requested')
      return pending
    }
    this.studio.wake()
    if (this.#waiting >= maxWaiting) return pending
    this.#waiting += 1
    try {
      return await this.#waitFor(request)
    } finally {
      this.#waiting -= 1
    }
  }

  async #waitFor(request: PictureRequest): Promise<StoredPicture | typeof pending> {
    const end = performance.now() + maxWait
    while (performance.now() < end) {
      await delay(pollInterval)
      const isRequested = await this.#queue.has(request)
      const stored = await this.#stored(request)
      if (stored) return stored
      // The studio removes a request after it wrote the file: this one could not be drawn.
      if (!isRequested) break
    }
    return pending
  }

  async #stored(address: PictureAddress): Promise<StoredPicture | undefined> {
    const path = join(this.paths.pictures, picturePath(address))
    const file = await stat(path).catch(() => undefined)
    if (!file?.isFile()) return undefined
    const { version } = address
    return { path, bytes: file.size, contentType: contentTypeOf(address), version }
  }
}
