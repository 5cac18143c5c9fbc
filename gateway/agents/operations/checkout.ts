import { z } from 'zod'
import type { AgentCart, CartState } from '../core/agentCart.ts'
import { AgentError } from '../core/agentError.ts'
import { type Caller, meta, operation, type Result } from '../core/operation.ts'
import { minorUnits, ucpResponse } from '../core/protocol.ts'
import type { Session } from '../core/sessions.ts'
import { checkoutView } from '../ucp/checkoutView.ts'
import { applyFulfillment, type Delivery, Fulfillment } from '../ucp/fulfillment.ts'
import {
  cancel,
  cartOf,
  discounts,
  lineItems,
  requireLines,
  requireOpen,
  wantedLines,
} from './cart.ts'

const id = z.string().max(100).describe('The id of the checkout.')
const name = z.string().trim().max(100).optional()
const buyer = z
  .looseObject({
    first_name: name,
    last_name: name,
    email: z.email().max(200).optional(),
    phone_number: z.string().trim().max(30).optional(),
    consent: z.record(z.string(), z.boolean()).optional(),
  })
  .optional()
  .describe('The buyer, if you know them. Consent is what the buyer has agreed to.')
const parts = { buyer, discounts, fulfillment: Fulfillment.optional() }
const output = z.looseObject({
  ...ucpResponse,
  id: z.string().optional(),
  status: z.string().optional(),
  continue_url: z.string().optional(),
})

const isOffered = ({ hasCheckout }: { hasCheckout: boolean }) => hasCheckout

async function deliveryOf({ shop }: AgentCart): Promise<Delivery> {
  const { checkout } = await shop.run('AgentCheckout')
  if (!checkout) throw new AgentError('unavailable', 'The shop takes no orders at the moment.')
  return checkout
}

interface Given {
  buyer?: z.infer<typeof buyer>
  discounts?: z.infer<typeof discounts>
  fulfillment?: Fulfillment | undefined
}

/** Applies what a request says to a checkout whose lines are set, stores it and responds. */
async function apply(
  cart: AgentCart,
  lines: CartState,
  given: Given,
  caller: Caller,
): Promise<Result> {
  const delivery = await deliveryOf(cart)
  const codes = given.discounts?.codes
  const state =
    codes && caller.isActive('dev.ucp.shopping.discount')
      ? await cart.setCodes(lines, codes)
      : lines
  const changed = {
    ...cart.session,
    ...(given.buyer && { buyer: given.buyer }),
    ...(caller.webhookUrl && { webhookUrl: caller.webhookUrl }),
  }
  const session = given.fulfillment
    ? applyFulfillment(changed, given.fulfillment, delivery, cart.messages)
    : changed
  return show(session, cart, state, delivery, caller)
}

/** Responds with a checkout and stores the total that the agent is shown. */
async function show(
  session: Session,
  cart: AgentCart,
  state: CartState,
  delivery: Delivery,
  caller: Caller,
) {
  const { shippingMethod, destination } = session
  const province = destination?.['address_region'] ?? null
  const estimate =
    shippingMethod && state.items.length > 0
      ? (await cart.shop.run('AgentEstimate', { shippingMethod, province })).estimate
      : null
  const priced = estimate ? { ...state, totals: estimate } : state
  const total = minorUnits(priced.totals.totalPrice)
  const stored = { ...session, total }
  if (session.status === 'open') await caller.sessions.save(stored)
  return checkoutView(stored, cart, priced, delivery, caller)
}

const example = {
  checkout: {
    line_items: [{ item: { id: '1' }, quantity: 1 }],
    buyer: { email: 'buyer@example.com' },
  },
}

export const createCheckout = operation({
  name: 'create_checkout',
  title: 'Prepare a checkout',
  description:
    'Prepares an order of variants or of a cart (cart_id), with buyer, delivery and discount codes as far as known. Nothing is ordered or reserved: the buyer confirms and pays at continue_url.',
  input: z.looseObject({
    meta,
    checkout: z.looseObject({
      ...parts,
      line_items: lineItems.optional(),
      cart_id: z.string().max(100).optional(),
    }),
  }),
  output,
  hints: { readOnly: false },
  example,
  route: { method: 'POST', path: '/checkout-sessions', body: 'checkout', status: 201 },
  capability: 'checkout',
  isOffered,
  async run({ checkout: { cart_id: cartId, line_items: items = [], ...given } }, caller) {
    const create = async (from: Partial<Session>) => {
      const session = caller.sessions.create('checkout', from)
      const cart = cartOf(session, caller)
      const wanted = wantedLines(items)
      const lines = cartId ? await cart.read() : await cart.setLines(wanted)
      requireLines(lines, wanted, cart.messages)
      return { id: session.id, result: await apply(cart, lines, given, caller) }
    }
    if (!cartId && items.length === 0)
      throw new AgentError(
        'invalid',
        'checkout.line_items: Send at least one line, or the cart_id of a cart.',
      )
    if (!cartId) return (await create({})).result
    return caller.sessions.change(cartId, async (cart) => {
      requireOpen(cart)
      const before =
        cart.checkoutId && (await caller.sessions.find(cart.checkoutId).catch(() => undefined))
      // A cart has one checkout: repeating the request returns it.
      if (before && before.status === 'open') return read(before, caller)
      const { id: checkoutId, result } = await create({
        cookies: cart.cookies,
        variants: cart.variants,
      })
      await caller.sessions.save({ ...cart, checkoutId })
      return result
    })
  },
})

async function read(session: Session, caller: Caller): Promise<Result> {
  const cart = cartOf(session, caller)
  const [state, delivery] = await Promise.all([cart.read(), deliveryOf(cart)])
  return show(session, cart, state, delivery, caller)
}

export const getCheckout = operation({
  name: 'get_checkout',
  title: 'Show a checkout',
  description:
    'Shows a checkout with current prices, what is missing, and whether the buyer has ordered.',
  input: z.looseObject({ meta, id }),
  output,
  hints: { readOnly: true },
  example: { id: 'checkout_…' },
  route: { method: 'GET', path: '/checkout-sessions/:id' },
  capability: 'checkout',
  isOffered,
  run: async ({ id: checkout }, caller) => read(await caller.sessions.find(checkout), caller),
})

export const updateCheckout = operation({
  name: 'update_checkout',
  title: 'Change a checkout',
  description:
    'Replaces the lines of a checkout, and buyer, delivery and discount codes if they are sent.',
  input: z.looseObject({ meta, id, checkout: z.looseObject({ ...parts, line_items: lineItems }) }),
  output,
  hints: { readOnly: false, idempotent: true },
  example: { id: 'checkout_…', ...example },
  route: { method: 'PUT', path: '/checkout-sessions/:id', body: 'checkout' },
  capability: 'checkout',
  isOffered,
  run: ({ id: checkout, checkout: { line_items: items, ...given } }, caller) =>
    caller.sessions.change(checkout, async (session) => {
      requireOpen(session)
      const cart = cartOf(session, caller)
      return apply(cart, await cart.setLines(wantedLines(items)), given, caller)
    }),
})

export const completeCheckout = operation({
  name: 'complete_checkout',
  title: 'Complete a checkout',
  description:
    'Says how the checkout is completed: the buyer reviews, orders and pays at continue_url. Places no order and charges nothing by itself.',
  input: z.looseObject({ meta, id, checkout: z.looseObject({}).optional() }),
  output,
  hints: { readOnly: false, idempotent: true },
  example: { id: 'checkout_…', checkout: {} },
  route: { method: 'POST', path: '/checkout-sessions/:id/complete', body: 'checkout' },
  capability: 'checkout',
  isOffered,
  run: async ({ id: checkout }, caller) => read(await caller.sessions.find(checkout), caller),
})

export const cancelCheckout = operation({
  name: 'cancel_checkout',
  title: 'Cancel a checkout',
  description: 'Ends a checkout and the link to it. An order that was placed is not cancelled.',
  input: z.looseObject({ meta, id }),
  output,
  hints: { readOnly: false, destructive: true, idempotent: true },
  example: { id: 'checkout_…' },
  route: { method: 'POST', path: '/checkout-sessions/:id/cancel' },
  capability: 'checkout',
  isOffered,
  run: ({ id: checkout }, caller) =>
    caller.sessions.change(checkout, async (session) => {
      return read(await cancel(session, caller), caller)
    }),
})
