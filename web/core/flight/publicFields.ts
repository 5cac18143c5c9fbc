import { paths } from '#web/paths.ts'

/** Whether a value is of a kind that identifies no visitor. */
type Kind = (value: unknown) => boolean

/** The public fields of one machine, by name; `chosen.*` are all fields of `chosen`. */
export type Fields = Readonly<Record<string, Kind>>

const maxCount = 100_000
const maxDigits = 6
const part = '(?:[a-z]{1,20}\\d{0,4}|\\d{1,4}[a-z]{0,20})'
const slugs = new RegExp(`^${part}(?:[-_]${part})*$`, 'i')
const digits = /\d/g

const count: Kind = (value) => Number.isInteger(value) && Math.abs(Number(value)) <= maxCount

/** Milliseconds since 1970, of this century. */
const instant: Kind = (value) =>
  Number.isInteger(value) && Number(value) >= Date.UTC(2020) && Number(value) < Date.UTC(2100)

/** Slugs such as `silk-slip-dress` and `on-hold`; neither phone numbers nor keys. */
export const slug: Kind = (value) =>
  typeof value === 'string' && slugs.test(value) && (value.match(digits)?.length ?? 0) <= maxDigits

/** Messages of the machines themselves; a message of the server may contain a name. */
const ownMessages =
  (...texts: string[]): Kind =>
  (value) =>
    texts.some((text) => text === value)

const all = (kind: Kind, ...names: string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, kind]))

/**
 * The fields of events and context that may leave a visitor's browser, beside flags, states and the names of events. A
 * field that is not listed, or not of its kind, is private.
 */
export const publicFields: Readonly<Record<string, Fields>> = {
  navigation: all(slug, 'navigationType', 'availability'),
  listing: all(
    count,
    ...['perPage', 'pages', 'firstVisible', 'page', 'pageCount', 'automaticPages', 'from', 'to'],
  ),
  selection: all(
    slug,
    ...['option', 'swatch', 'productId', 'outcome'],
    ...['chosen.*', 'picked.*', 'requested.*'],
  ),
  cart: {
    ...all(count, 'quantity', 'minimum', 'maximum'),
    ...all(slug, 'productId', 'chosen.*', 'outcome'),
  },
  cartLine: {
    ...all(count, 'quantity', 'minimum', 'maximum'),
    ...all(count, 'serverQuantity', 'desiredQuantity', 'sentQuantity', 'requested', 'applied'),
    status: slug,
    message: ownMessages(
      'Failed to update item',
      'Failed to remove item',
      'Failed to add item to cart',
    ),
  },
  removedLine: {},
  wishlist: { ...all(slug, 'productId', 'status'), maxGuestItems: count },
  search: all(count, 'count', 'activeIndex', 'by'),
  session: {},
  overlays: all(slug, 'subject', 'returnTo'),
  popups: { ...all(slug, 'key', 'campaigns', 'dismissed'), visibleSeconds: count },
  checkout: { ...all(slug, 'step', 'status'), attempt: count },
  orderPayment: {
    ...all(slug, 'method', 'status'),
    ...all(count, 'pollCount', 'maxPolls'),
    deadline: instant,
  },
  countdown: { deadline: instant },
  stores: all(slug, 'slug', 'selected'),
}

const [searched] = paths.search.split('*')
const orders = [paths.order, paths.orderReceived].map((path) => path.split(':')[0])

/**
 * Returns the public part of a URL: slugs of the shop and ids of orders, without order keys, keys of a password
 * reset and search texts.
 */
export function publicUrl(url: string): string {
  const { pathname } = new URL(url, 'http://localhost')
  if (searched && pathname.startsWith(searched)) return `${searched}(text)`
  const isOfOrder = orders.some((path) => path && pathname.startsWith(path))
  const isPublic = (part: string) => part === '' || slug(part) || (isOfOrder && /^\d+$/.test(part))
  return pathname
    .split('/')
    .map((part) => (isPublic(part) ? part : '(text)'))
    .join('/')
}
