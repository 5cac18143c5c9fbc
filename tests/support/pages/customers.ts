import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { addressInput } from '../gateway/addressInput.ts'

/** The password of all customers that tests register. */
export const password = 'Silk-dress-2026'

/** Runs a GraphQL document as the browser's visitor. Throws the errors of the gateway. */
export async function executeGraphql<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query, variables },
  })
  const { data, errors } = await response.json()
  const rejections = errors ?? Object.values<Payload | null>(data).flatMap(rejectionsOf)
  if (rejections.length > 0) throw new Error(JSON.stringify(rejections))
  return data
}

interface Payload {
  userErrors?: object[]
}

const rejectionsOf = (payload: Payload | null) => payload?.userErrors ?? []

export interface Account {
  email: string
  displayName: string
}

/** Registers a new customer, who is then signed in in this browser. */
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
  await executeGraphql(
    request,
    'mutation ($input: RegisterInput!) { register(input: $input) { userErrors { code message } } }',
    {
      input,
    },
  )
  return { email: input.email, displayName: `Ploy ${name}` }
}

/** Signs this browser out without notifying the page. */
export async function signOutBehindThePage({ request }: Page) {
  await executeGraphql(request, 'mutation { logout { message } }')
}

export interface PlacedOrder {
  id: string
  total: number
  /** The billing email, of this order only: recipients get a limited number of emails. */
  email: string
  /** The key with which a guest reads the order. */
  accessKey: string | null
  /** The name of the ordered product. */
  name: string
}

interface StockedItem {
  productId: string
  name: string
  options: { option: string; value: string }[]
}

/** All variations of the shop’s first page that have more than the last pieces, in random order. */
async function itemsInStock(request: APIRequestContext): Promise<StockedItem[]> {
  const { listing } = await executeGraphql<{
    listing: {
      nodes: {
        id: string
        name: string
        variations: {
          stockStatus: string
          stockLeft: number | null
          selectedOptions: { option: string; value: string }[]
        }[]
      }[]
    }
  }>(
    request,
    `{ listing(first: 48) { nodes {
      id name variations { stockStatus stockLeft selectedOptions { option value } } } } }`,
  )
  return listing.nodes
    .flatMap(({ id, name, variations }) =>
      variations
        // Other tests may sell the last pieces meanwhile.
        .filter(({ stockStatus, stockLeft }) => stockStatus === 'IN_STOCK' && stockLeft === null)
        .map(({ selectedOptions }) => ({
          productId: id,
          name,
          options: selectedOptions,
        })),
    )
    .sort(() => Math.random() - 0.5)
}

/** Adds this quantity of any product in stock to the browser's bag, and returns the product's name. */
export async function fillCart({ request }: Page | BrowserContext, quantity = 1): Promise<string> {
  const mutation =
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code message } } }'
  for (const { name, ...input } of (await itemsInStock(request)).slice(0, 10)) {
    const isAdded = await executeGraphql(request, mutation, { input: { ...input, quantity } }).then(
      () => true,
      (error: Error) => {
        if (!error.message.includes('OUT_OF_STOCK')) throw error
        return false
      },
    )
    if (isAdded) return name
  }
  throw new Error('No product of the shop is in stock')
}

/** Orders one product as this browser's visitor, with pick-up. */
export async function placeOrder(
  browser: Page | BrowserContext,
  paymentMethod: 'BANK_TRANSFER' | 'CARD' | 'PROMPTPAY' | 'MOBILE_BANKING',
): Promise<PlacedOrder> {
  const name = await fillCart(browser)
  return { ...(await checkOut(browser.request, paymentMethod)), name }
}

/** Orders what is in this browser's bag, with pick-up. */
export async function checkOut(
  request: APIRequestContext,
  paymentMethod: string,
): Promise<Omit<PlacedOrder, 'name'>> {
  const email = `${randomUUID()}@example.com`
  const { estimate } = await executeGraphql<{ estimate: { totalPrice: { amount: number } } }>(
    request,
    '{ estimate(shippingMethod: "pick-up") { totalPrice { amount } } }',
  )
  const { placeOrder } = await executeGraphql<{
    placeOrder: { order: Pick<PlacedOrder, 'id' | 'accessKey'> & { total: { amount: number } } }
  }>(
    request,
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { order { id: number total { amount } accessKey } userErrors { code message } }
    }`,
    {
      input: {
        idempotencyKey: randomUUID(),
        billing: { ...addressInput, email },
        shipping: { ...addressInput, email: null },
        shippingMethod: 'pick-up',
        paymentMethod,
        expectedTotal: estimate.totalPrice.amount,
      },
    },
  )
  const { order } = placeOrder
  return { ...order, email, total: order.total.amount }
}
