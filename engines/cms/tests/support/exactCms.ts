import { createHash } from 'node:crypto'
import { type PartialCms, startPartialCms } from './partialCms.ts'

type Convert = (value: never) => unknown
type Fields = Readonly<Record<string, unknown>>

const keep: Convert = (value) => value

/** Keeps the named fields of an object, converts those of `converted`, and leaves other values. */
const only =
  (names: string, converted: Record<string, Convert> = {}): Convert =>
  (value: Fields | null) =>
    value &&
    Object.fromEntries(
      [...names.split(' '), ...Object.keys(converted)]
        .filter((name) => name in value)
        .map((name) => [name, (converted[name] ?? keep)(value[name] as never)]),
    )

const list =
  (convert: Convert): Convert =>
  (values: never[] | null) =>
    values?.map(convert) ?? null

const listIn = (convert: Convert): Convert => only('success', { data: list(convert) })

const texts = new Map<string, string>()

/** The number of an id, which `textOf` reads back. */
function number(id: string | null): number | null {
  if (id === null || /^\d+$/.test(id)) return id === null ? null : Number(id)
  const hash = Number.parseInt(createHash('sha1').update(id).digest('hex').slice(0, 8), 16)
  texts.set(`${hash}`, id)
  return hash
}

/** Translates the numbers in a path and its query to the ids that they stand for. */
const readUrl = (url: string) => url.replace(/\d{6,}/g, (digits) => texts.get(digits) ?? digits)

const nothing: Convert = () => ({})
const id = { id: number }
const address = only(
  'firstName lastName company address1 address2 city state postcode country phone email',
)
const meta = only('title', { breadcrumbs: list(only('text url', id)) })
const link = only('url target')
const terms = list(only('slug name', id))
const prices = 'price regularPrice salePrice stockStatus'
const menu = list(only('title url target description', { ...id, items: (items) => menu(items) }))

/** The conversions of responses that §3 and §7 of the specification describe, by the name of the call. */
function conversions(sizes: Convert): Readonly<Record<string, Convert>> {
  const image = only('name alt url srcset', { ...id, sizes })
  const images = { image, secondImage: image, gallery: list(image) }
  const swatch = only('slug label type color colors imageUrl isAvailable enableTooltip')
  const product = only(
    `name url type ${prices} isNewArrival description information composition productId sizeText`,
    {
      ...id,
      ...images,
      packshotImage: image,
      options: list(only('slug name', { swatches: list(swatch) })),
      variations: list(only(`terms url ${prices}`, images)),
      brands: terms,
      collections: terms,
      careInstruction: ([first]: never[]) => first && only('title icon precautions')(first),
      sizeGuideImage: image,
      fashionModels: list(only('name height bust waist hips size', { image })),
      completeTheLook: only('', {
        products: (products) => list(product)(products),
        gallery: list(image),
      }),
      upsellProducts: (products) => list(product)(products),
      meta,
    },
  )
  const listing = only('content featuredType featuredVideo', {
    data: list(product),
    filters: list(only('slug title', { terms })),
    pagination: only('limit page pageCount total'),
    lookBooks: list(only('title', { ...id, gallery: list(image), link })),
    featuredImage: image,
  })
  const page = only('title styles content', { meta, options: only('showTitle') })
  const cart = only('itemCount totals', {
    items: list(
      only('key name permalink newArrival prices quantity quantityLimits', {
        images: list(image),
        variation: list(only('attribute value')),
      }),
    ),
    coupons: list(only('code discount')),
    errors: list(only('code message')),
    fees: list(only('name total', id)),
  })
  const order = only(
    'createdDate status total subTotal discountTotal shippingTotal shippingTax totalTax paymentMethod paymentMethodTitle invoicePermalink paymentPermalink',
    {
      orderId: number,
      billing: address,
      shipping: address,
      orderItems: list(
        only('name permalink price quantity total productType', {
          image,
          variationAttributes: list(only('name', { value: (value) => [value] })),
        }),
      ),
    },
  )
  // A store is read by its id, and no slug is specified.
  const store = ({ slug, ...store }: { slug: string }) =>
    only('name content location', id)({ ...store, id: slug } as never)
  const lookBook = ({ options, ...rest }: { options?: { showTitle?: boolean } }) =>
    only('name description showTitle styles', {
      gallery: list(image),
      product: only('title description', { categoryId: number }),
      meta: only('title'),
    })({ showTitle: options?.showTitle, ...rest } as never)
  const suggestion = only('type value url thumb_html breadcrumbs total', {
    post_id: number,
    term_id: number,
  })
  return {
    page,
    'posts.read': page,
    'posts.list': only('success', {
      data: list(only('title excerpt categories permalink', { ...id, image })),
      meta: only('', { pagination: only('total') }),
    }),
    site: only('', {
      menus: only('', { primary: menu, footer: menu }),
      popups: list(
        only('name startDate endDate', {
          ...id,
          images: only('', { desktop: image, mobile: image }),
          link: only('url isNewTab linkText'),
        }),
      ),
      settings: only('socialMedia contactInfo socialLogin trendingKeywords', {
        logo: ({ text }: { text: string }) => ({
          id: 1,
          name: text,
          alt: text,
          url: '/favicon.svg',
        }),
        notificationBar: only('enabled', { items: list(only('text')) }),
        megaMenus: list(only('type')),
        subscription: only('enabled title description', { image }),
        popularCollections: list(only('title', { image, link })),
      }),
      siteInfo: only('name description url'),
    }),
    'products.list': listing,
    'products.onSale': listing,
    'products.read': product,
    'products.recentlyViewed': listIn(product),
    lookBook,
    'stores.list': list(store),
    'stores.read': store,
    'wishlist.list': listIn(product),
    'wishlist.add': only('success message'),
    'wishlist.remove': only('success message'),
    'cart.read': cart,
    'cart.add': cart,
    'cart.update': cart,
    'cart.remove': cart,
    'auth.login': nothing,
    'auth.register': nothing,
    'auth.lostPassword': nothing,
    'auth.resetPassword': nothing,
    'auth.logout': nothing,
    profile: only('displayName firstName lastName phoneNumber'),
    search: (suggestions: { type: string; fields: object }[]) =>
      suggestions
        .filter(({ type }) => type !== 'page')
        .map(({ type, fields }) => suggestion({ type, ...fields } as never)),
    'forms.submit': only('', { result: only('message') }),
    'payment.bankAccounts': list(
      only('bankName accountName accountNumber', { bankLogo: only('alt', { sizes }) }),
    ),
    'payment.confirm': only('message'),
    'payment.promptPay': only('image status expiresAt'),
    'orders.list': ({ data }: { data: never }) => list(order)(data),
    'orders.read': order,
    'orders.cancel': nothing,
  }
}

/** Routes other than JSON calls: images, frames, social login and invoices. */
const files = /^(media|forms\.(contact|appointment)|typeface|auth\.social|invoice)/

/** Names of the visitor's cookies as WordPress and WooCommerce have them, by those of the embedded CMS. */
export const ownCookieNames = {
  vitrine_session: 'wordpress_logged_in_4f1c',
  vitrine_cart: 'wp_woocommerce_session_4f1c',
}

/** The gateway's option for these cookies. */
export const cookieNames = ['wordpress_logged_in_*', 'wp_woocommerce_session_*'] as const

const url = ({ url }: { url: string }) => url
const addresses = only('', { thumbnail: url, medium: url, large: url, full: url })

/**
 * Starts a CMS in front of the one at this address that sends exactly the specified fields, with numbers as ids, and
 * offers no other calls. `revise` changes its responses.
 */
export function startExactCms(
  target: string,
  revise?: (name: string, body: unknown, origin: string) => unknown,
): Promise<PartialCms> {
  const specified = conversions(revise ? keep : addresses)
  return startPartialCms(target, {
    isOffered: (name) => name in specified || files.test(name),
    missingStatus: 404,
    readUrl,
    cookieNames: ownCookieNames,
    change: (name, body, origin) => {
      const converted = specified[name]?.(body as never) ?? body
      return revise ? revise(name, converted, origin) : converted
    },
  })
}
