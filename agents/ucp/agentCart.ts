import { AgentError } from '../core/agentError.ts'
import type { Message } from '../core/protocol.ts'
import type { Session } from '../core/sessions.ts'
import type { Shop } from '../core/shop.ts'
import type { AgentCartFragment, AgentProblemsFragment } from '../generated/documents.ts'
import { loadCards, type Offer, productOffers } from './catalogView.ts'

export type CartState = AgentCartFragment

/** A line that the agent wants: a variant and its quantity. */
export interface WantedLine {
  item: { id: string }
  quantity: number
}

type Payload = { cart: CartState | null } & AgentProblemsFragment

const codes: Readonly<Record<string, string>> = {
  OUT_OF_STOCK: 'out_of_stock',
  NOT_FOUND: 'item_unavailable',
  INVALID: 'invalid',
  CONFLICT: 'conflict',
}

/** The cart of a session in the CMS, which is identified by cookies like the bag of a browser. */
export class AgentCart {
  readonly messages: Message[] = []
  readonly #session: Session
  readonly #variants: Record<string, string>
  readonly shop: Shop

  /** `shop`: as the owner of the cart sees it. */
  constructor(session: Session, shop: Shop) {
    this.#session = session
    this.#variants = { ...session.variants }
    this.shop = shop
  }

  /** The session with the cookies that the CMS has set. */
  get session(): Session {
    const cookies = this.shop.context.request.cookies.header
    return { ...this.#session, cookies, variants: this.#variants }
  }

  /** The id of the variant of a line, as the agent has added it: the CMS names lines by keys of its own. */
  variantOf({ key }: { key: string }): string {
    return this.#variants[key] ?? key
  }

  async read(): Promise<CartState> {
    const { cart } = await this.shop.run('AgentCartState')
    if (!cart)
      throw new AgentError('unavailable', 'The cart cannot be read. Try again in a minute.')
    return cart
  }

  /** Replaces all lines, and adds errors to `messages`, by the path of the line. */
  async setLines(wanted: readonly WantedLine[]): Promise<CartState> {
    let cart = this.session.cookies ? await this.read() : undefined
    const ids = wanted.map(({ item }) => item.id)
    for (const { key } of cart?.items ?? [])
      if (!ids.includes(this.variantOf({ key }))) {
        const { removeCartItem } = await this.shop.run('AgentRemoveCartItem', { input: { key } })
        cart = answered(removeCartItem).cart ?? cart
      }
    const cartVariants = new Set(cart?.items.map((line) => this.variantOf(line)))
    const cards = await loadCards(
      ids.filter((id) => !cartVariants.has(id)),
      this.shop,
    )
    const offers = new Map(cards.flatMap(productOffers).map((offer) => [offer.id, offer]))
    for (const [index, { item, quantity }] of wanted.entries()) {
      const line = cart?.items.find((entry) => this.variantOf(entry) === item.id)
      if (line?.quantity === quantity) continue
      const { cart: changed, userErrors } = line
        ? await this.#update(line.key, quantity)
        : await this.#add(offers.get(item.id), quantity)
      const keys = new Set(cart?.items.map(({ key }) => key))
      const added = changed?.items.find(({ key }) => !keys.has(key))
      if (added) this.#variants[added.key] = item.id
      cart = changed ?? cart
      this.#report(userErrors, `$.line_items[${index}]`, item.id)
    }
    const current = cart ?? (await this.read())
    const keys = new Set(current.items.map(({ key }) => key))
    for (const key of Object.keys(this.#variants)) if (!keys.has(key)) delete this.#variants[key]
    return current
  }

  async #add(offer: Offer | undefined, quantity: number): Promise<Payload> {
    if (!offer)
      return {
        cart: null,
        userErrors: [{ code: 'NOT_FOUND', message: 'There is no such variant' }],
      }
    const { productId, options } = offer
    const input = { productId, options, quantity }
    return answered((await this.shop.run('AgentAddToCart', { input })).addToCart)
  }

  async #update(key: string, quantity: number): Promise<Payload> {
    const input = { key, quantity }
    return answered((await this.shop.run('AgentUpdateCartItem', { input })).updateCartItem)
  }

  /** Replaces all discount codes, and adds inapplicable ones to `messages`. */
  async setCodes(cart: CartState, wanted: readonly string[]): Promise<CartState> {
    let changed = cart
    const isIn = (list: readonly string[], code: string) =>
      list.some((item) => item.toLowerCase() === code.toLowerCase())
    const applied = cart.coupons.map(({ code }) => code)
    for (const code of applied.filter((item) => !isIn(wanted, item))) {
      const { removeCoupon } = await this.shop.run('AgentRemoveCoupon', { input: { code } })
      changed = answered(removeCoupon).cart ?? changed
    }
    for (const code of wanted.filter((item) => !isIn(applied, item))) {
      const { applyCoupon } = await this.shop.run('AgentApplyCoupon', { input: { code } })
      const { cart: discounted, userErrors } = answered(applyCoupon)
      changed = discounted ?? changed
      const [error] = userErrors
      if (error)
        this.messages.push({
          type: 'warning',
          code: 'discount_code_invalid',
          path: '$.discounts.codes',
          content: error.message,
        })
    }
    return changed
  }

  #report([error]: AgentProblemsFragment['userErrors'], path: string, id: string) {
    if (!error) return
    const code = codes[error.code] ?? 'invalid'
    const advice = code === 'item_unavailable' ? ` (${id.slice(0, 100)}). Search for it again.` : ''
    const content = error.message + advice
    this.messages.push({ type: 'error', code, path, content, severity: 'recoverable' })
  }
}

/** Returns a payload that is not null. Throws when the mutation failed as a whole. */
function answered<Payload>(payload: Payload | null): Payload {
  if (!payload)
    throw new AgentError('unavailable', 'The cart cannot be changed. Try again in a minute.')
  return payload
}
