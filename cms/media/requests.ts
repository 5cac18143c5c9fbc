import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isPictureId, type PictureAddress } from './address.ts'
import { exists, isMissing, writeAtomically } from './files.ts'
import { formats, hasWidth } from './formats.ts'
import { PlateSpec } from './plateSpec.ts'

/** One file to draw: its address, and the spec to draw it from. */
export const PictureRequest = z
  .object({
    id: z.string().refine(isPictureId),
    version: z.string().regex(/^[0-9a-f]{16}$/),
    width: z.number().int(),
    format: z.enum(formats),
    spec: PlateSpec,
  })
  .refine(({ spec, width }) => hasWidth(spec, width))
export type PictureRequest = z.infer<typeof PictureRequest>

/**
 * The queue of requested files between the server, which adds to it, and the studio, which empties
 * it: a folder with one JSON file per request. It persists across restarts, and adding a request twice
 * has no effect.
 */
export class RequestQueue {
  readonly #folder: string

  /** @param folder MediaPaths.requests; it is created with the first request */
  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Adds a request; one that was added before becomes the newest. Rejects with the system's error when the folder
   * cannot be written.
   */
  async add(request: PictureRequest): Promise<void> {
    const path = this.#pathOf(requestName(request))
    const now = new Date()
    try {
      await utimes(path, now, now)
    } catch (error) {
      if (!isMissing(error)) throw error
      await mkdir(this.#folder, { recursive: true })
      await writeAtomically(path, JSON.stringify(request))
    }
  }

  /** Whether the studio still has to draw this file. */
  async has(address: PictureAddress): Promise<boolean> {
    return exists(this.#pathOf(requestName(address)))
  }

  /** The names of all requests, newest first: visitors still wait for those. */
  async names(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(emptyWhenMissing)
    const requests = names.filter((name) => name.endsWith(extension))
    const dated = await Promise.all(
      requests.map(async (name) => ({ name, time: await this.#timeOf(name) })),
    )
    return dated.toSorted((one, other) => other.time - one.time).map(({ name }) => name)
  }

  /** A request by its name; undefined when it no longer exists or its file is invalid. */
  async read(name: string): Promise<PictureRequest | undefined> {
    try {
      const text = await readFile(this.#pathOf(name), 'utf8')
      return PictureRequest.safeParse(JSON.parse(text)).data
    } catch {
      return undefined
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true })
  }

  async #timeOf(name: string) {
    return stat(this.#pathOf(name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
  }

  #pathOf(name: string) {
    return join(this.#folder, name)
  }
}

const extension = '.json'

function emptyWhenMissing(error: unknown): string[] {
  if (isMissing(error)) return []
  throw error
}

/** The name of a request's file: the same for every request of one address. */
export function requestName({ id, version, width, format }: PictureAddress): string {
  return `${id}-${version}-${width}.${format}${extension}`
}
