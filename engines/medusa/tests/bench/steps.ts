import { randomUUID } from 'node:crypto'
import { Cart } from '@vitrine/contract/cart.ts'
import { Listing, Product } from '@vitrine/contract/catalog.ts'
import { checkoutForm } from '../support/checkoutForm.ts'
import { Visitor } from '../support/visitor.ts'

export interface Step {
  name: string
  /** Returns the milliseconds until the response was complete. Throws when it is an error. */
  run(round: number): Promise<number>
}

/** Products that visitors put into their bags and order. */
const bought = 12

/** The calls of a shop, from its listing to an order. */
export async function benchSteps(url: string): Promise<Step[]> {
  const reader = new Visitor(url)
  const listing = await reader.read(Listing, '/products?limit=48')
  const slugs = listing.data.map((card) => decodeURIComponent(card.url.split('/').at(-1) ?? ''))
  const lastPage = listing.pagination.pageCount
  const terms = (filter: string) =>
    listing.filters.find(({ slug }) => slug === filter)?.terms.map(({ slug }) => slug) ?? []
  const inTurn = (list: readonly string[], round: number) => list[round % list.length] ?? ''
  const products = await Promise.all(
    slugs.slice(0, bought).map((slug) => reader.read(Product, `/products/${slug}`)),
  )
  const bodies = products.flatMap(bodyOf)
  const visitors = new Map<number, { visitor: Visitor; total: number }>()
  const reading = (name: string, path: (round: number) => string): Step => ({
    name,
    run: (round) => timed(() => expectStatus(reader, 200, 'GET', path(round))),
  })
  return [
    reading('listing, first page', () => '/products?limit=12'),
    reading('listing, two filters', (round) => {
      const colour = inTurn(terms('colors'), round)
      return `/products?categories=${inTurn(terms('categories'), round)}&colors=${colour}`
    }),
    reading('listing, deep page', (round) => `/products?limit=48&page=${lastPage - (round % 20)}`),
    reading(
      'search',
      (round) => `/products?s=${inTurn(['silk', 'dress', 'drses', 'linen'], round)}`,
    ),
    reading('product', (round) => `/products/${inTurn(slugs, round)}`),
    {
      name: 'first piece into the bag',
      run: async (round) => {
        const visitor = new Visitor(url)
        const body = bodies[round % bodies.length]
        const milliseconds = await timed(() => expectStatus(visitor, 200, 'POST', '/cart', body))
        const cart = await visitor.cart('GET', '/cart?shippingMethod=standard')
        visitors.set(round, { visitor, total: Cart.parse(cart).totals.totalPrice })
        return milliseconds
      },
    },
    {
      name: 'order',
      run: (round) => {
        const { visitor, total = 0 } = visitors.get(round) ?? {}
        if (!visitor) throw new Error(`There is no bag of round ${round}`)
        const headers = { 'idempotency-key': randomUUID() }
        const form = checkoutForm(total)
        return timed(() => expectStatus(visitor, 201, 'POST', '/checkout', form, headers))
      },
    },
  ]
}

/**
 * The body that puts a variation into the bag which has more than the last pieces, or none when there is no such
 * variation.
 */
function bodyOf({ id, options, variations, textOptions }: Product) {
  const variation = variations.find(
    ({ stockStatus, stockLeft }) => stockStatus === 'instock' && !stockLeft,
  )
  if (!variation || textOptions?.length) return []
  const chosen = options.map(({ slug: attribute }) => ({
    attribute,
    value: variation.terms[attribute] ?? '',
  }))
  return [{ id, variation: chosen, quantity: 1 }]
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function expectStatus(
  visitor: Visitor,
  expected: number,
  ...request: Parameters<Visitor['send']>
): Promise<void> {
  const { status, body } = await visitor.send(...request)
  if (status === expected) return
  throw new Error(`${request[1]} responded ${status}: ${JSON.stringify(body).slice(0, 300)}`)
}
