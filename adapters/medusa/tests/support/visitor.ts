import type { z } from 'zod'
import { Cart } from '../../../../gateway/contracts/cart.ts'

/** The status and the body of a response. */
export interface Received {
  status: number
  body: unknown
}

/** A visitor of the shop: calls the adapter as the gateway does, with the cart's cookie. */
export class Visitor {
  readonly #adapter: string
  #cookie = ''

  constructor(adapter: string) {
    this.#adapter = adapter
  }

  /** The id of the visitor's cart. */
  get cartId(): string {
    return this.#cookie.split('=')[1] ?? ''
  }

  async send(method: string, path: string, body?: object): Promise<Received> {
    const response = await fetch(`${this.#adapter}/api/v1${path}`, {
      method,
      headers: {
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie) this.#cookie = cookie.split(';')[0] ?? ''
    return { status: response.status, body: await response.json() }
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
