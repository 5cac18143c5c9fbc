import { mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import { rows } from '@vitrine/cms/database/transact.ts'
import { writeDurably } from '@vitrine/commerce/durableFile.ts'
import { cardSize, cardWidths, type RenditionFile } from '@vitrine/commerce/media/imageFiles.ts'
import {
  cutPhotograph,
  maxPhotographBytes,
  receivePhotograph,
} from '@vitrine/commerce/media/photograph.ts'
import { SingleFlight } from '@vitrine/commerce/singleFlight.ts'
import { sql } from 'drizzle-orm'
import { photographVersion } from '../catalogue/photographs.ts'
import type { Environment } from '../core/environment.ts'

/** Milliseconds in which Medusa, or the store of its files, must send a photograph. */
const maxFetch = 10_000
const center = { x: 0.5, y: 0.5 }

/** The engine as browsers of staff reach it, and as the adapter does, perhaps in a private network. */
type Engine = Pick<Environment, 'MEDUSA_PUBLIC_URL' | 'MEDUSA_URL'>

/** The files of the photographs of Medusa's products, which are cut when they are requested and stored. */
export class PhotographFiles {
  readonly #database: Database
  readonly #folder: string
  readonly #engine: Engine
  readonly #running = new SingleFlight()

  /** @param folder where the files are stored; what is missing is made again */
  constructor(database: Database, folder: string, engine: Engine) {
    this.#database = database
    this.#folder = folder
    this.#engine = engine
  }

  /**
   * Returns the path of a file, or undefined for a photograph that no product has, and for another width.
   * @throws {ContractProblem} `unsupported_type` when it is no photograph
   * @throws {Error} when its store does not send it
   */
  async find({ id, width, format }: RenditionFile): Promise<string | undefined> {
    if (!cardWidths.includes(width)) return undefined
    const path = join(this.#folder, photographVersion(id), `${id}-${width}.${format}`)
    return this.#running.run(path, async () => {
      if (await exists(path)) return path
      const photograph = await this.#read(id)
      if (!photograph) return undefined
      const cut = { target: cardSize, point: center, width, format, quality: 80 }
      const file = await cutPhotograph(photograph, cut)
      await mkdir(dirname(path), { recursive: true })
      await writeDurably(path, file)
      return path
    })
  }

  /** The stored photograph, fetched from Medusa the first time. */
  #read(id: string): Promise<Buffer | undefined> {
    return this.#running.run(id, async () => {
      const path = join(this.#folder, 'originals', `${id}.jpg`)
      const stored = await readFile(path).catch(() => undefined)
      if (stored) return stored
      const url = await this.#urlOf(id)
      if (url === undefined) return undefined
      const { data } = await receivePhotograph(() => fetchPhotograph(url), 1)
      await mkdir(join(this.#folder, 'originals'), { recursive: true })
      await writeDurably(path, data)
      return data
    })
  }

  async #urlOf(id: string): Promise<string | undefined> {
    const [row] = await rows<{ url: string }>(
      this.#database,
      sql`select url from photographs where id = ${id} limit 1`,
    )
    const { MEDUSA_PUBLIC_URL: address, MEDUSA_URL: internal } = this.#engine
    return address && row?.url.startsWith(`${address}/`)
      ? internal + row.url.slice(address.length)
      : row?.url
  }
}

async function fetchPhotograph(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(maxFetch) })
  if (!response.ok || !response.body) throw new Error(`${url} responded ${response.status}`)
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length
    if (bytes > maxPhotographBytes) {
      await reader.cancel()
      throw new Error(`${url} has more than 20 MB`)
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}

const exists = (path: string) =>
  stat(path).then(
    (file) => file.isFile(),
    () => false,
  )
