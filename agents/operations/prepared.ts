import { emailInvalid, isEmail } from '@vitrine/contract/email.ts'
import { typedText } from '@vitrine/contract/typedText.ts'
import { z } from 'zod'
import { AgentError } from '../core/agentError.ts'
import { type Caller, meta, type Operation, operation, type Result } from '../core/caller.ts'
import { minorUnits, ucpResponse } from '../core/protocol.ts'
import { type Kind, type Session, sessionKind } from '../core/sessions.ts'
import { AgentCart, type CartState, type WantedLine } from '../ucp/agentCart.ts'
import { applyFulfillment, type Delivery, Fulfillment } from '../ucp/fulfillment.ts'
import { preparedView, statusText } from '../ucp/preparedView.ts'

const lineItems = z
  .array(
    z.looseObject({
      item: z.looseObject({ id: z.string().min(1).max(300).describe('The id of a variant.') }),
      quantity: z.int().min(1).max(999),
    }),
  )
  .max(50)
  .describe('All lines: those that are not sent are removed.')
const discounts = z
  .looseObject({ codes: z.array(z.string().trim().min(1).max(100)).max(10).optional() })
  .optional()
const name = z.string().trim().max(100).optional()
const buyer = z
  .object({
    first_name: name,
    last_name: name,
    email: z
      .string()
      .max(254)
      .refine((text) => isEmail(typedText('email', text)), emailInvalid)
      .meta({ format: 'email' })
      .optional(),
    phone_number: z.string().trim().max(30).optional(),
    consent: z
      .record(z.string().max(50), z.boolean())
      .refine((consent) => Object.keys(consent).length <= 20, 'Has at most 20 entries')
      .optional(),
  })
  .optional()
  .describe('The buyer, if you know them. Consent is what the buyer has agreed to.')
const cart = z.looseObject({ line_items: lineItems, discounts })
const checkout = cart.extend({ buyer, fulfillment: Fulfillment.optional() })
const newCheckout = checkout.extend({
  line_items: lineItems.optional(),
  cart_id: z.string().max(100).optional(),
})
type Given = Partial<z.infer<typeof newCheckout>>

const id = z.string().max(100).describe('The id of the cart or checkout.')
const output = z.looseObject({
  ...ucpResponse,
  id: z.string().optional(),
  status: z.string().optional(),
  continue_url: z.string().optional(),
})

export const sessionCart = (session: Session, { shopOf }: Caller) =>
  new AgentCart(session, shopOf(session.cookies))

/** The delivery methods and destinations of the shop; undefined for a cart, which has no delivery. */
async function deliveryOf({ session, shop }: AgentCart): Promise<Delivery | undefined> {
  if (sessionKind(session.id) === 'cart') return undefined
  const { checkout: delivery } = await shop.run('AgentCheckout')
  if (!delivery) throw new AgentError('unavailable', 'The shop takes no orders at the moment.')
  return delivery
}

/** The state of a cart with the price of the delivery that was chosen. */
export async function priced(
  { shop }: AgentCart,
  { shippingMethod, destination }: Session,
  state: CartState,
): Promise<CartState> {
  if (!shippingMethod || state.items.length === 0) return state
  const province = destination?.['address_region'] ?? null
  const { estimate } = await shop.run('AgentEstimate', { shippingMethod, province })
  return estimate ? { ...state, totals: estimate } : state
}

/** Applies a request to a session, stores it with the total that the agent is shown, and responds. */
async function apply(before: Session, given: Given, caller: Caller): Promise<Result> {
  const prepared = sessionCart(before, caller)
  const wanted: readonly WantedLine[] | undefined = given.line_items
  const lines = wanted ? await prepared.setLines(wanted) : await prepared.read()
  if (before.total === undefined && wanted?.length && lines.items.length === 0) {
    // Nothing is created of lines that cannot be bought.
    const [{ code = 'item_unavailable', content } = { content: 'No item is available.' }] =
      prepared.messages
    throw new AgentError(code, content)
  }
  const codes = given.discounts?.codes
  const hasCodes = codes && caller.isActive('dev.ucp.shopping.discount')
  const state = hasCodes ? await prepared.setCodes(lines, codes) : lines
  const delivery = await deliveryOf(prepared)
  const changed = {
    ...prepared.session,
    ...(given.buyer && { buyer: given.buyer }),
    ...(caller.webhookUrl && { webhookUrl: caller.webhookUrl }),
  }
  const session =
    given.fulfillment && delivery
      ? applyFulfillment(changed, given.fulfillment, delivery, prepared.messages)
      : changed
  const current = await priced(prepared, session, state)
  const stored = { ...session, total: minorUnits(current.totals.totalPrice) }
  await caller.sessions.save(stored)
  return preparedView(stored, prepared, current, delivery, caller)
}

/** Responds with a session and current prices, without storing anything. */
async function read(session: Session, caller: Caller): Promise<Result> {
  const prepared = sessionCart(session, caller)
  const [state, delivery] = await Promise.all([prepared.read(), deliveryOf(prepared)])
  return preparedView(session, prepared, await priced(prepared, session, state), delivery, caller)
}

/** Throws when the agent can no longer change a session. */
function requireOpen({ status }: Session) {
  if (status === 'open') return
  const message = `It is ${statusText[status]} and cannot be changed. Create a new one.`
  throw new AgentError('not_found', message, { severity: 'unrecoverable' })
}

/** Creates the checkout of a cart, or returns the one that it has: repeating the request makes no second one. */
const checkoutOf = (cartId: string, given: Given, caller: Caller) =>
  caller.sessions.change(cartId, async (from) => {
    requireOpen(from)
    const checkoutSession =
      from.checkoutId && (await caller.sessions.find(from.checkoutId).catch(() => undefined))
    if (checkoutSession && checkoutSession.status === 'open') return read(checkoutSession, caller)
    const { cookies, variants } = from
    const session = caller.sessions.create('checkout', { cookies, variants, sender: caller.sender })
    const { line_items: _, ...rest } = given
    const result = await apply(session, rest, caller)
    await caller.sessions.save({ ...from, checkoutId: session.id })
    return result
  })

const example = { line_items: [{ item: { id: '1012' }, quantity: 1 }] }
const both = {
  cart: {
    path: '/carts',
    created: cart,
    changed: cart,
    example,
    create:
      'Puts variants into a new cart of its own and returns its current prices. Nothing is reserved or ordered.',
    update: 'Replaces all lines of a cart, and its discount codes if they are sent.',
    show: 'Shows a cart with current prices and stock.',
    cancel: 'Ends a cart and the link to it.',
  },
  checkout: {
    path: '/checkout-sessions',
    created: newCheckout,
    changed: checkout,
    example: { ...example, buyer: { email: 'buyer@example.com' } },
    create:
      'Prepares an order of variants or of a cart (cart_id), with buyer, delivery and discount codes as far as known. Nothing is ordered or reserved: the buyer confirms and pays at continue_url.',
    update:
      'Replaces the lines of a checkout, and buyer, delivery and discount codes if they are sent.',
    show: 'Shows a checkout with current prices, what is missing, and whether the buyer has ordered.',
    cancel: 'Ends a checkout and the link to it. An order that was placed is not cancelled.',
  },
}

/** The operations on carts or on checkouts. */
function operationsOn(kind: Kind): Operation[] {
  const { path, created, changed, example: body, ...descriptions } = both[kind]
  const common = { output, capability: kind, needsCheckout: kind === 'checkout' }
  const one = `${path}/:id`
  const exampleId = { id: `${kind}_…` }
  const given = (input: Record<string, unknown>) => input[kind] as Given
  return [
    operation({
      ...common,
      name: `create_${kind}`,
      title: `Create a ${kind}`,
      description: descriptions.create,
      input: z.looseObject({ meta, [kind]: created }),
      hints: { readOnly: false },
      example: { [kind]: body },
      route: { method: 'POST', path, body: kind, status: 201 },
      async run(input, caller) {
        const { cart_id: cartId, ...rest } = given(input)
        if (cartId) return checkoutOf(cartId, rest, caller)
        if (kind === 'checkout' && !rest.line_items?.length) {
          const message = `checkout.line_items: Send at least one line, or the cart_id of a cart.`
          throw new AgentError('invalid', message)
        }
        return apply(caller.sessions.create(kind, { sender: caller.sender }), rest, caller)
      },
    }),
    operation({
      ...common,
      name: `get_${kind}`,
      title: `Show a ${kind}`,
      description: descriptions.show,
      input: z.looseObject({ meta, id }),
      hints: { readOnly: true },
      example: exampleId,
      route: { method: 'GET', path: one },
      run: async (input, caller) => read(await caller.sessions.find(input.id, kind), caller),
    }),
    operation({
      ...common,
      name: `update_${kind}`,
      title: `Change a ${kind}`,
      description: descriptions.update,
      input: z.looseObject({ meta, id, [kind]: changed }),
      hints: { readOnly: false, idempotent: true },
      example: { ...exampleId, [kind]: body },
      route: { method: 'PUT', path: one, body: kind },
      run: (input, caller) =>
        caller.sessions.change(
          String(input.id),
          async (session) => {
            requireOpen(session)
            return apply(session, given(input), caller)
          },
          kind,
        ),
    }),
    operation({
      ...common,
      name: `cancel_${kind}`,
      title: `Cancel a ${kind}`,
      description: descriptions.cancel,
      input: z.looseObject({ meta, id }),
      hints: { readOnly: false, destructive: true, idempotent: true },
      example: exampleId,
      route: { method: 'POST', path: `${one}/cancel` },
      run: (input, caller) =>
        caller.sessions.change(
          input.id,
          async (session) => {
            // One that was cancelled before stays so; the buyer's cannot be.
            if (session.status !== 'canceled') requireOpen(session)
            await caller.sessions.open(session.linkKey)
            const canceled = { ...session, status: 'canceled' as const }
            await caller.sessions.save(canceled)
            return read(canceled, caller)
          },
          kind,
        ),
    }),
  ]
}

const completeCheckout = operation({
  name: 'complete_checkout',
  title: 'Complete a checkout',
  description:
    'Returns continue_url, where the buyer reviews the checkout, orders and pays. It places no order and charges nothing.',
  input: z.looseObject({ meta, id, checkout: z.looseObject({}).optional() }),
  output,
  hints: { readOnly: false, idempotent: true },
  example: { id: 'checkout_…', checkout: {} },
  route: { method: 'POST', path: '/checkout-sessions/:id/complete', body: 'checkout' },
  capability: 'checkout',
  needsCheckout: true,
  run: async (input, caller) => read(await caller.sessions.find(input.id, 'checkout'), caller),
})

/** The operations on what an agent prepares. */
export const preparedOperations: readonly Operation[] = [
  ...operationsOn('cart'),
  ...operationsOn('checkout'),
  completeCheckout,
]
