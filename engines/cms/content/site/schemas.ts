import { isLink } from '@vitrine/commerce/staff/contentRights.ts'
import { Instant } from '@vitrine/contract/common.ts'
import { z } from 'zod'
import type { SampleImages } from '#cms/media/sampleImages.ts'
import { imageSchemas, isText } from './images.ts'

/**
 * Marks keys that editors may set, and links among them to paths of the shop. Managers set all others: what directs
 * money, where shoppers are sent, contact data, and keys without a decided right
 * (engines/commerce/staff/contentRights.ts).
 */
export const byEditors = <Shape extends Record<string, z.ZodType>>(shape: Shape): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schema.meta({ setBy: 'editor' })]),
  ) as Shape

/** The schema of a text that people read, of at most `longest` characters. */
export const text = (longest: number) =>
  z.string().trim().min(1, 'enter a text').max(longest).meta(isText)

/** A path of the shop or an allowed external URL. */
export const Url = z
  .string()
  .regex(
    /^(\/(?!\/)|https:\/\/|tel:\+|mailto:)\S*$/,
    'expected /a-path, https://, tel:+ or mailto:',
  )
  .meta(isLink)

const titledLink = z.strictObject(
  byEditors({ url: Url, text: text(60), target: z.literal('_blank').optional() }),
)
const link = z.strictObject(byEditors({ url: Url, target: z.literal('_blank').optional() }))
const productQuery = z.strictObject(
  byEditors({
    brands: z.array(z.string()).min(1).optional(),
    categories: z.array(z.string()).min(1).optional(),
    collections: z.array(z.string()).min(1).optional(),
    onSale: z.boolean().optional(),
    sort: z.enum(['default', 'popularity', 'date', 'price', 'price-desc']).optional(),
  }),
)
const productSlider = z.strictObject({
  type: z.literal('product-slider'),
  ...byEditors({
    title: text(80),
    text: text(200).optional(),
    link: titledLink.optional(),
    query: productQuery,
  }),
})
const breadcrumbs = z.array(z.strictObject(byEditors({ text: text(80), url: Url }))).min(1)
const meta = z.strictObject(byEditors({ title: text(80), description: text(200) }))
const options = z.strictObject(byEditors({ showTitle: z.boolean() }))

/** Schemas of the content files, which find the names of sample images. */
export function siteSchemas(pictures: SampleImages) {
  const { image, pair } = imageSchemas(pictures)
  const slide = z
    .strictObject(
      byEditors({
        title: text(80),
        text: text(200).optional(),
        link: titledLink,
        scene: pair('banner', 'banner-mobile'),
      }),
    )
    .transform(({ scene, ...rest }) => ({ ...rest, ...scene }))
  const tile = z.strictObject(
    byEditors({ title: text(80), text: text(200).optional(), link, image: image('tile') }),
  )
  const block = z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('banner-slider'),
      ...byEditors({ slides: z.array(slide).min(1) }),
    }),
    productSlider,
    z.strictObject({
      type: z.literal('tiles'),
      ...byEditors({ title: text(80).optional(), tiles: z.array(tile).min(1) }),
    }),
    z.strictObject({
      type: z.literal('video'),
      ...byEditors({
        title: text(80).optional(),
        provider: z.enum(['html5', 'vimeo', 'youtube']),
        source: text(300),
        poster: image('banner').optional(),
        autoplay: z.boolean(),
        loop: z.boolean(),
        mute: z.boolean(),
      }),
    }),
  ])
  const figures = z.record(z.string().regex(/^[a-z0-9-]+$/), image('story')).default({})
  /** Former slugs, from which the shop redirects. */
  const formerSlugs = z.array(z.string().regex(/^[a-z0-9-]+$/)).default([])
  const page = z.strictObject({
    formerSlugs,
    ...byEditors({
      title: text(120),
      meta,
      options,
      breadcrumbs: breadcrumbs.optional(),
      image: image('banner').optional(),
      figures,
      blocks: z.array(block).default([]),
    }),
  })
  const story = z.strictObject({
    formerSlugs,
    ...byEditors({
      title: text(120),
      meta,
      excerpt: text(300),
      categories: z.array(text(40)).min(1),
      date: Instant,
      image: image('story'),
      figures,
      /** Rows of products below the text. */
      blocks: z.array(productSlider).default([]),
    }),
  })
  const lookBook = z.strictObject(
    byEditors({
      name: text(80),
      order: z.number().int().min(1),
      description: text(2000),
      meta,
      options,
      gallery: z.array(image('look-book')).min(7).max(10),
      product: z.strictObject(
        byEditors({ title: text(80), description: text(300), categoryId: text(80) }),
      ),
    }),
  )
  const store = z.strictObject({
    location: z.strictObject({
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      address: text(300),
    }),
    phone: text(40),
    ...byEditors({
      name: text(80),
      order: z.number().int().min(1),
      hours: text(120),
      image: image('store'),
    }),
  })
  const popup = z
    .strictObject(
      byEditors({
        id: z.string().regex(/^[a-z0-9-]+$/),
        name: text(80),
        scene: pair('popup', 'popup-mobile'),
        link: z.strictObject(byEditors({ url: Url, isNewTab: z.boolean(), linkText: text(60) })),
        startDate: Instant,
        endDate: Instant,
      }),
    )
    .refine(({ startDate, endDate }) => startDate < endDate, {
      path: ['endDate'],
      message: 'must be later than startDate',
    })
    .transform(({ scene, ...rest }) => ({ ...rest, images: scene }))
  return { page, story, lookBook, store, popups: z.array(popup).meta({ setBy: 'editor' }), image }
}

type Schemas = ReturnType<typeof siteSchemas>
/** A block of a page, whose images are specs. */
export type SiteBlock = PageFile['blocks'][number]
export type PageFile = z.infer<Schemas['page']>
export type StoryFile = z.infer<Schemas['story']>
export type LookBookFile = z.infer<Schemas['lookBook']>
export type StoreFile = z.infer<Schemas['store']>
export type SitePopup = z.infer<Schemas['popups']>[number]
