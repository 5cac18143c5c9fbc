import { createHash } from 'node:crypto'
import type { Album, SourceImage } from '#catalog/album.ts'
import type { Image } from '#contract/common.ts'
import { inBatches } from '#database/bulkWrites.ts'
import type { Database } from '#database/openDatabase.ts'
import { storedImages } from '#database/schema/catalog.ts'
import type { ImageSpec } from '#database/schema/photographSpec.ts'
import { describeImage, swatchUrl } from '../image.ts'

/** An album that collects the specs of its images for `store`. */
export class PlateAlbum implements Album {
  readonly #specs = new Map<string, ImageSpec>()
  readonly #images = new Map<string, Image>()

  image({ alt, plate }: SourceImage): Image {
    const id = idOf(alt, plate)
    const key = `${id} ${alt}`
    const known = this.#images.get(key)
    if (known) return known
    const image = describeImage({ id, name: alt, alt, spec: plate })
    this.#specs.set(id, plate)
    this.#images.set(key, image)
    return image
  }

  swatch({ alt, plate }: SourceImage): string {
    const id = idOf(alt, plate)
    this.#specs.set(id, plate)
    return swatchUrl({ id, name: alt, alt, spec: plate })
  }

  /** Replaces the images in the database by those of this album. */
  async store(transaction: Database) {
    await transaction.delete(storedImages)
    await this.add(transaction)
  }

  /** Adds the images of this album to those in the database. */
  async add(transaction: Database) {
    const rows = [...this.#specs].map(([id, spec]) => ({ id, spec }))
    await inBatches(rows, 1000, (batch) =>
      transaction.insert(storedImages).values(batch).onConflictDoNothing(),
    )
  }
}

function idOf(alt: string, plate: ImageSpec) {
  return `${slugOf(alt)}-${digest(plate)}`
}

function digest(plate: ImageSpec) {
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
