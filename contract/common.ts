import { z } from 'zod'
import { link, text } from './readingHints.ts'

/** Whole baht, without decimals (formats.currency.format). */
export const Baht = z.number().int().describe('Whole Thai baht')

/** `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok, without a zone (formats.timestamp.zone). */
export const Instant = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, 'expected YYYY-MM-DD HH:mm:ss')
  .meta({ description: 'Asia/Bangkok wall time', example: '2026-11-21 09:30:00' })

/** A day of the calendar as `YYYY-MM-DD`. */
export const CalendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter a date as YYYY-MM-DD')

/** The body of calls that follow the link of an email: its key. */
export const LinkKey = z.object({ key: z.string().min(1).max(200) })

/** The languages of the texts; the first is the default of `lang`. */
export const languages = ['en', 'th'] as const
export type Language = (typeof languages)[number]

/** The beginning of the paths of each language's pages (routes.language). */
export const pathPrefixes = { en: '', th: '/th' } as const

/** The language of a page by its path. */
export const languageOfPath = (path: string): Language =>
  /^\/th(?=[/?#]|$)/.test(path) ? 'th' : 'en'

/** The language that a request names by `lang` in its query. */
export const queryLanguage = (query: unknown): Language =>
  (query as { lang?: unknown } | undefined)?.lang === 'th' ? 'th' : 'en'

/** Messages for the shopper by field name. */
export const FieldErrors = z.record(z.string(), z.string())

/** The header with the secret by which a CMS knows its gateways (security.cms.gateway-secret). */
export const gatewaySecretHeader = 'x-gateway-secret'

/** The header with the token of a preview, for which a CMS responds with a draft (docs/rest/content.md). */
export const previewHeader = 'x-vitrine-preview'

/** The body of every response with status ≥ 400; some CMSs wrap it in `error` (docs/rest/README.md, Errors). */
export const Problem = z.object({
  code: z.string().describe('One of the codes of problems'),
  message: z.string().describe('A sentence for the shopper'),
  fields: FieldErrors.nullish().describe(
    'A message per field, by the name of the field; nested names are joined by a dot, as in `billing.postcode`',
  ),
})

export type Problem = z.infer<typeof Problem>

/** The cookies that identify a visitor, or a browser, to the CMS; the gateway forwards no others. */
export const visitorCookies = ['vitrine_session', 'vitrine_cart', 'vitrine_device'] as const

/** The position of a page in a list, from 1; pages past the end are empty, with the same counts. */
export const Pagination = z.object({
  limit: z.number().int().min(1).describe('Items of a page'),
  page: z.number().int().min(1).describe('The page that was requested, counted from 1'),
  pageCount: z.number().int().min(0),
  total: z.number().int().min(0).describe('Items of all pages'),
})

/** A rendition of an image, with its size in px. */
export const ImageSize = z.object({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

/** The renditions of an image, smallest first. */
export const ImageSizes = z.object({
  thumbnail: ImageSize,
  medium: ImageSize,
  large: ImageSize,
  full: ImageSize,
})

/**
 * An image (entities.image.fields); other forms that are read, such as `src` for `url`, are in
 * gateway/responses/generous/imageForm.ts.
 */
export const Image = z.object({
  id: z.string(),
  name: text(),
  alt: text('Text for those who do not see the image; empty for a decorative image'),
  url: z.string().describe('The JPEG in full size. Without `url`, the shop reads `src`'),
  srcset: z.string().describe('JPEG candidates with width descriptors, as in the HTML attribute'),
  sources: z
    .array(z.object({ type: z.string(), srcset: z.string() }))
    .nullish()
    .describe('Better formats, best first, such as `image/avif` and `image/webp`'),
  color: z.string().nullish().describe('CSS colour that is painted until the image has loaded'),
  sizes: ImageSizes.describe(
    '`thumbnail`, `medium`, `large` and `full`, each `{url, width, height}` in pixels',
  ),
})
export type Image = z.infer<typeof Image>

/** A link that an editor typed. */
export const Link = z.object({
  url: link(),
  target: z.string().nullish().describe('Such as `_blank`'),
})

/** A step of a breadcrumb trail. */
export const Breadcrumb = z.object({ id: z.string(), text: text(), url: link() })

/** The metadata of a page, with its breadcrumbs. */
export const PageMeta = z.object({
  title: text('Document title'),
  description: z.string().nullish().describe('Meta description'),
  breadcrumbs: z.array(Breadcrumb).nullish().describe('From the home page to the page itself'),
})

/** A response that contains only a message. */
export const Message = z.object({
  success: z.boolean().nullish(),
  message: text('A sentence for the shopper'),
})
