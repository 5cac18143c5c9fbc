import { z } from 'zod'
import { AgentCart, type CartState, type WantedLine } from '../core/agentCart.ts'
import { AgentError } from '../core/agentError.ts'
import { type Caller, meta, operation, type Result } from '../core/operation.ts'
import { type Message, ucpMetadata, ucpResponse } from '../core/protocol.ts'
import type { Session } from '../core/sessions.ts'
import {
  continueUrl,
  currencyOf,
  discountsView,
  linesText,
  linesView,
  noticesOf,
  rfc3339,
  totalsView,
} from '../ucp/cartView.ts'

/** The lines of a request: the variants and their quantities, the whole list. */
export const lineItems = z
  .array(
    z.looseObject({
      item: z.looseObject({ id: z.string().min(1).max(300).describe('The id of a variant.') }),
      quantity: z.int().min(1).max(999),
    }),
  )
  .max(50)

export const discounts = z
  .looseObject({ codes: z.array(z.string().trim().min(1).max(100)).max(10).optional() })
  .optional()

const id = z.string().max(100).describe('The id of the cart.')
const cart = z.looseObject({ line_items: lineItems, discounts })
const output = z.looseObject({
  ...ucpResponse,
  id: z.string().optional(),
  line_items: z.array(z.looseObject({})).optional(),
  continue_url: z.string().optional(),
})

export const wantedLines = (lines: z.infer<typeof lineItems>): WantedLine[] =>
  lines.map(({ item, quantity }) => ({ id: item.id, quantity }))

/** Throws unless a session can still be changed by its agent. */
export function requireOpen({ status }: Session) {
  if (status !== 'open')
    throw new AgentError(
      'not_found',
      `It is ${statusText[status]} and cannot be changed. Create a new one.`,
      {
        severity: 'unrecoverable',
      },
    )
}

/** Ends a session and its link. Throws when the buyer has continued it; one that was canceled before stays so. */
export async function cancel(session: Session, { sessions }: Caller): Promise<Session> {
  if (session.status !== 'canceled') requireOpen(session)
  await sessions.open(session.linkKey)
  const canceled = { ...session, status: 'canceled' as const }
  await sessions.save(canceled)
  return canceled
}

/** A new cart cannot be made when none of its lines can be bought. */
export function requireLines(state: CartState, wanted: readonly WantedLine[], messages: Message[]) {
  if (state.items.length > 0 || wanted.length === 0) return
  const [first] = messages
  throw new AgentError(
    first?.code ?? 'item_unavailable',
    first?.content ?? 'None of the items is available.',
  )
}

/** The cart of a session. */
export const cartOf = (session: Session, { shopOf }: Caller) =>
  new AgentCart(session, shopOf(session.cookies))

function respond(agentCart: AgentCart, state: CartState, caller: Caller): Result {
  const { session } = agentCart
  const lines = linesView(state, agentCart, caller)
  const totals = totalsView(state.totals)
  const all = [...agentCart.messages, ...noticesOf(state)]
  const link =
    session.status === 'open' && lines.length > 0 ? continueUrl(session, caller) : undefined
  return {
    body: {
      ucp: ucpMetadata(['cart', 'discount'], caller.isActive),
      id: session.id,
      line_items: lines,
      currency: currencyOf(state),
      totals,
      ...discountsView(state, caller),
      ...(all.length > 0 && { messages: all }),
      ...(link && { continue_url: link }),
      expires_at: rfc3339(session.expiresAt),
    },
    text: [
      `Cart ${session.id}${session.status === 'open' ? '' : `, ${statusText[session.status]}`}`,
      ...all.map(({ content }) => content),
      linesText(lines, totals, currencyOf(state)),
      ...(link ? [`The buyer continues at ${link}. The link opens once.`] : []),
    ].join('\n'),
  }
}

/** A status that cannot be changed any more, for people. */
const statusText = { handedOver: 'with the buyer', completed: 'ordered', canceled: 'canceled' }

const example = { cart: { line_items: [{ item: { id: '1' }, quantity: 1 }] } }

export const createCart = operation({
  name: 'create_cart',
  title: 'Create a cart',
  description:
    'Puts variants into a new cart of its own and returns its current prices. Nothing is reserved or ordered.',
  input: z.looseObject({ meta, cart }),
  output,
  hints: { readOnly: false },
  example,
  route: { method: 'POST', path: '/carts', body: 'cart', status: 201 },
  capability: 'cart',
  async run({ cart: given }, caller) {
    const agentCart = new AgentCart(caller.sessions.create('cart'), caller.shopOf(''))
    const wanted = wantedLines(given.line_items)
    const lines = await agentCart.setLines(wanted)
    requireLines(lines, wanted, agentCart.messages)
    const state = await agentCart.setCodes(lines, given.discounts?.codes ?? [])
    await caller.sessions.save(agentCart.session)
    return respond(agentCart, state, caller)
  },
})

export const getCart = operation({
  name: 'get_cart',
  title: 'Show a cart',
  description: 'Shows a cart with current prices and stock.',
  input: z.looseObject({ meta, id }),
  output,
  hints: { readOnly: true },
  example: { id: 'cart_…' },
  route: { method: 'GET', path: '/carts/:id' },
  capability: 'cart',
  async run({ id: name }, caller) {
    const session = await caller.sessions.find(name)
    const agentCart = cartOf(session, caller)
    return respond(agentCart, await agentCart.read(), caller)
  },
})

export const updateCart = operation({
  name: 'update_cart',
  title: 'Change a cart',
  description:
    'Replaces all lines of a cart: send those that stay, too. Discount codes are replaced if they are sent.',
  input: z.looseObject({ meta, id, cart }),
  output,
  hints: { readOnly: false, idempotent: true },
  example: { id: 'cart_…', ...example },
  route: { method: 'PUT', path: '/carts/:id', body: 'cart' },
  capability: 'cart',
  run: ({ id: name, cart: given }, caller) =>
    caller.sessions.change(name, async (session) => {
      requireOpen(session)
      const agentCart = cartOf(session, caller)
      const lines = await agentCart.setLines(wantedLines(given.line_items))
      const codes = given.discounts?.codes
      const state = codes ? await agentCart.setCodes(lines, codes) : lines
      await caller.sessions.save(agentCart.session)
      return respond(agentCart, state, caller)
    }),
})

export const cancelCart = operation({
  name: 'cancel_cart',
  title: 'Cancel a cart',
  description: 'Ends a cart and the link to it.',
  input: z.looseObject({ meta, id }),
  output,
  hints: { readOnly: false, destructive: true, idempotent: true },
  example: { id: 'cart_…' },
  route: { method: 'POST', path: '/carts/:id/cancel' },
  capability: 'cart',
  run: ({ id: name }, caller) =>
    caller.sessions.change(name, async (session) => {
      const agentCart = cartOf(await cancel(session, caller), caller)
      return respond(agentCart, await agentCart.read(), caller)
    }),
})
