import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import {
  createFolder,
  exists,
  isMissing,
  partExtension,
  writeAtomically,
} from '#cms/media/files.ts'
import { picturePath } from '#cms/media/mediaPaths.ts'
import type { PlateSpec } from '#cms/media/plateSpec.ts'
import type { PictureRequest } from '#cms/media/requests.ts'
import { encode } from './plate/encode.ts'
import { type Raster, rasterise, rasterWidth, scaleRaster } from './plate/rasterise.ts'
import { StorageError } from './storageError.ts'

/** Milliseconds after which an incomplete file counts as left by a crash. */
const abandonedAfter = 60 * 60 * 1000

/** Draws files into the folder of pictures. */
export class PictureWriter {
  readonly #folder: string
  // The small files of a picture are drawn one after another, from the same pixels.
  readonly #rasters = new LRUCache<string, Promise<Raster>>({ max: 4, ttl: 20_000 })

  /** @param folder MediaPaths.pictures; it is created with the first file */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Whether a file is drawn. */
  has(request: PictureRequest): Promise<boolean> {
    return exists(this.#pathOf(request))
  }

  /** Draws a file. Rejects with a StorageError when it cannot be written. */
  async draw(request: PictureRequest): Promise<void> {
    const { spec, version, width, format } = request
    const raster = await this.#raster(version, spec, rasterWidth(spec, width))
    const bytes = await encode(scaleRaster(raster, width), format, spec.kind)
    const path = this.#pathOf(request)
    try {
      await createFolder(this.#folder)
      await createFolder(dirname(path))
      await writeAtomically(path, bytes)
    } catch (error) {
      throw new StorageError(this.#folder, error)
    }
  }

  /** The paths of all drawn files, relative to the folder. Removes the parts that a crash left behind. */
  async drawnFiles(): Promise<Set<string>> {
    try {
      const names = await readdir(this.#folder, { recursive: true })
      await Promise.all(names.filter((name) => name.endsWith(partExtension)).map(this.#removePart))
      return new Set(names)
    } catch (error) {
      if (isMissing(error)) return new Set()
      throw new StorageError(this.#folder, error)
    }
  }

  readonly #removePart = async (name: string) => {
    const path = join(this.#folder, name)
    const file = await stat(path).catch(() => undefined)
    if (file && Date.now() - file.mtimeMs > abandonedAfter) await rm(path, { force: true })
  }

  #raster(version: string, spec: PlateSpec, width: number) {
    const key = `${version}-${width}`
    const known = this.#rasters.get(key)
    if (known) return known
    const drawn = rasterise(spec, width)
    this.#rasters.set(key, drawn)
    drawn.catch(() => this.#rasters.delete(key))
    return drawn
  }

  #pathOf(request: PictureRequest) {
    return join(this.#folder, picturePath(request))
  }
}
