import type { PersistedDocument } from '@vitrine/web/core/data/document.ts'
import { AddToCartDocument } from '@vitrine/web/shop/cart/cart.generated.ts'
import { ProductStockDocument } from '@vitrine/web/shop/catalog/product/product.generated.ts'
import {
  EstimateDocument,
  PlaceOrderDocument,
} from '@vitrine/web/shop/orders/checkout/checkout.generated.ts'
import { type Dispatcher, request } from 'undici'
import { addressInput } from '#tests/support/gateway/addressInput.ts'

/** A response as a visitor gets it; without a connection, `status` is 0 and `code` the error's. */
export interface Received {
  step: string
  status: number
  /** The code of the first GraphQL error, of a request that was rejected before, or of the connection's error. */
  code: string | undefined
  /** The message of the first GraphQL error. */
  message: string | undefined
  data: Record<string, unknown> | null
  milliseconds: number
}

/** A visitor's browser: cookies, the shop's own GraphQL documents, and the encodings of browsers. */
export interface Visitor {
  page(step: string, path: string): Promise<Received>
  /** Sends a query of the shop by GET, as its pages do. */
  query<Data, Variables extends object>(
    document: PersistedDocument<Data, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<Received>
  mutate<Data, Variables extends object>(
    document: PersistedDocument<Data, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<Received>
}

interface VisitorOptions {
  /** Without a slash at the end. */
  url: string
  dispatcher?: Dispatcher
  headers?: Record<string, string>
  /** Called with every response of the visitor. */
  onReceived(received: Received): void
}

/** Creates a visitor of the shop at `url`, without cookies. */
export function createVisitor({ url, dispatcher, headers, onReceived }: VisitorOptions): Visitor {
  const cookies = new Map<string, string>()
  async function send(
    step: string,
    path: string,
    accept: string,
    body?: object,
  ): Promise<Received> {
    const start = performance.now()
    const received = await exchange(path, accept, body).catch((error) => ({
      status: 0,
      code: String(error.code ?? error.message),
      message: undefined,
      data: null,
    }))
    const result = { step, ...received, milliseconds: performance.now() - start }
    onReceived(result)
    return result
  }
  async function exchange(path: string, accept: string, body?: object) {
    const response = await request(url + path, {
      ...(dispatcher && { dispatcher }),
      method: body ? 'POST' : 'GET',
      body: body ? JSON.stringify(body) : null,
      headers: {
        accept,
        ...(accept === '*/*' ? { 'apollo-require-preflight': '1' } : { 'accept-encoding': 'br' }),
        ...(body && { 'content-type': 'application/json' }),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        }),
        ...headers,
      },
    })
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const isJson = String(response.headers['content-type']).includes('json')
    if (!isJson) await response.body.dump()
    const {
      data = null,
      errors,
      ...rejected
    } = isJson ? ((await response.body.json()) as GraphqlBody) : {}
    const [first] = errors ?? []
    const [rejection] = Object.values(data ?? {}).flatMap(rejectionsOf)
    const { message } = first ?? rejection ?? rejected
    const code = first ? first.extensions?.code : (rejection ?? rejected).code
    return { status: response.statusCode, code, message, data }
  }
  return {
    page: (step, path) => send(step, path, 'text/html'),
    query({ name, hash }, variables) {
      const parameters = new URLSearchParams({
        operationName: name,
        variables: JSON.stringify(variables),
        extensions: JSON.stringify(persisted(hash)),
      })
      return send(name, `/graphql?${parameters}`, '*/*')
    },
    mutate: ({ name, hash }, variables) =>
      send(name, '/graphql', '*/*', {
        operationName: name,
        variables,
        extensions: persisted(hash),
      }),
  }
}

interface GraphqlBody {
  /** The reason why the gateway did not execute the request. */
  code?: string
  message?: string
  data?: Record<string, unknown> | null
  errors?: { message?: string; extensions?: { code?: string } }[]
}

/** The errors of a mutation's payload. */
const rejectionsOf = (payload: unknown) =>
  (payload as { userErrors?: { code: string; message: string }[] } | null)?.userErrors ?? []

const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })

interface Stock {
  id: string
  variations: { selectedOptions: { option: string; value: string }[]; stockStatus: string }[]
}

/**
 * Puts a product into the bag after reading its stock, as its page does, and returns whether it is in the bag: not if
 * it is out of stock or a request failed.
 */
export async function addToBag(visitor: Visitor, slug: string): Promise<boolean> {
  const { data } = await visitor.query(ProductStockDocument, { slug })
  const product = data?.['product'] as Stock | null | undefined
  const variation = product?.variations.find(({ stockStatus }) => stockStatus !== 'OUT_OF_STOCK')
  if (!product || !variation) return false
  // Without the `__typename` that the shop's documents select.
  const options = variation.selectedOptions.map(({ option, value }) => ({ option, value }))
  const input = { productId: product.id, quantity: 1, options }
  const { data: added } = await visitor.mutate(AddToCartDocument, { input })
  return Boolean((added?.['addToCart'] as { cart: object | null } | undefined)?.cart)
}

const shippingMethod = 'pick-up'

/** The total of the bag when it is picked up at the store, as the checkout shows it; null when the request failed. */
export async function estimate(visitor: Visitor): Promise<number | null> {
  const { data } = await visitor.query(EstimateDocument, { shippingMethod })
  const estimated = data?.['estimate'] as { totalPrice: { amount: number } } | null | undefined
  return estimated?.totalPrice.amount ?? null
}

/** Places an order of the bag by bank transfer, picked up at the store. */
export function placeOrder(
  visitor: Visitor,
  { total, email, key }: { total: number; email: string; key: string },
): Promise<Received> {
  return visitor.mutate(PlaceOrderDocument, {
    input: {
      billing: { ...addressInput, email },
      shipping: { ...addressInput, email },
      shippingMethod,
      paymentMethod: 'BANK_TRANSFER',
      expectedTotal: total,
      idempotencyKey: key,
    },
  })
}
