import { join } from 'node:path'
import type { SourceImage } from '#catalog/album.ts'
import { loadCatalogue } from '#cms/content/catalogue/load.ts'
import { loadSite } from '#cms/content/site/load.ts'

/** The folder of the sample shop's images and their manifest. */
export const imagesDirectory: string = join(import.meta.dirname, '../../../cms/content/pictures')

type NamedImage = SourceImage & { name: string }

/** Every image that catalogue and pages name, each once. */
export async function namedImages(): Promise<NamedImage[]> {
  const named = new Map<string, NamedImage>()
  for (const content of [await loadSite(), await loadCatalogue()]) collect(content, named)
  return [...named.values()]
}

function collect(value: unknown, named: Map<string, NamedImage>) {
  if (typeof value !== 'object' || value === null) return
  if (isNamedImage(value)) named.set(value.name, value)
  else for (const item of Object.values(value)) collect(item, named)
}

const isNamedImage = (value: object): value is NamedImage =>
  'name' in value && 'alt' in value && 'plate' in value
