import type { z } from 'zod'
import type * as contract from '#contract/common.ts'
import type * as schema from '../generated/resolvers.ts'
import { isSafeUrl, safeUrl } from '../scalars/url.ts'
import { imagePattern } from './imagePattern.ts'

type ContractLink = z.infer<typeof contract.Link> & { text?: string | null | undefined }

// Any other value, such as `url(…)`, could load a file when it is painted.
const colour =
  /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]+\))$/i

/** A CSS colour, or null for anything else. */
export const optionalColor = (text: string | null | undefined) =>
  text && colour.test(text) ? text : null

/** A pair of CSS colours, or null if either is anything else. */
export const optionalColors = (pair: readonly string[] | null | undefined) =>
  pair?.every(optionalColor) ? [...pair] : null

/** Converts an image to the schema's Image. Its URLs are also those of links: an unsafe one becomes `#`. */
export function toImage(image: contract.Image): schema.Image {
  const { id, name, alt, srcset, sources, color } = image
  const url = safeUrl(image.url)
  const sizes = withSafeUrls(image.sizes)
  const avifSrcset = srcsetOf(sources, 'image/avif')
  const webpSrcset = srcsetOf(sources, 'image/webp')
  const pattern = imagePattern({ ...image, url })
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

const sizeNames = ['thumbnail', 'medium', 'large', 'full'] as const

/** The renditions themselves when all their URLs are safe, as they nearly always are. */
function withSafeUrls(sizes: contract.Image['sizes']): contract.Image['sizes'] {
  if (sizeNames.every((name) => isSafeUrl(sizes[name].url))) return sizes
  const { thumbnail, medium, large, full } = sizes
  const safe = (size: typeof full) => ({ ...size, url: safeUrl(size.url) })
  return {
    thumbnail: safe(thumbnail),
    medium: safe(medium),
    large: safe(large),
    full: safe(full),
  }
}

const srcsetOf = (sources: contract.Image['sources'], type: string) =>
  sources?.find((source) => source.type === type)?.srcset ?? null

/** An image that may be absent. */
export const optionalImage = (image: contract.Image | null | undefined) =>
  image ? toImage(image) : null

/** Converts an editor's link; an unsafe URL becomes `#`. */
export const toLink = ({ url, target, text }: ContractLink): schema.Link => ({
  url: safeUrl(url),
  isNewTab: target === '_blank',
  text: text ?? null,
})

/** Converts the title, description and breadcrumbs of a page. */
export const toMeta = (meta: z.infer<typeof contract.PageMeta>): schema.PageMeta => ({
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

/** The schema's name of a CMS value: `price-desc` → `PRICE_DESC`. */
export type EnumOf<Word extends string> = Word extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${EnumOf<Rest>}`
  : Uppercase<Word>

/** Converts a CMS value to the schema's enum: `price-desc` → `PRICE_DESC`. */
export const toEnum = <Word extends string>(word: Word) =>
  word.toUpperCase().replaceAll('-', '_') as EnumOf<Word>
