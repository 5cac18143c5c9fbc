import { localPath } from './lib/language.ts'

/** The path patterns of all pages in English (`routes.*`). `pathTo` returns URLs. */
export const paths = {
  home: '/',
  shop: '/shop',
  product: '/product/:slug',
  category: '/product-category/*',
  specialPrice: '/special-price',
  chineseNewYear: '/chinese-new-year',
  search: '/search/*',
  wishlist: '/wishlist',
  confirmStockAlert: '/stock-alerts/confirm',
  unsubscribeStockAlerts: '/stock-alerts/unsubscribe',
  confirmNewsletter: '/newsletter/confirm',
  unsubscribeNewsletter: '/newsletter/unsubscribe',
  checkout: '/checkout',
  orderReceived: '/checkout/order-received/:orderId',
  cardPayment: '/checkout/card/:orderId',
  confirmPayment: '/confirm-payment',
  orderLookup: '/track-order',
  stories: '/stories',
  lookBook: '/look-book/:slug',
  stores: '/stores',
  store: '/store-locator/:slug',
  whiteAsava: '/white-asava',
  account: '/my-account',
  lostPassword: '/my-account/lost-password',
  orders: '/my-account/orders',
  order: '/my-account/view-order/:id',
  editAccount: '/my-account/edit-account',
  editAddress: '/my-account/edit-address',
  paymentHistory: '/my-account/payment-history',
  coupons: '/my-account/coupons',
  points: '/my-account/points-and-rewards',
  content: '/:slug',
  notFound: '*',
} as const

export type PathName = keyof typeof paths

/** The names of a pattern's parameters, such as `slug`; `*` for the rest of a URL. */
type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Name}`
  ? Name
  : Pattern extends `${string}*`
    ? '*'
    : never

type Parameters<Name extends PathName> = [ParameterOf<(typeof paths)[Name]>] extends [never]
  ? []
  : [parameters: Record<ParameterOf<(typeof paths)[Name]>, string>]

/** Returns the URL of a page in the language of this page, with its parameters escaped, except for slashes in `*`. */
export function pathTo<Name extends PathName>(name: Name, ...rest: Parameters<Name>): string {
  return localPath(fillPath(paths[name], rest[0] ?? {}))
}

/** Returns a pattern with its parameters escaped: the one spelling of a page's path. */
export const fillPath = (pattern: string, parameters: Record<string, string>): string =>
  pattern.replace(/:(\w+)|\*/g, (part, key: string = part) =>
    (parameters[key] ?? '')
      .split('/')
      .map(encodeURIComponent)
      .join(key === '*' ? '/' : '%2F'),
  )
