import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { inBatches } from '#cms/database/batches.ts'
import type { Database } from '#cms/database/open.ts'
import { pictures } from '#cms/database/schema/catalog.ts'
import { describePicture, swatchAddress } from '#cms/pictures/image.ts'
import { createPictures, type Pictures } from '#cms/pictures/pictures.ts'
import type { PlateSpec } from '#cms/pictures/plateSpec.ts'
import type { Image } from '#gateway/contracts/common.ts'
import type { Album } from './album.ts'
import type { SourcePicture } from './source.ts'

/** Draws the pictures that the database knows, into `media/` of the data directory. */
export function openPictures(database: Database, dataDirectory: string): Pictures {
  // An id names its spec's content, so what was read once stays true.
  const specs = new LRUCache<string, PlateSpec>({ max: 2000 })
  return createPictures({
    directory: join(dataDirectory, 'media'),
    findSpec: async (id) => {
      const known = specs.get(id)
      if (known) return known
      const [row] = await database
        .select({ spec: pictures.spec })
        .from(pictures)
        .where(eq(pictures.id, id))
      if (row) specs.set(id, row.spec)
      return row?.spec
    },
  })
}

/** An album that keeps what is to be drawn, for `store`. */
export class PlateAlbum implements Album {
  readonly #specs = new Map<string, PlateSpec>()
  readonly #images = new Map<string, Image>()

  image({ alt, plate }: SourcePicture): Image {
    const id = idOf(alt, plate)
    const key = `${id} ${alt}`
    const known = this.#images.get(key)
    if (known) return known
    const image = describePicture({ id, name: alt, alt, spec: plate })
    this.#specs.set(id, plate)
    this.#images.set(key, image)
    return image
  }

  swatch({ alt, plate }: SourcePicture): string {
    const id = idOf(alt, plate)
    this.#specs.set(id, plate)
    return swatchAddress({ id, name: alt, alt, spec: plate })
  }

  /** Replaces the pictures of the database by those of this album. */
  async store(transaction: Database) {
    await transaction.delete(pictures)
    const rows = [...this.#specs].map(([id, spec]) => ({ id, spec }))
    await inBatches(rows, 1000, (batch) => transaction.insert(pictures).values(batch))
  }
}

function idOf(alt: string, plate: PlateSpec) {
  return `${slugOf(alt)}-${digest(plate)}`
}

function digest(plate: PlateSpec) {
  return createHash('sha256').update(JSON.stringify(plate)).digest('hex').slice(0, 6)
}

function slugOf(text: string) {
  const slug = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  return slug || 'picture'
}
