import { plain } from '@vitrine/gateway/scalars/textScalars.ts'
import type { Caller, Result } from '../core/caller.ts'
import { type Message, minorUnits, policyPages, ucpMetadata } from '../core/protocol.ts'
import type { Session } from '../core/sessions.ts'
import type { AgentCart, CartState } from './agentCart.ts'
import { moneyText } from './catalogText.ts'
import { type Delivery, fulfillmentView } from './fulfillment.ts'

/** The totals of a cart or an order in the order in which people read them. */
export function totalsView(totals: CartState['totals'], deliveryTitle?: string) {
  const { totalItems, totalDiscount, totalFees, totalShipping, totalPrice } = totals
  const [discount, fees] = [minorUnits(totalDiscount), minorUnits(totalFees)]
  const total = (type: string, display_text: string, amount: number) => ({
    type,
    display_text,
    amount,
  })
  return [
    total('subtotal', 'Items', minorUnits(totalItems)),
    ...(discount > 0 ? [total('discount', 'Discount', -discount)] : []),
    ...(fees > 0 ? [total('fee', 'Fees', fees)] : []),
    ...(deliveryTitle
      ? [total('fulfillment', plain(deliveryTitle, 100), minorUnits(totalShipping))]
      : []),
    total('total', 'Total', minorUnits(totalPrice)),
  ]
}

export const lineTotals = (amount: number) => [
  { type: 'subtotal', amount },
  { type: 'total', amount },
]

export const linesView = ({ items }: CartState, cart: AgentCart, { absolute }: Caller) =>
  items.map((line) => {
    const labels = line.selectedOptions.map(({ label, value }) => label || value)
    const [image] = line.images
    return {
      id: line.key,
      item: {
        id: cart.variantOf(line),
        title: plain([line.name, ...labels].join(', '), 300),
        price: minorUnits(line.price),
        ...(image && { image_url: absolute(image.sizes.large.url) }),
      },
      quantity: line.quantity,
      totals: lineTotals(
        line.total ? minorUnits(line.total) : minorUnits(line.price) * line.quantity,
      ),
    }
  })

/** The notices of the CMS about the lines of a cart. */
export const cartNotices = ({ notices }: CartState): Message[] =>
  notices.map(({ code, message }) => ({
    type: 'warning',
    code: code.toLowerCase(),
    content: plain(message, 300),
  }))

/** The discounts of a cart, if agent and shop both have the extension. */
const discountsView = ({ coupons }: CartState, { isActive }: Caller) =>
  isActive('dev.ucp.shopping.discount') && {
    discounts: {
      codes: coupons.map(({ code }) => code),
      applied: coupons.map(({ code, discount, description }) => ({
        code,
        title: plain(description || code, 200),
        amount: minorUnits(discount),
      })),
    },
  }

/** The statuses of a session for people. */
export const statusText = {
  open: 'open',
  handedOver: 'with the buyer',
  completed: 'ordered',
  canceled: 'canceled',
}

/**
 * The status of a checkout in the machine `agentCheckout`, never `ready_for_complete`: an order is placed by its buyer,
 * who has seen the total (checkout.place.*).
 */
function statusOf({ status }: Session, isMissing: boolean) {
  if (status === 'open') return isMissing ? 'incomplete' : 'requires_escalation'
  return status === 'handedOver' ? 'complete_in_progress' : status
}

/** Messages about missing data of an order that the agent or the buyer can still add. */
function missingOf(session: Session, isDelivered: boolean): Message[] {
  const { status, buyer = {}, destination = {}, shippingMethod } = session
  if (status !== 'open') return []
  const recipient: Record<string, unknown> = { ...buyer, ...destination }
  const missing = (path: string, what: string, value: unknown): Message[] => {
    const content = `${what} is missing.`
    return value ? [] : [{ type: 'error', code: 'missing', path, content, severity: 'recoverable' }]
  }
  const ofRecipient = (name: string, what: string) =>
    missing(`$.fulfillment.methods[0].destinations[0].${name}`, what, recipient[name])
  const email = missing('$.buyer.email', 'The email address of the buyer', recipient['email'])
  if (!isDelivered) return email
  return [
    ...email,
    ...ofRecipient('first_name', 'The first name of the recipient'),
    ...ofRecipient('phone_number', 'The phone number of the recipient'),
    ...ofRecipient('street_address', 'The street address'),
    ...ofRecipient('address_locality', 'The district'),
    ...ofRecipient('address_region', 'The province'),
    ...ofRecipient('postal_code', 'The postcode'),
    ...missing(
      '$.fulfillment.methods[0].groups[0].selected_option_id',
      'A delivery method',
      shippingMethod,
    ),
  ]
}

const review: Message = {
  type: 'error',
  code: 'buyer_confirmation_required',
  content: 'The buyer reviews the order and pays at continue_url.',
  severity: 'requires_buyer_review',
}

/** Returns the parts of a checkout that its cart does not have. */
function checkoutView(
  session: Session,
  lineIds: string[],
  state: CartState,
  delivery: Delivery,
  { absolute }: Caller,
  isDelivered: boolean,
) {
  const { buyer, order } = session
  return {
    ...(buyer && { buyer }),
    ...(isDelivered && {
      fulfillment: fulfillmentView(session, lineIds, delivery, state.totals.totalItems),
    }),
    links: Object.values(policyPages).map(({ key, link: type, title }) => ({
      type,
      url: absolute(`/${key}`),
      title,
    })),
    ...(order && {
      order: {
        id: order.id,
        label: order.number,
        permalink_url: absolute(`/my-account/view-order/${encodeURIComponent(order.number)}`),
      },
    }),
  }
}

/** A cart, or with `delivery` a checkout, as UCP describes it. */
export function preparedView(
  session: Session,
  cart: AgentCart,
  state: CartState,
  delivery: Delivery | undefined,
  caller: Caller,
): Result {
  const isDelivered = caller.isActive('dev.ucp.shopping.fulfillment')
  const { id, order, shippingMethod, linkKey, expiresAt } = session
  const { currencyCode: currency } = state.totals.totalPrice
  const problems = [
    ...cart.messages,
    ...cartNotices(state),
    ...(delivery ? missingOf(session, isDelivered) : []),
  ]
  const hasErrors = problems.some(({ type }) => type === 'error') || state.items.length === 0
  const status = delivery && statusOf(session, hasErrors)
  const messages = status === 'requires_escalation' ? [...problems, review] : problems
  const methods = delivery?.shippingMethods ?? []
  const lines = linesView(state, cart, caller)
  const totals = totalsView(
    state.totals,
    methods.find((method) => method.id === shippingMethod)?.title,
  )
  const isOpen = session.status === 'open'
  const link =
    isOpen && lines.length > 0 ? caller.absolute(`/agents/continue/${linkKey}`) : undefined
  const lineIds = lines.map((line) => line.id)
  const texts = [
    `${delivery ? 'Checkout' : 'Cart'} ${id}: ${status?.replaceAll('_', ' ') ?? statusText[session.status]}`,
    ...messages.map(({ content }) => content),
    ...lines.map(
      ({ item, quantity }) =>
        `- ${quantity} × ${item.title} (variant id ${item.id}), ${moneyText({ amount: item.price, currency })} each`,
    ),
    totals
      .map(({ display_text, amount }) => `${display_text} ${moneyText({ amount, currency })}`)
      .join(', '),
    isOpen && !shippingMethod && methods.length > 0
      ? `Delivery methods: ${methods.map((method) => `${method.title} (${method.id})`).join(', ')}`
      : '',
    link ? `The buyer continues at ${link}. The link opens once.` : '',
    order ? `Order ${order.number} is placed; get_order reads it by the id ${order.id}.` : '',
  ]
  return {
    body: {
      ucp: delivery
        ? {
            ...ucpMetadata(
              ['checkout', 'fulfillment', 'discount', 'buyerConsent'],
              caller.isActive,
            ),
            payment_handlers: {},
          }
        : ucpMetadata(['cart', 'discount'], caller.isActive),
      id,
      ...(status && { status }),
      line_items: lines,
      currency,
      totals,
      ...discountsView(state, caller),
      ...(delivery && checkoutView(session, lineIds, state, delivery, caller, isDelivered)),
      ...(messages.length > 0 && { messages }),
      ...(link && { continue_url: link }),
      expires_at: new Date(expiresAt).toISOString(),
    },
    text: texts.filter(Boolean).join('\n'),
  }
}
