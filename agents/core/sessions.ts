import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { AgentError } from './agentError.ts'
import { longestLifetime, type SessionStore, type Share } from './sessionStore.ts'

const Text = z.string()

/** A cart or checkout that an agent has prepared: a cart of the CMS, and for a checkout what the buyer would otherwise type. */
export const Session = z.object({
  id: Text,
  /** The cookies by which the CMS identifies the cart. Never sent to an agent. */
  cookies: Text,
  /** The variants of the lines by their keys: some CMSs do not send the id of a line's product. */
  variants: z.record(Text, Text),
  expiresAt: z.number(),
  status: z.enum(['open', 'handedOver', 'completed', 'canceled']),
  buyer: z.record(Text, z.unknown()).optional(),
  destination: z.record(Text, Text).optional(),
  shippingMethod: Text.optional(),
  /** The checkout that was made of a cart. */
  checkoutId: Text.optional(),
  /** The total that the agent was last shown, in minor units. */
  total: z.number().optional(),
  /** The pieces that the buyer continued with, such as `1 × Silk dress`. */
  pieces: z.array(Text).optional(),
  /** The one-time key of the link for the buyer. */
  linkKey: Text,
  order: z.object({ id: Text, number: Text, key: Text.nullable() }).optional(),
  /** The URL at which the platform of the agent receives changes of the order. */
  webhookUrl: Text.optional(),
  /** The sender that has created it, whose share of the store it counts against. */
  sender: Text.default(''),
})
export type Session = z.infer<typeof Session>

export type Kind = 'cart' | 'checkout'

/** Returns the kind of a session by its id. */
export const sessionKind = (id: string): Kind => (id.startsWith('checkout_') ? 'checkout' : 'cart')

/** Milliseconds for which a cart or checkout of an agent can be changed and continued. */
export const sessionLifetime = 6 * 3_600_000

/** Milliseconds for which an agent can read the order of its checkout. */
const orderLifetime = longestLifetime

/** A new id of an order for agents: the number of the shop's own could be guessed. */
export const randomOrderId = () => `order_${randomKey()}`

const randomKey = () => randomBytes(24).toString('base64url')

/** The pieces of a cart or an order, to compare them. */
export const itemPieces = (items: readonly { name: string; quantity: number }[]) =>
  items.map(({ name, quantity }) => `${quantity} × ${name}`).sort()

/** The share that a session counts against, with all that is stored about it. */
export const sessionShare = ({ sender }: Session): Share => ({ kind: 'prepared', sender })

const notFound = (message: string) =>
  new AgentError('not_found', message, { severity: 'unrecoverable' })

/** The carts and checkouts of agents, whose ids cannot be guessed, because the id of one gives access to it. */
export class Sessions {
  readonly #store: SessionStore
  readonly #clock: () => number

  constructor(store: SessionStore, clock: () => number) {
    this.#store = store
    this.#clock = clock
  }

  /** A new session, which is not stored yet. */
  create(kind: Kind, from: Partial<Session> = {}): Session {
    return {
      cookies: '',
      variants: {},
      sender: '',
      ...from,
      status: 'open',
      id: `${kind}_${randomKey()}`,
      linkKey: randomKey(),
      expiresAt: this.#clock() + sessionLifetime,
    }
  }

  /** Throws not_found for an unknown or expired session, and for one of another kind. */
  async find(id: string, kind: Kind = sessionKind(id)): Promise<Session> {
    const session = Session.safeParse(await this.#store.get(id)).data
    if (session && session.expiresAt > this.#clock() && kind === sessionKind(id)) return session
    throw notFound(`There is no such ${kind}, or it has expired. Create a new one.`)
  }

  /** Stores a session and the key of its link. */
  async save(session: Session): Promise<void> {
    const lifetime = session.expiresAt - this.#clock()
    if (lifetime <= 0) return
    const share = sessionShare(session)
    await this.#store.set(session.id, session, lifetime, share)
    if (session.status === 'open')
      await this.#store.set(`link ${session.linkKey}`, session.id, lifetime, share)
  }

  /** Stores a session whose order is placed, also under the id of the order. */
  async complete(session: Session): Promise<void> {
    const stored = { ...session, expiresAt: this.#clock() + orderLifetime }
    const share = sessionShare(session)
    await this.#store.set(session.id, stored, orderLifetime, share)
    if (session.order) await this.#store.set(session.order.id, session.id, orderLifetime, share)
  }

  /** The session of an order. Throws not_found. */
  async ofOrder(orderId: string): Promise<Session> {
    const id = await this.#store.get(orderId)
    if (typeof id === 'string') return this.find(id)
    throw notFound('There is no such order.')
  }

  /** The open session whose link has this key, which stays valid; undefined for an unknown one. */
  peek(linkKey: string): Promise<Session | undefined> {
    return this.#store.get(`link ${linkKey}`).then((id) => this.#linked(id))
  }

  /** The session that the key of a link opens, once; undefined for a key that is unknown, used or expired. */
  open(linkKey: string): Promise<Session | undefined> {
    return this.#store.take(`link ${linkKey}`).then((id) => this.#linked(id))
  }

  async #linked(id: unknown): Promise<Session | undefined> {
    const session = await this.find(String(id)).catch(() => undefined)
    return session?.status === 'open' ? session : undefined
  }

  /** Runs one change of a session after another, because each replaces the whole. */
  change<T>(id: string, work: (session: Session) => Promise<T>, kind?: Kind): Promise<T> {
    return this.#store.exclusive(id, async () => work(await this.find(id, kind)))
  }
}
