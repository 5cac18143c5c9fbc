import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import { type Raster, rasterise, scaleRaster } from './drawPlate.ts'
import type { PlateSpec } from './plateSpec.ts'

/** One file of an image. */
export interface ImageFile {
  /** Its path below the folder of images. */
  file: string
  /** In pixels. */
  width: number
  format: 'avif' | 'webp' | 'jpg'
  spec: PlateSpec
}

/** Width in pixels of the drawing that an image's smaller files share; larger files are drawn at their own width. */
const sharedWidth = 320

/** Draws files into the folder of images. */
export class ImageWriter {
  readonly #folder: string
  // The small files of an image are drawn one after another, from the same pixels.
  readonly #rasters = new LRUCache<string, Promise<Raster>>({ max: 4, ttl: 20_000 })

  /** @param folder absolute path; it is created with the first file */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Draws a file unless it exists. Rejects with a StorageError when it cannot be written. */
  async draw({ file, width, format, spec }: ImageFile): Promise<void> {
    const path = join(this.#folder, file)
    if (await exists(path)) return
    const raster = await this.#raster(spec, Math.max(width, sharedWidth))
    const bytes = await encode(scaleRaster(raster, width), format, spec.kind)
    try {
      // Not recursive, which would hide the reason on a read-only file system.
      for (const folder of [this.#folder, dirname(path)]) await createFolder(folder)
      await writeAtomically(path, bytes)
    } catch (error) {
      throw new StorageError(this.#folder, error)
    }
  }

  #raster(spec: PlateSpec, width: number) {
    const key = `${width} ${JSON.stringify(spec)}`
    const known = this.#rasters.get(key)
    if (known) return known
    const drawn = rasterise(spec, width)
    this.#rasters.set(key, drawn)
    drawn.catch(() => this.#rasters.delete(key))
    return drawn
  }
}

/** A lower quality for banners, which are inlined in pages: 25 % fewer bytes with a barely visible difference. */
const bannerOptions = { quality: 50, chromaSubsampling: '4:2:0' } as const
const otherOptions = { quality: 60, chromaSubsampling: '4:4:4' } as const

/** Encodes an image. AVIF uses effort 2: effort 4 takes five times as long for 10 % fewer bytes. */
function encode(image: Sharp, format: ImageFile['format'], kind: PlateSpec['kind']) {
  switch (format) {
    case 'avif': {
      const options = kind.startsWith('banner') ? bannerOptions : otherOptions
      return image.avif({ ...options, effort: 2 }).toBuffer()
    }
    case 'webp':
      return image.webp({ quality: 82, effort: 3 }).toBuffer()
    case 'jpg':
      return image.jpeg({ quality: 80, progressive: true }).toBuffer()
  }
}

/** Writes a file that appears under its name only when it is complete and on disk. A crash leaves a `.part` file. */
async function writeAtomically(path: string, bytes: Buffer) {
  const part = `${path}.${process.pid}.part`
  try {
    const file = await open(part, 'w')
    try {
      await file.writeFile(bytes)
      await file.datasync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}

const createFolder = (path: string) =>
  mkdir(path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const advice: Record<string, string> = {
  ENOSPC: 'the disk is full. Free some space',
  EDQUOT: 'the disk quota is used up. Free some space',
  EROFS: 'the file system is read-only. Make it writable, or set VITRINE_DATA to another directory',
  EACCES: 'permission denied. Make the folder writable for this user',
  EPERM: 'permission denied. Make the folder writable for this user',
  ENOTDIR: 'a file is in the place of a folder. Move it away',
  EEXIST: 'a file is in the place of a folder. Move it away',
}

/** A folder that cannot be written. Its message says what to do about it. */
export class StorageError extends Error {
  /** @param cause the system's error */
  constructor(folder: string, cause: unknown) {
    const reason =
      advice[codeOf(cause)] ?? `${cause instanceof Error ? cause.message : cause}. Repair it`
    super(`The studio cannot store images in ${folder}: ${reason}.`, { cause })
    this.name = 'StorageError'
  }
}
