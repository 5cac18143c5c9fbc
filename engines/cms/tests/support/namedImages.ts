import type { SourceImage } from '#cms/catalog/album.ts'
import { loadCatalogue } from '#cms/content/catalogue/load.ts'
import { loadSite } from '#cms/content/site/load.ts'
import { findImages } from './findImages.ts'

/** An image of every sample picture that catalogue and pages show, by the name of the picture. */
export async function namedImages(): Promise<Map<string, SourceImage>> {
  const images = [await loadSite(), await loadCatalogue()].flatMap(findImages)
  return new Map(images.map((image) => [image.spec.photograph, image]))
}
