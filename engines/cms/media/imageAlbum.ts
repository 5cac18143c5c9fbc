import { createHash } from 'node:crypto'
import type { Image } from '@vitrine/contract/common.ts'
import type { Album, SourceImage } from '#cms/catalog/album.ts'
import { inBatches } from '#cms/database/bulkWrites.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { storedImages } from '#cms/database/schema/catalog.ts'
import type { PhotographSpec } from '#cms/database/schema/photographSpec.ts'
import { describeImage, swatchUrl } from './image.ts'

/** An album that collects the specs of its images for `store`. */
export class ImageAlbum implements Album {
  readonly #specs = new Map<string, PhotographSpec>()
  readonly #images = new Map<string, Image>()

  image({ alt, spec }: SourceImage): Image {
    const id = idOf(alt, spec)
    const key = `${id} ${alt}`
    const cachedImage = this.#images.get(key)
    if (cachedImage) return cachedImage
    const image = describeImage({ id, name: alt, alt, spec })
    this.#specs.set(id, spec)
    this.#images.set(key, image)
    return image
  }

  swatch({ alt, spec }: SourceImage): string {
    const id = idOf(alt, spec)
    this.#specs.set(id, spec)
    return swatchUrl({ id, name: alt, alt, spec })
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

function idOf(alt: string, spec: PhotographSpec) {
  return `${slugOf(alt)}-${digest(spec)}`
}

function digest(spec: PhotographSpec) {
  return createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 6)
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
