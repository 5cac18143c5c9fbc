import { Cart } from '@vitrine/contract/cart.ts'
import type { z } from 'zod'

/** The status and the body of a response. */
export interface Received {
  status: number
  body: unknown
}

/** A visitor of the shop: calls the adapter as the gateway does, with its cookies. */
export class Visitor {
  readonly #adapter: string
  readonly #cookies = new Map<string, string>()

  constructor(adapter: string) {
    this.#adapter = adapter
  }

  /** The id of the visitor's cart. */
  get cartId(): string {
    return this.#cookies.get('vitrine_cart') ?? ''
  }

  /** Another browser with the same cookies. */
  clone(): Visitor {
    const copy = new Visitor(this.#adapter)
    for (const [name, value] of this.#cookies) copy.#cookies.set(name, value)
    return copy
  }

  /** @param headers such as `x-order-key` */
  async send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Received> {
    const isForm = body instanceof FormData
    const response = await fetch(`${this.#adapter}/api/v1${path}`, {
      method,
      headers: {
        ...headers,
        ...this.#cookieHeader(),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    for (const set of response.headers.getSetCookie()) this.#store(set)
    return { status: response.status, body: await response.json() }
  }

  /** Opens an address that is not below /api/v1 and redirects, and returns the status and the target. */
  async open(path: string): Promise<{ status: number; location: string | null }> {
    const response = await fetch(`${this.#adapter}${path}`, {
      redirect: 'manual',
      headers: this.#cookieHeader(),
    })
    for (const set of response.headers.getSetCookie()) this.#store(set)
    return { status: response.status, location: response.headers.get('location') }
  }

  #cookieHeader(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return cookie ? { cookie } : {}
  }

  #store(set: string) {
    const [pair = '', ...attributes] = set.split('; ')
    const [name = '', value = ''] = pair.split('=')
    if (attributes.includes('Max-Age=0')) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }

  /** Reads a public response that must match its contract. */
  async read<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.output<Schema>> {
    const { status, body } = await this.send('GET', path)
    if (status !== 200) throw new Error(`${path} responded ${status}: ${JSON.stringify(body)}`)
    return schema.parse(body)
  }

  /** Sends a cart call that must succeed. */
  async cart(method: string, path: string, body?: object): Promise<Cart> {
    const received = await this.send(method, path, body)
    if (received.status !== 200)
      throw new Error(`${path} responded ${received.status}: ${JSON.stringify(received.body)}`)
    return Cart.parse(received.body)
  }
}
