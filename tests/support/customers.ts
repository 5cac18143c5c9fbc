import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { address } from './checkout.ts'

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
  /** A guest's key to the order; null for a customer's. */
  accessKey: string | null
}

/** Buys a pair of earrings as this browser's visitor, to be fetched from the shop. */
export async function placeOrder(
  { request }: Page | BrowserContext,
  paymentMethod: 'BACS' | 'OMISE_PROMPTPAY',
): Promise<PlacedOrder> {
  const { product } = await ask<{ product: { id: string } }>(
    request,
    '{ product(slug: "pearl-drop-earrings") { id } }',
  )
  await ask(request, 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { id } }', {
    input: { productId: product.id },
  })
  const { estimate } = await ask<{ estimate: { totalPrice: number } }>(
    request,
    '{ estimate(shippingMethod: "pick-up") { totalPrice } }',
  )
  const { placeOrder: order } = await ask<{ placeOrder: PlacedOrder }>(
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
