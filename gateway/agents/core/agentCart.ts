import type { AgentCartFragment, AgentProblemFragment } from '../../generated/agentDocuments.ts'
import { AgentError } from './agentError.ts'
import type { Message } from './protocol.ts'
import type { Session } from './sessions.ts'
import type { Shop } from './shop.ts'
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
  readonly #variants: Record<string, string>
  readonly #shop: Shop

  /** `shop`: as the owner of the cart sees it. */
  constructor(session: Session, shop: Shop) {
    this.#session = session
    this.#variants = { ...session.variants }
    this.#shop = shop
  }

  get shop(): Shop {
    return this.#shop
  }

  /** The session with the cookies that the CMS has set. */
  get session(): Session {
    const cookies = this.#shop.context.request.cookies.header
    return { ...this.#session, cookies, variants: this.#variants }
  }

  /** The id of the variant of a line. */
  variantOf({ key, productId, selectedOptions }: CartState['items'][number]): string {
    return this.#variants[key] ?? variantId({ productId, options: selectedOptions })
  }

  async read(): Promise<CartState> {
    const { cart } = await this.#shop.run('AgentCartState')
    if (!cart)
      throw new AgentError('unavailable', 'The cart cannot be read. Try again in a minute.')
    return cart
  }

  /** Replaces all lines. What is not possible is in `messages`, with the path of the line. */
  async setLines(wanted: readonly WantedLine[]): Promise<CartState> {
    let cart = this.session.cookies ? await this.read() : undefined
    const ids = new Set(wanted.map(({ id }) => canonical(id)))
    for (const line of cart?.items ?? [])
      if (!ids.has(this.variantOf(line))) {
        const { removeCartItem } = await this.#shop.run('AgentRemoveCartItem', {
          input: { key: line.key },
        })
        cart = answered(removeCartItem).cart ?? cart
      }
    for (const [index, line] of wanted.entries()) {
      const { cart: changed, userErrors } = await this.#setLine(line, cart)
      const known = new Set(cart?.items.map(({ key }) => key))
      const added = changed?.items.find(({ key }) => !known.has(key))
      if (added) this.#variants[added.key] = canonical(line.id)
      cart = changed ?? cart
      this.#report(userErrors, `$.line_items[${index}]`, line.id)
    }
    return cart ?? this.read()
  }

  async #setLine({ id, quantity }: WantedLine, cart: CartState | undefined): Promise<Payload> {
    const variant = readVariantId(id)
    if (!variant)
      return { cart: null, userErrors: [{ code: 'NOT_FOUND', message: 'Unknown variant' }] }
    const line = cart?.items.find((each) => this.variantOf(each) === canonical(id))
    if (!line)
      return answered(
        (await this.#shop.run('AgentAddToCart', { input: { ...variant, quantity } })).addToCart,
      )
    if (line.quantity === quantity) return { cart: null, userErrors: [] }
    const input = { key: line.key, quantity }
    return answered((await this.#shop.run('AgentUpdateCartItem', { input })).updateCartItem)
  }

  /** Replaces all discount codes. One that does not apply is in `messages`. */
  async setCodes(cart: CartState, wanted: readonly string[]): Promise<CartState> {
    let changed = cart
    const has = (list: readonly string[], code: string) =>
      list.some((each) => each.toLowerCase() === code.toLowerCase())
    for (const { code } of cart.coupons)
      if (!has(wanted, code))
        changed =
          answered((await this.#shop.run('AgentRemoveCoupon', { input: { code } })).removeCoupon)
            .cart ?? changed
    for (const code of wanted) {
      if (
        has(
          changed.coupons.map((each) => each.code),
          code,
        )
      )
        continue
      const { applyCoupon } = await this.#shop.run('AgentApplyCoupon', { input: { code } })
      const { cart: discounted, userErrors } = answered(applyCoupon)
      changed = discounted ?? changed
      for (const { message } of userErrors.slice(0, 1))
        this.messages.push({
          type: 'warning',
          code: 'discount_code_invalid',
          path: '$.discounts.codes',
          content: message,
        })
    }
    return changed
  }

  #report([error]: AgentProblemFragment[], path: string, id: string) {
    if (!error) return
    const code = codes[error.code] ?? 'invalid'
    const advice = code === 'item_unavailable' ? ` (${id.slice(0, 100)}). Search for it again.` : ''
    this.messages.push({
      type: 'error',
      code,
      path,
      content: error.message + advice,
      severity: 'recoverable',
    })
  }
}

/** A payload. Throws when the mutation failed as a whole. */
function answered<Payload>(payload: Payload | null): Payload {
  if (!payload)
    throw new AgentError('unavailable', 'The cart cannot be changed. Try again in a minute.')
  return payload
}

const canonical = (id: string) => {
  const variant = readVariantId(id)
  return variant ? variantId(variant) : id
}
