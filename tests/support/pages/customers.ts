import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { address } from '../cms/checkout.ts'

/** The password of every customer that tests make. */
export const password = 'Silk-dress-2026'

/** Runs a GraphQL document as the browser's own visitor. Throws what the gateway refused. */
export async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Data> {
  const answer = await request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query, variables },
  })
  const { data, errors } = await answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

export interface Account {
  email: string
  displayName: string
}

/** Makes a new customer, signed in in this browser. */
export async function registerCustomer({ request }: Page | BrowserContext): Promise<Account> {
  const name = randomUUID().slice(0, 8)
  const input = {
    firstName: 'Ploy',
    lastName: name,
    birthDate: '1990-05-17',
    phoneNumber: '081 234 5678',
    email: `${name}@example.com`,
    password,
  }
  await ask(request, 'mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
    input,
  })
  return { email: input.email, displayName: `Ploy ${name}` }
}

/** Signs this browser out, without the page knowing. */
export async function signOutBehindThePage({ request }: Page) {
  await ask(request, 'mutation { logout { message } }')
}

export interface PlacedOrder {
  id: string
  total: number
  /** With it a guest reads the order. */
  accessKey: string | null
  /** What was bought. */
  name: string
}

interface Piece {
  productId: string
  name: string
  variation: { attribute: string; value: string }[]
}

/** Everything in stock on the first page of the shop, each colour and size by itself, in any order. */
async function piecesInStock(request: APIRequestContext): Promise<Piece[]> {
  const { listing } = await ask<{
    listing: {
      products: {
        id: string
        name: string
        variations: { stockStatus: string; terms: { option: string; swatch: string }[] }[]
      }[]
    }
  }>(
    request,
    `{ listing(limit: 48) { products {
      id name variations { stockStatus terms { option swatch } } } } }`,
  )
  return listing.products
    .flatMap(({ id, name, variations }) =>
      variations
        .filter(({ stockStatus }) => stockStatus === 'IN_STOCK')
        .map(({ terms }) => ({
          productId: id,
          name,
          variation: terms.map(({ option, swatch }) => ({ attribute: option, value: swatch })),
        })),
    )
    .sort(() => Math.random() - 0.5)
}

/** Puts so many of one piece into this browser's bag and answers its name; few of each are there, so any will do. */
export async function fillBag({ request }: Page | BrowserContext, quantity = 1): Promise<string> {
  const mutation = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { id } }'
  for (const { name, ...input } of (await piecesInStock(request)).slice(0, 10)) {
    const isTaken = await ask(request, mutation, { input: { ...input, quantity } }).then(
      () => true,
      (error: Error) => {
        if (!error.message.includes('OUT_OF_STOCK')) throw error
        return false
      },
    )
    if (isTaken) return name
  }
  throw new Error('The shop is sold out')
}

/** Buys one piece as this browser's visitor, to be fetched from the shop. */
export async function placeOrder(
  browser: Page | BrowserContext,
  paymentMethod: 'BACS' | 'OMISE_PROMPTPAY',
): Promise<PlacedOrder> {
  const name = await fillBag(browser)
  return { ...(await checkOut(browser.request, paymentMethod)), name }
}

async function checkOut(request: APIRequestContext, paymentMethod: string) {
  const { estimate } = await ask<{ estimate: { totalPrice: number } }>(
    request,
    '{ estimate(shippingMethod: "pick-up") { totalPrice } }',
  )
  const { placeOrder: order } = await ask<{ placeOrder: Omit<PlacedOrder, 'name'> }>(
    request,
    `mutation ($input: PlaceOrderInput!, $key: ID!) {
      placeOrder(input: $input, idempotencyKey: $key) { id total accessKey }
    }`,
    {
      key: randomUUID(),
      input: {
        billing: address,
        shipping: { ...address, email: null },
        shippingMethod: 'pick-up',
        paymentMethod,
        expectedTotal: estimate.totalPrice,
      },
    },
  )
  return order
}
