import type { SourceImage } from '#cms/catalog/album.ts'

/** Finds the images in loaded content: every object with a text alternative and a spec. */
export function findImages(value: unknown): SourceImage[] {
  if (typeof value !== 'object' || value === null) return []
  if (isImage(value)) return [value]
  return Object.values(value).flatMap(findImages)
}

const isImage = (value: object): value is SourceImage => 'alt' in value && 'spec' in value
