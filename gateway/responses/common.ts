import type * as contract from '@vitrine/contract/common.ts'
import { unescapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import sanitizeHtml from 'sanitize-html'
import type { z } from 'zod'
import type * as schema from '../generated/resolvers.ts'
import type { ResolversParentTypes } from '../generated/resolvers.ts'
import { isSafeUrl, safeUrl } from '../scalars/textScalars.ts'
import { imagePattern } from './imagePattern.ts'
import type { NoteLoss } from './responseParser.ts'

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

/** Converts an image to the schema's Image, with `#` for unsafe URLs, since its URLs are also those of links. */
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
  text,
})

/** Converts the title, description and breadcrumbs of a page. */
export const toMeta = (meta: z.infer<typeof contract.PageMeta>): schema.PageMeta => ({
  ...meta,
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
export type EnumName<Word extends string> = Word extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${EnumName<Rest>}`
  : Uppercase<Word>

/** Converts a CMS value to the schema's enum: `price-desc` → `PRICE_DESC`. */
export const toEnum = <Word extends string>(word: Word) =>
  word.toUpperCase().replaceAll('-', '_') as EnumName<Word>

/** Returns a list without the items whose id or slug an earlier one has: one page would show two products. */
export function distinct<Item extends { id: string; slug: string; name: string }>(
  items: readonly Item[],
  field: string,
  note: NoteLoss,
): Item[] {
  const indexes = new Map<string, number>()
  return items.filter(({ id, slug, name }, index) => {
    const first = indexes.get(`id ${id}`) ?? indexes.get(`slug ${slug}`)
    if (first !== undefined) {
      const problem = `has the id or the slug (${slug}) of ${field}.${first}; the item “${name}” is left out`
      note(`${field}.${index}`, problem)
      return false
    }
    indexes.set(`id ${id}`, index).set(`slug ${slug}`, index)
    return true
  })
}

/** Returns a name without the tags and with the characters of the entities that some systems put into names. */
export function plainText(name: string): string {
  if (!/<\/?[a-z!][^>]*>|&(#\w+|[a-z]+);/i.test(name)) return name
  const plain = unescapeHtml(sanitizeHtml(name, { allowedTags: [], allowedAttributes: {} })).trim()
  return plain || name
}

/**
 * Returns the slug of a product or a story, the id without one in the link, and the path of its page below `folder`,
 * also for a link to another origin.
 */
export function toShopPage(link: string, id: string, folder: '/product/' | '/') {
  const slug = lastSegment(link.replace(/^https?:\/\/[^/]*/, '')) || id
  const isPath = link !== '' && !/^https?:/.test(link)
  return { slug, url: isPath ? safeUrl(link) : folder + encodeURIComponent(slug) }
}

/** An amount of money without its currency, which is that of the site: the resolver adds it. */
type MoneyParent = ResolversParentTypes['Money']

/** Converts an amount to the schema's Money. */
export const toMoney = (amount: number): MoneyParent => ({ amount })

/** Converts an amount that may be missing. */
export const optionalMoney = (amount: number | null | undefined): MoneyParent | null =>
  amount === null || amount === undefined ? null : { amount }
