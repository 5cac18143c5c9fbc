import type { SourceImage } from '#catalog/album.ts'
import { loadCatalogue } from './catalogue/load.ts'
import { loadSite } from './site/load.ts'

/** The folder of the sample shop's pictures and their manifest. */
export const picturesDirectory: string = `${import.meta.dirname}/pictures`

/** A picture of the sample shop, as its manifest lists it. */
export interface StoredPicture {
  name: string
  file: string
  width: number
  height: number
  /** `#rrggbb`, shown until it has loaded. */
  color: string
  alt: string
}

type NamedImage = SourceImage & { name: string }

/** Every picture that catalogue and pages name, each once, in the order in which visitors see them. */
export async function namedPictures(): Promise<NamedImage[]> {
  const named = new Map<string, NamedImage>()
  collect(await loadSite(), named)
  collect(await loadCatalogue(), named)
  return [...named.values()]
}

function collect(value: unknown, named: Map<string, NamedImage>) {
  if (typeof value !== 'object' || value === null) return
  if (isNamedImage(value)) {
    if (!named.has(value.name)) named.set(value.name, value)
    return
  }
  for (const item of value instanceof Map ? value.values() : Object.values(value))
    collect(item, named)
}

const isNamedImage = (value: object): value is NamedImage =>
  'name' in value && 'alt' in value && 'plate' in value
