import type { z } from 'zod'
import type * as contract from '../contracts/common.ts'
import type * as schema from '../generated/resolvers.ts'
import { safeUrl } from '../scalars/url.ts'
import { imagePattern } from './imagePattern.ts'

type LinkAnswer = z.infer<typeof contract.Link> & { text?: string | null | undefined }

// Anything that is not a plain colour could fetch something when it is painted.
const colour =
  /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]+\))$/i

/** A CSS colour, or null for anything else. */
export const optionalColor = (text: string | null | undefined) =>
  text && colour.test(text) ? text : null

/** Both CSS colours of two, or null where either is something else. */
export const optionalColors = (pair: readonly string[] | null | undefined) =>
  pair?.every(optionalColor) ? [...pair] : null

/** A picture as the schema has it. */
export function shapeImage(image: contract.Image): schema.Image {
  const { id, name, alt, url, srcset, sources, color, sizes } = image
  const avifSrcset = srcsetOf(sources, 'image/avif')
  const webpSrcset = srcsetOf(sources, 'image/webp')
  const pattern = imagePattern(image)
  return {
    id,
    name,
    alt,
    url,
    srcset,
    sources: sources ?? [],
    avifSrcset,
    webpSrcset,
    pattern,
    files: pattern === null ? { url, srcset, avifSrcset, webpSrcset } : null,
    width: sizes.large.width,
    height: sizes.large.height,
    color: optionalColor(color),
    sizes,
  }
}

const srcsetOf = (sources: contract.Image['sources'], type: string) =>
  sources?.find((source) => source.type === type)?.srcset ?? null

/** A picture that may be absent. */
export const optionalImage = (image: contract.Image | null | undefined) =>
  image ? shapeImage(image) : null

/** An editor's link; one that would run something leads nowhere. */
export const shapeLink = ({ url, target, text }: LinkAnswer): schema.Link => ({
  url: safeUrl(url),
  target: target ?? null,
  text: text ?? null,
})

/** What stands in a page's head. */
export const shapeMeta = (meta: z.infer<typeof contract.PageMeta>): schema.PageMeta => ({
  title: meta.title,
  description: meta.description ?? null,
  breadcrumbs: (meta.breadcrumbs ?? []).map((step) => ({ ...step, url: safeUrl(step.url) })),
})

/** The last part of a path, decoded: `/product/silk-slip` → `silk-slip`. */
export function lastSegment(url: string): string {
  const [path = ''] = (url.split('?', 1)[0] ?? '').split('#', 1)
  const segment = path.split('/').findLast(Boolean) ?? ''
  try {
    return segment.includes('%') ? decodeURIComponent(segment) : segment
  } catch {
    return segment
  }
}

/** `price-desc` → `PRICE_DESC`: how the schema spells a CMS's word. */
export type EnumOf<Word extends string> = Word extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${EnumOf<Rest>}`
  : Uppercase<Word>

/** `price-desc` → `PRICE_DESC`. */
export const toEnum = <Word extends string>(word: Word) =>
  word.toUpperCase().replaceAll('-', '_') as EnumOf<Word>
