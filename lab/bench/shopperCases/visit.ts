import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  addToBag,
  createVisitor,
  estimate,
  placeOrder,
  type Received,
} from '@vitrine/tests/support/shop/visitor.ts'
import { CartDocument } from '@vitrine/web/shop/cart/cart.generated.ts'
import { CheckoutDocument } from '@vitrine/web/shop/orders/checkout/checkout.generated.ts'
import { SuggestionsDocument } from '@vitrine/web/shop/search/search.generated.ts'
import type { Dispatcher } from 'undici'
import { listingAddress } from '../serverCases/addresses.ts'

/** Milliseconds between two steps of a visitor, on average. */
const meanThinkTime = 2000
/** Of these many visitors one puts something into the bag, one orders. */
const cartEvery = 5
const orderEvery = 20
const searchEvery = 3
/** Listings with filters that visitors choose among. */
const listings = 50

interface VisitOptions {
  url: string
  dispatcher: Dispatcher
  slugs: readonly string[]
  number: number
  onReceived(received: Received): void
}

/**
 * One visitor's way through the shop: home, two listings, two products; a third search, a fifth put something into the
 * bag, a twentieth order. Scripts, styles and images are not requested: a proxy or the browser has them.
 */
export async function visit({ url, dispatcher, slugs, number, onReceived }: VisitOptions) {
  const random = randomOf(number)
  const think = () => wait(-Math.log(1 - random()) * meanThinkTime)
  const slug = () => slugs[Math.floor(random() ** 2 * slugs.length)] ?? ''
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const headers = { 'x-forwarded-for': address }
  const visitor = createVisitor({ url, dispatcher, headers, onReceived })
  await visitor.page('home', '/')
  await visitor.query(CartDocument, {})
  await think()
  await visitor.page('listing', '/shop')
  await think()
  await visitor.page('listing, filtered', listingAddress(Math.floor(random() * listings)))
  await think()
  if (number % searchEvery === 0) {
    await visitor.query(SuggestionsDocument, { text: 'dress' })
    await think()
  }
  const product = slug()
  await visitor.page('product', `/product/${slug()}`)
  await think()
  await visitor.page('product', `/product/${product}`)
  if (number % cartEvery > 0) return
  await think()
  if (!(await addToBag(visitor, product)) || number % orderEvery > 0) return
  await think()
  await visitor.query(CheckoutDocument, {})
  const total = await estimate(visitor)
  if (total === null) return
  await think()
  await placeOrder(visitor, { total, email: `${number}@example.com`, key: randomUUID() })
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function randomOf(seed: number) {
  let state = (seed + 1) * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
