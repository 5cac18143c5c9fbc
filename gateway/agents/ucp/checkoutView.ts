import type { AgentCart, CartState } from '../core/agentCart.ts'
import type { Caller, Result } from '../core/operation.ts'
import { policyPages } from '../core/policyPages.ts'
import { type Message, ucpMetadata } from '../core/protocol.ts'
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
} from './cartView.ts'
import { type Delivery, fulfillmentView } from './fulfillment.ts'

/** The status of a checkout. */
export type CheckoutStatus =
  | 'incomplete'
  | 'requires_escalation'
  | 'complete_in_progress'
  | 'completed'
  | 'canceled'

/**
 * The status of a session. It is never `ready_for_complete`: an order is placed by its buyer, who has seen the total
 * (checkout.place.*).
 */
export function statusOf({ status }: Session, isMissing: boolean): CheckoutStatus {
  if (status === 'open') return isMissing ? 'incomplete' : 'requires_escalation'
  return { handedOver: 'complete_in_progress', completed: 'completed', canceled: 'canceled' }[
    status
  ] as CheckoutStatus
}

const required = [
  ['first_name', 'The first name of the recipient is missing.'],
  ['phone_number', 'The phone number of the recipient is missing.'],
  ['street_address', 'The street address is missing.'],
  ['address_locality', 'The district is missing.'],
  ['address_region', 'The province is missing.'],
  ['postal_code', 'The postcode is missing.'],
] as const

/** The data that the agent can still add. The buyer can too, so that the link works before. */
function missingOf(
  { buyer = {}, destination = {}, shippingMethod }: Session,
  isDelivered: boolean,
): Message[] {
  const missing = (path: string, content: string): Message => ({
    type: 'error',
    code: 'missing',
    path,
    content,
    severity: 'recoverable',
  })
  const known = { ...buyer, ...destination }
  return [
    ...(buyer['email']
      ? []
      : [missing('$.buyer.email', 'The email address of the buyer is missing.')]),
    ...(isDelivered
      ? required
          .filter(([name]) => !known[name])
          .map(([name, content]) =>
            missing(`$.fulfillment.methods[0].destinations[0].${name}`, content),
          )
      : []),
    ...(isDelivered && !shippingMethod
      ? [
          missing(
            '$.fulfillment.methods[0].groups[0].selected_option_id',
            'A delivery method is not selected.',
          ),
        ]
      : []),
  ]
}

const review: Message = {
  type: 'error',
  code: 'buyer_confirmation_required',
  content: 'The buyer reviews the order and pays at continue_url.',
  severity: 'requires_buyer_review',
}

/** A checkout as UCP describes it. */
export function checkoutView(
  session: Session,
  cart: AgentCart,
  state: CartState,
  delivery: Delivery,
  caller: Caller,
): Result {
  const isDelivered = caller.isActive('dev.ucp.shopping.fulfillment')
  const missing = session.status === 'open' ? missingOf(session, isDelivered) : []
  const isOpen = session.status === 'open'
  const problems = [...cart.messages, ...noticesOf(state), ...missing]
  const hasErrors = problems.some(({ type }) => type === 'error') || state.items.length === 0
  const status = statusOf(session, hasErrors)
  const messages = status === 'requires_escalation' ? [...problems, review] : problems
  const method = delivery.shippingMethods.find(({ id }) => id === session.shippingMethod)
  const lines = linesView(state, cart, caller)
  const totals = totalsView(state.totals, method?.title)
  const lineIds = lines.map(({ id }) => id)
  const { order, buyer } = session
  const link = isOpen && lines.length > 0 ? continueUrl(session, caller) : undefined
  return {
    body: {
      ucp: {
        ...ucpMetadata(['checkout', 'fulfillment', 'discount', 'buyerConsent'], caller.isActive),
        payment_handlers: {},
      },
      id: session.id,
      status,
      line_items: lines,
      ...(buyer && { buyer }),
      currency: currencyOf(state),
      totals,
      ...discountsView(state, caller),
      ...(isDelivered && {
        fulfillment: fulfillmentView(session, lineIds, delivery, state.totals.totalItems),
      }),
      ...(messages.length > 0 && { messages }),
      links: Object.values(policyPages).map(({ key, link: type, title }) => ({
        type,
        url: caller.absolute(`/${key}`),
        title,
      })),
      expires_at: rfc3339(session.expiresAt),
      ...(link && { continue_url: link }),
      ...(order && {
        order: {
          id: order.id,
          label: order.number,
          permalink_url: caller.absolute(
            `/my-account/view-order/${encodeURIComponent(order.number)}`,
          ),
        },
      }),
    },
    text: [
      `Checkout ${session.id}: ${status.replaceAll('_', ' ')}`,
      ...messages.map(({ content }) => content),
      linesText(lines, totals, currencyOf(state)),
      ...(isOpen && !session.shippingMethod
        ? [
            `Delivery methods: ${delivery.shippingMethods.map(({ id, title }) => `${title} (${id})`).join(', ')}`,
          ]
        : []),
      ...(link ? [`The buyer confirms and pays at ${link}. The link opens once.`] : []),
      ...(order
        ? [`Order ${order.number} is placed; get_order reads it by the id ${order.id}.`]
        : []),
    ].join('\n'),
  }
}
