import { glob, readdir, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import {
  type ImageSpec,
  isPhotograph,
  type PhotographSpec,
} from '#database/schema/photographSpec.ts'
import { type PlateSpec, plateSize } from '#database/schema/plateSpec.ts'
import { contentTypeOf, type ImageUrlParts, type RenditionFile } from '#server/media/imageFiles.ts'
import { cutPhotograph } from '#server/media/photograph.ts'
import { hasWidth, sizeOf, swatchWidth, widthsOf } from './formats.ts'
import { Studio } from './studio.ts'
import type { ImageFile } from './studioProcess.ts'
import { drawingVersion, imageVersion, studioProgram } from './version.ts'

/** A drawn file: its absolute path and the values of its response headers. */
export interface StoredImage {
  path: string
  bytes: number
  contentType: string
  version: string
  /** Whether it has another width than the requested file, which is being drawn. */
  isStandIn?: boolean
}

/** A file of the shop in its present version, and what it is made from. */
export interface ImageRequest<Spec extends ImageSpec = ImageSpec> extends ImageUrlParts {
  spec: Spec
}

/** A file that is not drawn yet. */
export const pending = Symbol('pending')

export interface MediaLibraryOptions {
  /** Absolute path. */
  dataDirectory: string
  /** Whether images are drawn at a low priority. */
  drawsInBackground: boolean
  /** The input from which an image is drawn; undefined for ids that the shop does not show. */
  findSpec: (id: string) => Promise<ImageSpec | undefined>
  /** The files that a visitor is likely to request next. */
  findNeighbours: (request: ImageRequest) => Promise<RenditionFile[]>
  /** The bytes of an uploaded photograph; undefined for unknown ids. */
  readPhotograph: (id: string) => Promise<Buffer | undefined>
  log: FastifyBaseLogger
}

/**
 * Milliseconds for which a response waits for the studio: less than the gateway waits for the CMS, and shorter if another
 * width can be sent.
 */
const maxWait = 1500
const maxWaitWithStandIn = 500
/** Responses that wait at a time. Further ones would occupy the connections of a browser for longer than they help. */
const maxWaiting = 4
/** Milliseconds after which an incomplete file counts as left by a crash. */
const abandonedAfter = 60 * 60 * 1000

/** Finds the files of images, and requests from the studio those that are not drawn yet. */
export class MediaLibrary {
  /** Absolute path of the folder of files, with one folder per version of the drawing code. */
  readonly folder: string
  /** Absent in a shop that has deleted `studio/`. */
  readonly studio: Studio | undefined
  readonly #options: MediaLibraryOptions
  #waiting = 0
  /** Files that are being cut from photographs, by their path. */
  readonly #cutting = new Map<string, Promise<unknown>>()

  constructor(options: MediaLibraryOptions) {
    this.#options = options
    this.folder = join(options.dataDirectory, 'media')
    this.studio = this.createStudio({ lanes: Math.min(2, availableParallelism()) })
  }

  /** Creates a studio for this library, by default at its priority; close it when done. */
  createStudio(options: { lanes: number; isBackground?: boolean }): Studio | undefined {
    const { log, drawsInBackground: isBackground } = this.#options
    return studioProgram === undefined
      ? undefined
      : new Studio({ program: studioProgram, folder: this.folder, log, isBackground, ...options })
  }

  /**
   * Finds a file, which is drawn first when it is missing. When that takes longer than the visitor should wait, returns
   * another width of the image (pages.images.stand-in), or `pending` if none is drawn. Returns undefined when the shop
   * shows no such image or nothing can draw it.
   */
  async find(parts: ImageUrlParts): Promise<StoredImage | typeof pending | undefined> {
    const stored = parts.version.startsWith(drawingVersion) && (await this.#stored(parts))
    if (stored) return stored
    const request = await this.requestFor(parts)
    if (!request) return undefined
    const known = await this.#stored(request)
    if (known) return known
    if (isOfPhotograph(request)) return this.#waitFor(request, this.#cut(request))
    return this.studio && isOfDrawing(request) ? this.#draw(this.studio, request) : undefined
  }

  /** The request that draws a file in its present version; undefined when the shop does not show it. */
  async requestFor(file: RenditionFile): Promise<ImageRequest | undefined> {
    const { id, width, format } = file
    const spec = await this.#options.findSpec(id)
    if (!spec || !hasWidth(spec, width)) return undefined
    return { id, version: imageVersion(spec), width, format, spec }
  }

  /** Requests to the studio for those of the files that the shop shows and that are not drawn yet. */
  async missing(files: readonly RenditionFile[]): Promise<ImageFile[]> {
    const missing: ImageFile[] = []
    for (const file of files) {
      const request = await this.requestFor(file)
      if (request && isOfDrawing(request) && !(await this.#stored(request)))
        missing.push(imageFile(request))
    }
    return missing
  }

  /** Removes the files of earlier drawing code, and what a crash left behind. What cannot be removed is logged. */
  async removeEarlierVersions(): Promise<void> {
    // Without the studio, drawn files cannot be replaced.
    if (!this.studio) return
    try {
      const names = await readdir(this.folder).catch(emptyWhenMissing)
      const earlier = names.filter((name) => /^[0-9a-f]{8}$/.test(name) && name !== drawingVersion)
      for (const name of earlier)
        await rm(join(this.folder, name), { recursive: true, force: true })
      for await (const name of glob('*/*.part', { cwd: this.folder })) {
        const file = await stat(join(this.folder, name))
        if (Date.now() - file.mtimeMs > abandonedAfter) await rm(join(this.folder, name))
      }
    } catch (error) {
      this.#options.log.error({ err: error }, 'earlier pictures could not be removed')
    }
  }

  #draw(studio: Studio, request: ImageRequest<PlateSpec>) {
    const drawn = studio.request(imageFile(request))
    void this.#drawNeighbours(studio, request)
    return this.#waitFor(request, drawn)
  }

  /** Cuts a file from its photograph, once for all who request it. */
  #cut(request: ImageRequest<PhotographSpec>): Promise<unknown> {
    const path = join(this.folder, imagePath(request))
    const running = this.#cutting.get(path)
    if (running) return running
    const { spec, width, format } = request
    const quality = width === swatchWidth ? 70 : 80
    const cut = this.#options.readPhotograph(spec.photograph).then((bytes) => {
      if (!bytes) throw new Error(`The photograph ${spec.photograph} does not exist`)
      return cutPhotograph(
        bytes,
        { target: sizeOf(spec), point: spec, width, format, quality },
        path,
      )
    })
    this.#cutting.set(path, cut)
    cut
      .catch((error: unknown) =>
        this.#options.log.error({ err: error }, 'a photograph could not be cut'),
      )
      .finally(() => this.#cutting.delete(path))
    return cut
  }

  /** The file once it is made; another width, or `pending`, when that takes longer than a visitor should wait. */
  async #waitFor(
    request: ImageRequest,
    made: Promise<unknown>,
  ): Promise<StoredImage | typeof pending> {
    const standIn = await this.#standIn(request)
    if (this.#waiting >= maxWaiting) return standIn ?? pending
    this.#waiting += 1
    try {
      await Promise.race([
        made,
        delay(standIn ? maxWaitWithStandIn : maxWait, undefined, { ref: false }),
      ])
    } catch {
      // The studio logged its failure, and draws the file when it is requested again.
    } finally {
      this.#waiting -= 1
    }
    return (await this.#stored(request)) ?? standIn ?? pending
  }

  /** The widest other file of the image in the same format. */
  async #standIn(request: ImageRequest): Promise<StoredImage | undefined> {
    for (const width of widthsOf(request.spec).toReversed()) {
      const stored = await this.#stored({ ...request, width })
      if (stored) return { ...stored, isStandIn: true }
    }
    return undefined
  }

  async #drawNeighbours(studio: Studio, request: ImageRequest) {
    try {
      studio.drawAhead(await this.missing(await this.#options.findNeighbours(request)))
    } catch (error) {
      this.#options.log.error({ err: error }, 'neighbours of a picture could not be found')
    }
  }

  async #stored(parts: ImageUrlParts): Promise<StoredImage | undefined> {
    const path = join(this.folder, imagePath(parts))
    const file = await stat(path).catch(() => undefined)
    if (!file?.isFile()) return undefined
    const { version } = parts
    return { path, bytes: file.size, contentType: contentTypeOf(parts), version }
  }
}

/** A file's path below the folder of pictures: `{drawing version}/{id}-{content}-{width}.{format}`. */
export function imagePath({ version, id, width, format }: ImageUrlParts): string {
  return join(version.slice(0, 8), `${id}-${version.slice(8)}-${width}.${format}`)
}

/** A request as the studio receives it. */
export function imageFile(request: ImageRequest<PlateSpec>): ImageFile {
  const { width, format, spec } = request
  return { file: imagePath(request), width, format, spec: { ...spec, ...plateSize(spec) } }
}

const isOfPhotograph = (request: ImageRequest): request is ImageRequest<PhotographSpec> =>
  isPhotograph(request.spec)
const isOfDrawing = (request: ImageRequest): request is ImageRequest<PlateSpec> =>
  !isPhotograph(request.spec)

function emptyWhenMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
