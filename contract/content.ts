import { z } from 'zod'
import { Baht, Image, Instant, Link, PageMeta, Pagination } from './common.ts'
import { link, looseObjects, text } from './readingHints.ts'

/** An entry of a menu, with the entries below it. */
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
  id: z.string().describe('Names the dismissal cookie'),
  name: text('Title of the popup'),
  images: z.object({ desktop: Image, mobile: Image }),
  link: z.object({ url: link(), isNewTab: z.boolean(), linkText: z.string().nullish() }).nullish(),
  startDate: PopupDate.describe(
    'A timestamp: the popup is shown between the two; without one of them, or with a malformed one, this popup alone is hidden',
  ),
  endDate: PopupDate.describe(
    'A timestamp: the popup is shown between the two; without one of them, or with a malformed one, this popup alone is hidden',
  ),
})

export const megaMenuTypes = ['asava', 'asv', 'collaboration', 'group', 'projects'] as const

/** A desktop panel under one entry of the primary menu. */
export const MegaMenu = z.object({
  type: z.enum(megaMenuTypes).describe('Decides the arrangement'),
  menuItemId: z
    .string()
    .nullish()
    .describe(
      'Id of the entry of the primary menu that opens it; without it the mega menu is not shown',
    ),
  title: text(),
  columns: z.array(z.object({ title: text(), url: link().nullish(), items: z.array(MenuItem) })),
  features: z.array(z.object({ title: text(), image: Image, link: Link })),
})

/** The time at which the purchase of an order is reported to the tags. */
export const purchaseEvents = ['paid', 'placed'] as const
/** The value of an order in reports: items without tax, with tax, or all that is paid. */
export const purchaseValues = ['net', 'gross', 'total'] as const

/** The merchant's tags, loaded once a visitor has agreed to them. */
const Tags = z.object({
  measurementId: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/)
    .nullish()
    .describe(
      'The measurement tag, such as `G-ABC123`, loaded once the visitor has agreed to analytics',
    ),
  adsId: z
    .string()
    .regex(/^AW-[0-9]{5,15}$/)
    .nullish()
    .describe('The ads tag, such as `AW-12345678`, loaded once the visitor has agreed to ads'),
  scriptUrl: z
    .url()
    .describe(
      "The address of the tags' script; the gateway's `TAG_SCRIPT_URL` has the same origin",
    ),
  purchaseEvent: z
    .enum(purchaseEvents)
    .nullish()
    .describe('When a purchase is reported, `paid` without it'),
  purchaseValue: z
    .enum(purchaseValues)
    .nullish()
    .describe(
      'The value that is reported of it: items after coupons without tax, with tax, or all that is paid; `net` without it',
    ),
})

/** The currency of a CMS that names none. */
export const defaultCurrency = 'THB'

/** Settings of the whole shop (entities.settings.fields). */
export const Settings = z.object({
  logo: z.object({
    text: text('Without it, the name of the site'),
    image: Image.nullish().describe('Shown instead of the text'),
  }),
  notificationBar: z.object({
    enabled: z.boolean(),
    items: z.array(z.object({ text: z.string() })).describe('HTML'),
  }),
  megaMenus: z.array(MegaMenu),
  socialMedia: z.object({
    line: z.string().nullish().describe('Its address; without it there is no link'),
    facebook: z.string().nullish().describe('Its address; without it there is no link'),
    instagram: z.string().nullish().describe('Its address; without it there is no link'),
    spotify: z.string().nullish().describe('Its address; without it there is no link'),
  }),
  contactInfo: z.object({
    address: text(),
    phoneNumber: text(),
    email: text(),
    businessHours: text(),
  }),
  socialLogin: z.object({
    facebook: z.boolean().describe('Whether the sign-in form offers it'),
    google: z.boolean().describe('Whether the sign-in form offers it'),
    apple: z.boolean().describe('Whether the sign-in form offers it'),
    line: z.boolean().describe('Whether the sign-in form offers it'),
  }),
  subscription: z.object({
    enabled: z.boolean().describe('Whether the newsletter is offered'),
    title: text(),
    description: text(),
    image: Image.nullish().describe('Shown in the newsletter popup'),
  }),
  trendingKeywords: z.array(z.string()).describe('Offered in the search drawer'),
  popularCollections: z
    .array(z.object({ title: text(), image: Image, link: Link }))
    .describe('Offered in the search drawer'),
  checkoutUrl: z
    .string()
    .nullish()
    .describe("The merchant's own checkout; without it the shop serves `/checkout`"),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish()
    .describe('The ISO 4217 code of all amounts, `THB` without it'),
  freeShippingFrom: z
    .number()
    .int()
    .nullish()
    .describe(
      'Value of the items from which standard delivery is free; without it the cart shows no progress',
    ),
  delivery: z
    .object({
      price: Baht.describe('Price of standard delivery'),
      minDays: z.number().int().min(0).describe('The working days that it takes'),
      maxDays: z.number().int().min(0).describe('The working days that it takes'),
    })
    .nullish()
    .describe('Standard delivery within the country'),
  returns: z
    .object({
      days: z
        .number()
        .int()
        .min(1)
        .describe('Days from the arrival in which a return can be requested'),
      isFree: z.boolean().describe('Whether sending pieces back is free'),
    })
    .nullish()
    .describe('Days in which pieces can be returned'),
  pickUpStores: z
    .number()
    .int()
    .min(0)
    .nullish()
    .describe('Number of stores in which orders can be picked up; product pages name it'),
  tags: Tags.nullish(),
})

/** The name of the site, its description and its brands. */
export const SiteInfo = z.object({
  name: text(),
  description: text(),
  url: text('Target of the logo'),
  copyright: z.string().nullish(),
  brands: z
    .array(
      z.object({
        slug: z.string(),
        name: z.string(),
        accent: z
          .string()
          .nullish()
          .describe(
            "The colour of prices, buttons and notes at the brand's products: `#rgb`, `#rrggbb` or `rgb(…)` without transparency, with a contrast of at least 4.5:1 to `#f2eee7`. The shop's own accent is shown without it and for any other value",
          ),
        url: link().nullish(),
      }),
    )
    .nullish(),
})

/** The response of GET /site-configuration. */
export const SiteConfiguration = z
  .object({
    menus: z.object({
      primary: z.array(MenuItem).describe('The main navigation'),
      footer: z
        .array(MenuItem)
        .describe('The columns of the footer; the items of a column are its links'),
    }),
    popups: z.array(Popup).describe("Campaigns, in the merchant's order"),
    settings: Settings,
    siteInfo: SiteInfo,
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
      .describe('The listing whose first products fill the slider'),
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
    source: z.string().describe('A file address, or the id at the provider'),
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
    'Its path; by a slug that the page had before, the response is the page too, and the shop redirects permanently',
  ).nullish(),
  meta: PageMeta,
  styles: z.string().nullish().describe("CSS that applies to this page's content only"),
  content: text('HTML'),
  blocks: z.array(ContentBlock).nullish().describe('Blocks beside the HTML, in their order'),
  options: z
    .object({
      showTitle: z.boolean().nullish().describe('Whether the title is visible'),
    })
    .nullish(),
  image: Image.nullish().describe('Lead image of a story'),
  date: Instant.nullish().describe(
    'A page with a date and at least one category is shown as a story',
  ),
  modified: Instant.nullish().describe(
    'A page with a date and at least one category is shown as a story',
  ),
  categories: z.array(z.string()).nullish(),
  excerpt: z.string().nullish().describe('Of a story, as in the list'),
})

/** A story as lists have it, without its content. */
export const Post = z.object({
  id: z.string(),
  title: text(),
  excerpt: text(),
  categories: z.array(z.string()),
  permalink: link('Path of the story, `/{slug}`'),
  image: Image.nullish(),
  date: Instant.nullish(),
})

/** The query of GET /posts; newest first by default. */
export const PostsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(48).default(12),
  order: z.enum(['asc', 'desc']).default('desc'),
  orderby: z.enum(['date', 'title']).default('date'),
  category: z.string().max(100).optional().describe('Only stories of this category'),
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
  description: text('HTML'),
  showTitle: z.boolean().nullish().describe('Whether the name is visible'),
  options: z.object({ showTitle: z.boolean().nullish() }).nullish(),
  gallery: z.array(Image),
  product: z
    .object({ title: text(), description: text(), categoryId: z.string() })
    .nullish()
    .describe('The products below the gallery: those of the category with the slug categoryId'),
  meta: PageMeta,
  styles: z.string().nullish().describe("CSS that applies to this page's content only"),
})

/** A physical store. */
export const Store = z.object({
  id: z.string(),
  slug: z.string().nullish().describe('Without it the id'),
  name: text(),
  content: text('HTML'),
  location: z.object({
    lat: z.number().min(-90).max(90).describe('Degrees north'),
    lng: z.number().min(-180).max(180).describe('Degrees east'),
    address: text('Also the text of the directions search'),
  }),
  phone: z.string().nullish(),
  hours: z.string().nullish(),
  image: Image.nullish(),
})
export const Stores = z.array(Store)

/**
 * The body of POST /fluentform/submit, with form 6 for the newsletter popup and 3 for the footer
 * (popups.newsletter.form).
 */
export const FormSubmission = z.object({
  formId: z.number().int().describe('6 is the newsletter in the popup, 3 the one in the footer'),
  data: z
    .record(z.string(), z.union([z.string().max(5000), z.boolean(), z.number()]))
    .describe('The fields by name'),
})

/** The body of POST /forms/{id}/submissions, the same call by its neutral name. */
export const NeutralFormSubmission = FormSubmission.pick({ data: true })

export const FormResult = z.object({
  result: z.object({ message: text('A sentence for the shopper') }),
})

/** The listing whose first products fill a slider. */
export type SliderQuery = Extract<z.infer<typeof ContentBlock>, { type: 'product-slider' }>['query']

/** The entry that a preview shows, and when it ends. */
export const Preview = z.object({ title: z.string(), expires: Instant })
