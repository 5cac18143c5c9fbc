import { glob, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeDurably } from '@vitrine/commerce/durableFile.ts'
import { type ImageUrlParts, renditionContentType } from '@vitrine/commerce/media/imageFiles.ts'
import { cutPhotograph, isWholeAvif } from '@vitrine/commerce/media/photograph.ts'
import { SingleFlight } from '@vitrine/commerce/singleFlight.ts'
import { bulkhead, type IPolicy } from 'cockatiel'
import type { FastifyBaseLogger } from 'fastify'
import type { PhotographSpec } from '#cms/database/schema/photographSpec.ts'
import { hasWidth, photographSize, swatchWidth } from './formats.ts'
import { cutVersion, imageVersion } from './image.ts'

/** A file of an image with the values of its response headers. */
export interface ServedImage {
  /** The absolute path, or the bytes of a file that could not be stored. */
  content: string | Buffer
  bytes: number
  contentType: string
  version: string
  /** Whether it is sent while the narrower file is being cut. */
  isWider?: boolean
}

export interface MediaLibraryOptions {
  /** The absolute path of the data directory. */
  dataDirectory: string
  /** Finds the spec of an image, or undefined for ids that the shop does not show. */
  findSpec: (id: string) => Promise<PhotographSpec | undefined>
  /** Reads the bytes of a photograph, or undefined for unknown ids. */
  readPhotograph: (id: string) => Promise<Buffer | undefined>
  log: FastifyBaseLogger
}

/** Photographs that are decoded at a time: each takes a processor and the memory of its pixels. */
const maxCuts = 2
/** Milliseconds after which an incomplete file counts as left by a crash. */
const abandonedAfter = 60 * 60 * 1000

/** Maximum bytes of a photograph that is sent in place of a file that is not cut yet. */
const maxWiderBytes = 100_000

/**
 * Finds the files of images. A file is cut from its photograph on the first request, and stored (`pages.images.cut`).
 */
export class MediaLibrary {
  /** Absolute path of the folder of files, with one folder per version of the cutting code. */
  readonly folder: string
  readonly #options: MediaLibraryOptions
  readonly #cutting = new SingleFlight()
  readonly #turns = bulkhead(maxCuts, Number.POSITIVE_INFINITY)
  readonly #laterTurns = bulkhead(1, Number.POSITIVE_INFINITY)

  constructor(options: MediaLibraryOptions) {
    this.#options = options
    this.folder = join(options.dataDirectory, 'media')
  }

  /**
   * Finds a file in its present version, or returns undefined when the shop shows no such image, or its photograph
   * cannot be read.
   */
  async find(parts: ImageUrlParts): Promise<ServedImage | undefined> {
    const stored = parts.version.startsWith(cutVersion) && (await this.#stored(parts))
    if (stored) return stored
    const spec = await this.#options.findSpec(parts.id)
    if (!spec || !hasWidth(spec, parts.width)) return undefined
    const file = { ...parts, version: imageVersion(spec) }
    const wider = (await this.#stored(file)) ?? (await this.#wider(file, spec))
    if (!wider) return this.#cutInTurn(file, spec, this.#turns)
    if (wider.isWider) void this.#cutInTurn(file, spec, this.#laterTurns)
    return wider
  }

  #cutInTurn(file: ImageUrlParts, spec: PhotographSpec, turns: IPolicy) {
    return this.#cutting.run(imagePath(file), () => turns.execute(() => this.#cut(file, spec)))
  }

  /** The photograph itself, if it is small and has the format and the proportions of a file: shown at once, unlike what must be cut. */
  async #wider(file: ImageUrlParts, spec: PhotographSpec): Promise<ServedImage | undefined> {
    if (file.format !== 'avif' || file.width === photographSize(spec).width) return undefined
    const content = await this.#options.readPhotograph(spec.photograph).catch(() => undefined)
    if (!content || content.length > maxWiderBytes) return undefined
    if (!(await isWholeAvif(content, photographSize(spec)))) return undefined
    return { content, bytes: content.length, ...headersOf(file), isWider: true }
  }

  /** Removes the files of earlier cutting code and the remains of a crash, and logs what cannot be removed. */
  async removeEarlierVersions(): Promise<void> {
    try {
      const names = await readdir(this.folder).catch(emptyWhenMissing)
      const earlier = names.filter((name) => /^[0-9a-f]{8}$/.test(name) && name !== cutVersion)
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

  async #cut(file: ImageUrlParts, spec: PhotographSpec): Promise<ServedImage | undefined> {
    const { width, format } = file
    const { photograph } = spec
    const { log, readPhotograph } = this.#options
    try {
      const bytes = await readPhotograph(photograph)
      if (!bytes) throw new Error(`The photograph ${photograph} does not exist`)
      const quality = width === swatchWidth ? 70 : 80
      const cut = { target: photographSize(spec), point: spec, width, format, quality }
      return await this.#store(file, await cutPhotograph(bytes, cut))
    } catch (error) {
      log.error({ err: error, photograph }, 'a photograph could not be cut')
      return undefined
    }
  }

  /** Stores a file, or without room for it sends its bytes from memory, to be cut again for the next request. */
  async #store(file: ImageUrlParts, content: Buffer): Promise<ServedImage> {
    const path = join(this.folder, imagePath(file))
    const served = { content, bytes: content.length, ...headersOf(file) }
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeDurably(path, content)
    } catch (error) {
      this.#options.log.error({ err: error, path }, 'a picture could not be stored')
    }
    return served
  }

  async #stored(file: ImageUrlParts): Promise<ServedImage | undefined> {
    const content = join(this.folder, imagePath(file))
    const status = await stat(content).catch(() => undefined)
    return status?.isFile() ? { content, bytes: status.size, ...headersOf(file) } : undefined
  }
}

const headersOf = (file: ImageUrlParts) => ({
  contentType: renditionContentType(file),
  version: file.version,
})

/** A file's path below the folder of images: `{version of the code}/{id}-{content}-{width}.{format}`. */
function imagePath({ version, id, width, format }: ImageUrlParts): string {
  return join(version.slice(0, 8), `${id}-${version.slice(8)}-${width}.${format}`)
}

function emptyWhenMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
