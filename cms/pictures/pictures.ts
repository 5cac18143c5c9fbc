import { randomUUID } from 'node:crypto'
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { contentTypeOf, isPictureId, type PictureFile } from './address.ts'
import { encode, type Format, formats, swatchWidth, widthsOf } from './formats.ts'
import type { PlateSpec } from './plateSpec.ts'
import { DrawingQueue } from './queue.ts'
import { cut, type Raster, rasterise, rasterWidth } from './rasterise.ts'
import { drawingVersion, pictureVersion } from './version.ts'

export type PicturesOptions = {
  /** Where files are kept, across restarts. */
  directory: string
  /** What to draw for an id; undefined for ids that nothing shows, so that nobody can order others. */
  findSpec: (id: string) => PlateSpec | undefined | Promise<PlateSpec | undefined>
  /** Drawings at a time; default 2. */
  concurrency?: number
  /** Draws a plate; the default is the real one. */
  draw?: typeof rasterise
}

/** A file that is there now. */
export type PictureAnswer = { path: string; contentType: string; version: string }

export type WarmOptions = {
  /** Default: all widths and formats of each picture. */
  widths?: readonly number[]
  formats?: readonly Format[]
  signal?: AbortSignal
  /** Called after each file with how many are done. */
  onProgress?: (done: number) => void
}

export type Pictures = {
  /** The file's place, drawn first if need be; undefined for an unknown id or width. */
  read: (file: PictureFile) => Promise<PictureAnswer | undefined>
  /** Draws ahead, in order, giving way to `read`. Stops between files when aborted. */
  warm: (
    ids: Iterable<string>,
    options?: WarmOptions,
  ) => Promise<{ drawn: number; failed: string[] }>
}

/** Draws pictures on first request and keeps them on disk. */
export function createPictures(options: PicturesOptions): Pictures {
  const { findSpec, draw = rasterise } = options
  const home = join(options.directory, drawingVersion)
  const queue = new DrawingQueue(options.concurrency ?? 2)
  // A card's small files are asked for together: the pixels stay at hand for a moment.
  const rasters = new LRUCache<string, Promise<Raster>>({ max: 6, ttl: 20_000 })
  const prepared = prepare(options.directory)

  function raster(version: string, spec: PlateSpec, width: number) {
    const key = `${version}-${width}`
    const known = rasters.get(key)
    if (known) return known
    const drawn = draw(spec, width)
    rasters.set(key, drawn)
    drawn.catch(() => rasters.delete(key))
    return drawn
  }

  async function make(path: string, spec: PlateSpec, version: string, file: PictureFile) {
    const pixels = await raster(version, spec, rasterWidth(spec, file.width))
    const bytes = await encode(cut(pixels, file.width), file.format)
    const unfinished = `${path}.${randomUUID()}.part`
    await writeFile(unfinished, bytes)
    await rename(unfinished, path)
  }

  async function provide(file: PictureFile, urgent: boolean) {
    if (!isPictureId(file.id)) return undefined
    const spec = await findSpec(file.id)
    if (!spec || ![swatchWidth, ...widthsOf(spec)].includes(file.width)) return undefined
    const version = pictureVersion(spec)
    const path = join(home, `${file.id}-${version.slice(8)}-${file.width}.${file.format}`)
    await prepared
    const answer = { path, contentType: contentTypeOf(file), version }
    if (await exists(path)) return { ...answer, made: false }
    await queue.once(path, () => make(path, spec, version, file), urgent)
    return { ...answer, made: true }
  }

  async function read(file: PictureFile) {
    const provided = await provide(file, true)
    if (!provided) return undefined
    const { made, ...answer } = provided
    return answer
  }

  async function warm(ids: Iterable<string>, wanted: WarmOptions = {}) {
    let [drawn, done] = [0, 0]
    const failed: string[] = []
    for (const id of ids) {
      const spec = isPictureId(id) ? await findSpec(id) : undefined
      if (!spec) continue
      const all = widthsOf(spec)
      for (const width of wanted.widths?.filter((one) => all.includes(one)) ?? all) {
        for (const format of wanted.formats ?? formats) {
          if (wanted.signal?.aborted) return { drawn, failed }
          try {
            const provided = await provide({ id, width, format }, false)
            if (provided?.made) drawn += 1
          } catch (error) {
            failed.push(
              `${id}-${width}.${format}: ${error instanceof Error ? error.message : error}`,
            )
          }
          done += 1
          wanted.onProgress?.(done)
        }
      }
    }
    return { drawn, failed }
  }

  return { read, warm }
}

/** Makes the folder of this drawing version and clears those of versions past. */
async function prepare(directory: string) {
  await mkdir(join(directory, drawingVersion), { recursive: true })
  const old = (await readdir(directory)).filter(
    (name) => /^[0-9a-f]{8}$/.test(name) && name !== drawingVersion,
  )
  await Promise.all(old.map((name) => rm(join(directory, name), { recursive: true, force: true })))
}

async function exists(path: string) {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}
