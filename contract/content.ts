import { z } from 'zod'
import { Baht, Image, Instant, Link, PageMeta, Pagination } from './common.ts'
import { link, looseObjects, text } from './readingHints.ts'

/** One entry of a menu; entries nest. */
export interface MenuItem {
  id: string
  title: string
  url: string
  target?: string | null | undefined
  description?: string | null | undefined
  items: MenuItem[]
}
export const MenuItem: z.ZodType<MenuItem> = z
  .lazy(() =>
    z.object({
      id: z.string(),
      title: text(),
      url: link(),
      target: z.string().nullish(),
      description: z.string().nullish(),
      items: z.array(MenuItem),
    }),
  )
  .meta({ id: 'MenuItem' })

/** Any value: a malformed date hides its popup, and must not fail the whole site (popups.campaign.malformed-date). */
const PopupDate = z
  .unknown()
  .optional()
  .meta({ description: 'Instant; anything else hides the popup', type: 'string' })

/** A campaign popup, shown between its dates (popups.campaign.dates). */
export const Popup = z.object({
  id: z.string(),
  name: text(),
  images: z.object({ desktop: Image, mobile: Image }),
  link: z.object({ url: link(), isNewTab: z.boolean(), linkText: z.string().nullish() }).nullish(),
  startDate: PopupDate,
  endDate: PopupDate,
})

export const megaMenuTypes = ['asava', 'asv', 'collaboration', 'group', 'projects'] as const

/** A desktop panel under one entry of the primary menu. */
export const MegaMenu = z.object({
  type: z.enum(megaMenuTypes),
  menuItemId: z.string().nullish().meta({
    description: 'The primary menu entry it opens under; without it the menu is not shown',
  }),
  title: text(),
  columns: z.array(z.object({ title: text(), url: link().nullish(), items: z.array(MenuItem) })),
  features: z.array(z.object({ title: text(), image: Image, link: Link })),
})

/** When the purchase of an order is reported to the tags. */
export const purchaseEvents = ['paid', 'placed'] as const
/** The value of an order in reports: items without tax, with tax, or all that is paid. */
export const purchaseValues = ['net', 'gross', 'total'] as const

/** The merchant's tags, loaded once a visitor has agreed to them. */
const Tags = z.object({
  measurementId: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/)
    .nullish()
    .meta({ description: 'The measurement tag, such as `G-ABC123`' }),
  adsId: z
    .string()
    .regex(/^AW-[0-9]{5,15}$/)
    .nullish()
    .meta({ description: 'The ads tag, such as `AW-12345678`' }),
  scriptUrl: z.url().meta({ description: 'The script of both tags, gtag.js' }),
  purchaseEvent: z
    .enum(purchaseEvents)
    .nullish()
    .meta({ description: 'When a purchase is reported; absent: paid' }),
  purchaseValue: z
    .enum(purchaseValues)
    .nullish()
    .meta({ description: 'The value that is reported of it; absent: net' }),
})

/** The currency of a CMS that names none. */
export const defaultCurrency = 'THB'

/** Settings of the whole shop (entities.settings.fields). */
export const Settings = z.object({
  logo: z.object({ text: text('Without it, the name of the site'), image: Image.nullish() }),
  notificationBar: z.object({
    enabled: z.boolean(),
    items: z.array(z.object({ text: z.string() })),
  }),
  megaMenus: z.array(MegaMenu),
  socialMedia: z.object({
    line: z.string().nullish(),
    facebook: z.string().nullish(),
    instagram: z.string().nullish(),
    spotify: z.string().nullish(),
  }),
  contactInfo: z.object({
    address: text(),
    phoneNumber: text(),
    email: text(),
    businessHours: text(),
  }),
  socialLogin: z.object({
    facebook: z.boolean(),
    google: z.boolean(),
    apple: z.boolean(),
    line: z.boolean(),
  }),
  subscription: z.object({
    enabled: z.boolean(),
    title: text(),
    description: text(),
    image: Image.nullish(),
  }),
  trendingKeywords: z.array(z.string()),
  popularCollections: z.array(z.object({ title: text(), image: Image, link: Link })),
  checkoutUrl: z
    .string()
    .nullish()
    .meta({ description: "The merchant's own checkout; absent: the shop serves /checkout" }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish()
    .meta({ description: `The ISO 4217 code of all amounts; absent: ${defaultCurrency}` }),
  freeShippingFrom: z
    .number()
    .int()
    .nullish()
    .meta({ description: 'Baht of items from which standard shipping is free' }),
  delivery: z
    .object({
      price: Baht,
      minDays: z.number().int().min(0),
      maxDays: z.number().int().min(0),
    })
    .nullish()
    .meta({ description: 'Standard delivery within the country' }),
  returns: z
    .object({ days: z.number().int().min(1), isFree: z.boolean() })
    .nullish()
    .meta({ description: 'Days in which pieces can be returned' }),
  pickUpStores: z
    .number()
    .int()
    .min(0)
    .nullish()
    .meta({ description: 'Number of stores in which orders can be picked up' }),
  tags: Tags.nullish(),
})

/** The response of GET /site-configuration. */
export const SiteConfiguration = z
  .object({
    menus: z.object({ primary: z.array(MenuItem), footer: z.array(MenuItem) }),
    popups: z.array(Popup),
    settings: Settings,
    siteInfo: z.object({
      name: text(),
      description: text(),
      url: text(),
      copyright: z.string().nullish(),
      brands: z
        .array(
          z.object({
            slug: z.string(),
            name: z.string(),
            accent: z.string().nullish().meta({
              description:
                'The accent colour as #rgb, #rrggbb or rgb(…), with a contrast of at least 4.5:1 to #f2eee7; others are ignored',
            }),
            url: link().nullish(),
          }),
        )
        .nullish(),
    }),
  })
  .register(looseObjects, {})

/** A block of the home page beside its HTML: banners, product rows, films. */
export const ContentBlock = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('banner-slider'),
    slides: z.array(
      z.object({
        title: z.string(),
        text: z.string().nullish(),
        desktop: Image,
        mobile: Image,
        link: Link.extend({ text: z.string() }).nullish(),
      }),
    ),
  }),
  z.object({
    type: z.literal('product-slider'),
    title: z.string(),
    text: z.string().nullish(),
    link: Link.extend({ text: z.string() }).nullish(),
    query: z
      .object({
        brands: z.array(z.string()).nullish(),
        categories: z.array(z.string()).nullish(),
        collections: z.array(z.string()).nullish(),
        onSale: z.boolean().nullish(),
        sort: z.string().nullish(),
      })
      .meta({ description: 'The listing whose first products fill the slider' }),
  }),
  z.object({
    type: z.literal('tiles'),
    title: z.string().nullish(),
    tiles: z.array(
      z.object({ title: z.string(), text: z.string().nullish(), image: Image, link: Link }),
    ),
  }),
  z.object({
    type: z.literal('video'),
    title: z.string().nullish(),
    provider: z.enum(['html5', 'vimeo', 'youtube']),
    source: z.string().meta({ description: 'A file address, or the id at the provider' }),
    poster: Image.nullish(),
    autoplay: z.boolean(),
    loop: z.boolean(),
    mute: z.boolean(),
  }),
])

/** The response of GET /pages/{key} and GET /posts/{slug}. */
export const PageContent = z.object({
  title: text(),
  url: link(
    'Its path on the shop, to which its other addresses redirect, such as those of earlier slugs',
  ).nullish(),
  meta: PageMeta,
  styles: z.string().nullish().meta({ description: 'CSS for this page alone' }),
  content: text('HTML'),
  blocks: z.array(ContentBlock).nullish(),
  options: z.object({ showTitle: z.boolean().nullish() }).nullish(),
  image: Image.nullish(),
  date: Instant.nullish(),
  modified: Instant.nullish(),
  categories: z.array(z.string()).nullish(),
  excerpt: z.string().nullish().meta({ description: 'Of a story, as in the list' }),
})

/** The query of GET /posts; newest first by default. */
export const PostsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(48).default(12),
  order: z.enum(['asc', 'desc']).default('desc'),
  orderby: z.enum(['date', 'title']).default('date'),
  category: z.string().max(100).optional(),
})

/** A story in a list. */
export const Post = z.object({
  id: z.string(),
  title: text(),
  excerpt: text(),
  categories: z.array(z.string()),
  permalink: link('Path on the shop, /{slug}'),
  image: Image.nullish(),
  date: Instant.nullish(),
})

/** The response of GET /posts. */
export const Posts = z.object({
  success: z.boolean(),
  data: z.array(Post),
  meta: z.object({
    pagination: Pagination.partial({ limit: true, page: true, pageCount: true }),
  }),
})

/** The response of GET /look-books/{slug}. */
export const LookBookPage = z.object({
  name: text(),
  description: text(),
  showTitle: z.boolean().nullish(),
  options: z.object({ showTitle: z.boolean().nullish() }).nullish(),
  gallery: z.array(Image),
  product: z.object({ title: text(), description: text(), categoryId: z.string() }).nullish(),
  meta: PageMeta,
  styles: z.string().nullish(),
})

/** A physical store. */
export const Store = z.object({
  id: z.string(),
  slug: z.string().nullish().meta({ description: 'Without it, the id' }),
  name: text(),
  content: text('HTML'),
  location: z.object({
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    address: text(),
  }),
  phone: z.string().nullish(),
  hours: z.string().nullish(),
  image: Image.nullish(),
})
export const Stores = z.array(Store)

/** The body of POST /fluentform/submit. Form 6 is the newsletter popup, 3 the footer (popups.newsletter.form). */
export const FormSubmission = z.object({
  formId: z.number().int(),
  data: z.record(z.string(), z.union([z.string().max(5000), z.boolean(), z.number()])),
})

/** The body of POST /forms/{id}/submissions, the same call by its neutral name. */
export const NeutralFormSubmission = FormSubmission.pick({ data: true })

export const FormResult = z.object({ result: z.object({ message: text() }) })

/** The listing whose first products fill a slider. */
export type SliderQuery = Extract<z.infer<typeof ContentBlock>, { type: 'product-slider' }>['query']

/** The entry that a preview shows, and when it ends. */
export const Preview = z.object({ title: z.string(), expires: Instant })
