import { isRecord, type Json, toNumber } from './otherForms.ts'

interface Size {
  url: string
  width: number
  height: number
}

/** Pixels, and the ratio of width to height, of an image whose system names none. */
const usual = { thumbnail: 150, medium: 300, large: 1024, full: 1600 }
const usualRatio = 3 / 4

const names = ['thumbnail', 'medium', 'large', 'full'] as const

const textOf = (...values: unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && value !== '')

const readUrl = (value: unknown) =>
  typeof value === 'string' ? textOf(value) : isRecord(value) ? urlOf(value) : undefined

const urlOf = ({ url, src, source_url }: Json) => textOf(url, src, source_url)

const pixels = (value: unknown) => {
  const number = toNumber(value)
  return typeof number === 'number' && number >= 1 ? Math.round(number) : undefined
}

/** Width and height: named by the rendition, beside it (`thumbnail-width`), or at the end of its file's name. */
function dimensionsOf(entry: unknown, name: string, sizes: Json, url: string) {
  const fields = isRecord(entry) ? entry : {}
  const [, width, height] = /-(\d{2,5})x(\d{2,5})\.\w+$/.exec(url) ?? []
  return {
    width: pixels(fields['width'] ?? sizes[`${name}-width`] ?? width),
    height: pixels(fields['height'] ?? sizes[`${name}-height`] ?? height),
  }
}

/** Reads the renditions of an image, URLs or objects, and replaces a missing one by the largest that is there. */
export function sizesForm(value: unknown): unknown {
  if (!isRecord(value)) return value
  const urls = names.map((name) => readUrl(value[name]))
  const largest = urls.findLast((url) => url !== undefined)
  if (largest === undefined) return value
  const described = names.map((name, index) => {
    const url = urls[index] ?? largest
    return { name, url, ...dimensionsOf(value[name], name, value, url) }
  })
  const measured = described.findLast(({ width, height }) => width && height)
  const ratio = measured?.width && measured.height ? measured.width / measured.height : usualRatio
  return Object.fromEntries(
    described.map(({ name, url, width, height }): [string, Size] => {
      const across = width ?? (height ? Math.round(height * ratio) : usual[name])
      return [
        name,
        { url, width: across, height: height ?? Math.max(1, Math.round(across / ratio)) },
      ]
    }),
  )
}

/** Renditions with widths of their own as a `srcset`; empty if the system names no widths. */
function srcsetOf(sizes: Json): string {
  const candidates = names.flatMap((name) => {
    const entry = sizes[name]
    const url = readUrl(entry)
    const width = url && dimensionsOf(entry, name, sizes, url).width
    return width ? [[width, url] as const] : []
  })
  return [...new Map(candidates)].map(([width, url]) => `${url} ${width}w`).join(', ')
}

/**
 * Reads an image: a URL alone, `src` for `url` (entities.image.src), renditions as URLs or as objects, and without a
 * `srcset`. Any other value is unchanged.
 */
export function imageForm(value: unknown): unknown {
  const image = typeof value === 'string' && value !== '' ? { url: value } : value
  if (!isRecord(image)) return value
  const renditions = isRecord(image['sizes']) ? image['sizes'] : {}
  const url = urlOf(image) ?? readUrl(renditions['full']) ?? readUrl(renditions['large'])
  if (url === undefined) return value
  const { width, height, srcset } = image
  const full = renditions['full'] ?? { url, width, height }
  const sizes = { ...renditions, full }
  return {
    ...image,
    id: image['id'] ?? url,
    url,
    srcset: typeof srcset === 'string' ? srcset : srcsetOf(sizes),
    sizes,
  }
}
