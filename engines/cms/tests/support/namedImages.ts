import type { SourceImage } from '#cms/catalog/album.ts'
import { loadCatalogue } from '#cms/content/catalogue/load.ts'
import { loadSite } from '#cms/content/site/load.ts'

/** Every sample image that catalogue and pages show, by its name. */
export async function namedImages(): Promise<Map<string, SourceImage>> {
  const images = [await loadSite(), await loadCatalogue()].flatMap(findImages)
  return new Map(images.map((image) => [image.spec.photograph, image]))
}

/** Finds the images in loaded content: every object with a text alternative and a spec. */
export function findImages(value: unknown): SourceImage[] {
  if (typeof value !== 'object' || value === null) return []
  if (isImage(value)) return [value]
  return Object.values(value).flatMap(findImages)
}

const isImage = (value: object): value is SourceImage => 'alt' in value && 'spec' in value
