import type { AgentCartFragment, AgentProblemFragment } from '../generated/agentDocuments.ts'
import { AgentError } from './agentError.ts'
import type { Caller } from './operation.ts'
import type { Session } from './sessions.ts'
import type { Shop } from './shop.ts'
import type { Message } from './ucp/protocol.ts'
import { readVariantId, variantId } from './variantIds.ts'

export type CartState = AgentCartFragment

/** A line that the agent wants. */
export interface WantedLine {
  id: string
  quantity: number
}

interface Payload {
  cart: CartState | null
  userErrors: AgentProblemFragment[]
}

const codes: Readonly<Record<string, string>> = {
  OUT_OF_STOCK: 'out_of_stock',
  NOT_FOUND: 'item_unavailable',
  INVALID: 'invalid',
  CONFLICT: 'conflict',
}

/**
 * The cart of a session in the CMS, which is identified by cookies as the bag of a browser is. The only module that depends
 * on that: changes of the cart pass through `shop`.
 */
export class AgentCart {
  readonly messages: Message[] = []
  readonly #session: Session
  readonly #shop: Shop

  constructor(session: Session, { shopOf }: Caller) {
    this.#session = session
    this.#shop = shopOf(session.cookies)
  }

  get shop(): Shop {
    return this.#shop
  }

  /** The session with the cookies that the CMS has set. */
  get session(): Session {
    return { ...this.#session, cookies: this.#shop.context.request.cookies.header }
  }

  async read(): Promise<CartState> {
    const { cart } = await this.#shop.run('AgentCartState')
    if (!cart)
      throw new AgentError('unavailable', 'The cart cannot be read. Try again in a minute.')
    return cart
  }

  /** Replaces all lines. What is not possible is in `messages`, with the path of the line. */
  async setLines(wanted: readonly WantedLine[]): Promise<CartState> {
    let cart = this.#session.cookies ? await this.read() : undefined
    const take = ({ cart: changed, userErrors }: Payload, index: number) => {
      cart = changed ?? cart
      this.#report(userErrors, `$.line_items[${index}]`)
    }
    const ids = new Set(wanted.map(({ id }) => canonical(id)))
    for (const line of cart?.items ?? [])
      if (!ids.has(lineVariant(line)))
        take(
          (await this.#shop.run('AgentRemoveCartItem', { input: { key: line.key } }))
            .removeCartItem,
          0,
        )
    for (const [index, { id, quantity }] of wanted.entries()) {
      const variant = readVariantId(id)
      const line = cart?.items.find((each) => lineVariant(each) === canonical(id))
      if (!variant)
        this.#report(
          [{ code: 'NOT_FOUND', message: `There is no variant “${id.slice(0, 100)}”.` }],
          `$.line_items[${index}]`,
        )
      else if (!line)
        take(
          (await this.#shop.run('AgentAddToCart', { input: { ...variant, quantity } })).addToCart,
          index,
        )
      else if (line.quantity !== quantity)
        take(
          (await this.#shop.run('AgentUpdateCartItem', { input: { key: line.key, quantity } }))
            .updateCartItem,
          index,
        )
    }
    return cart ?? this.read()
  }

  /** Replaces all discount codes. One that does not apply is in `messages`. */
  async setCodes(cart: CartState, wanted: readonly string[]): Promise<CartState> {
    let changed = cart
    const has = (list: readonly string[], code: string) =>
      list.some((each) => each.toLowerCase() === code.toLowerCase())
    for (const { code } of cart.coupons)
      if (!has(wanted, code))
        changed =
          (await this.#shop.run('AgentRemoveCoupon', { input: { code } })).removeCoupon.cart ??
          changed
    for (const code of wanted) {
      if (
        has(
          changed.coupons.map((each) => each.code),
          code,
        )
      )
        continue
      const { applyCoupon } = await this.#shop.run('AgentApplyCoupon', { input: { code } })
      changed = applyCoupon.cart ?? changed
      for (const { message } of applyCoupon.userErrors.slice(0, 1))
        this.messages.push({
          type: 'warning',
          code: 'discount_code_invalid',
          path: '$.discounts.codes',
          content: message,
        })
    }
    return changed
  }

  #report(errors: AgentProblemFragment[], path: string) {
    const [error] = errors
    if (!error) return
    const code = codes[error.code] ?? 'invalid'
    this.messages.push({
      type: 'error',
      code,
      path,
      content: error.message,
      severity: 'recoverable',
    })
  }
}

const canonical = (id: string) => {
  const variant = readVariantId(id)
  return variant ? variantId(variant) : id
}

/** The id of the variant of a line. */
export const lineVariant = ({ productId, selectedOptions }: CartState['items'][number]) =>
  variantId({ productId, options: selectedOptions })
