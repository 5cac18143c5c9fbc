import { formatBaht } from '#cms/baht.ts'
import { toInstant } from '#cms/clock.ts'
import type { Cms } from '#cms/context.ts'
import type { Letter } from '#cms/mail/letter.ts'
import type { StoredOrder } from './access.ts'
import { bankAccounts } from './banks.ts'
import { accessKey } from './claims.ts'
import { methodTitle } from './methods.ts'
import type { OrderEvent } from './transitions.ts'

/** What each step of an order tells its customer. */
const tellings: Record<
  OrderEvent | 'order.placed',
  { subject: string; text(order: StoredOrder): string }
> = {
  'order.placed': {
    subject: 'Thank you for your order',
    text: (order) =>
      order.paymentMethod === 'bacs'
        ? `Please transfer ${formatBaht(order.total)} by ${toInstant(order.paymentDeadline)} (Bangkok time) and send us the slip.`
        : `Please pay ${formatBaht(order.total)} by PromptPay by ${toInstant(order.paymentDeadline)} (Bangkok time).`,
  },
  'slip.received': {
    subject: 'We have your transfer slip',
    text: () => 'We are checking your payment and will write to you once that is done.',
  },
  'slip.approved': {
    subject: 'Your payment has arrived',
    text: () => 'Your payment is confirmed and your order is being prepared.',
  },
  'slip.rejected': {
    subject: 'We could not match your transfer slip',
    text: (order) =>
      `Please check your transfer and send us the slip again by ${toInstant(order.paymentDeadline)} (Bangkok time).`,
  },
  'payment.received': {
    subject: 'Your payment has arrived',
    text: () => 'Your payment is confirmed and your order is being prepared.',
  },
  'packing.started': {
    subject: 'Your order is being packed',
    text: () => 'Your order is being packed and will be on its way soon.',
  },
  'order.completed': {
    subject: 'Your order is complete',
    text: () => 'Your order has left us. Its invoice stands on the order page.',
  },
  'order.refunded': {
    subject: 'Your order was refunded',
    text: (order) => `We have refunded ${formatBaht(order.total)}.`,
  },
  'order.cancelled': {
    subject: 'Your order was cancelled',
    text: () => 'Your order was cancelled. Nothing more is needed from you.',
  },
  'order.expired': {
    subject: 'Your order was cancelled',
    text: () => 'We did not receive a payment in time, so your order was cancelled.',
  },
}

/** The mail for a step, to the billing address; null when the order has none. */
export function letterOf(
  cms: Pick<Cms, 'secrets' | 'environment'>,
  order: StoredOrder,
  event: OrderEvent | 'order.placed',
  rows: readonly (readonly [string, string])[] = [],
): Letter | null {
  if (!order.billing.email) return null
  const { subject, text } = tellings[event]
  return {
    to: order.billing.email,
    subject: `${subject} (order ${order.id})`,
    greeting: `Dear ${order.billing.firstName},`,
    paragraphs: [text(order), ...accounts(order, event)],
    rows: [
      ...rows,
      ['Order', String(order.id)],
      ['Payment', methodTitle(order.paymentMethod)],
      ['Total', formatBaht(order.total)],
    ],
    action: { label: 'View your order', url: orderUrl(cms, order) },
  }
}

/** Where to transfer to, while a transfer is waited for. */
function accounts(order: StoredOrder, event: string): string[] {
  const isAsking = event === 'order.placed' || event === 'slip.rejected'
  if (order.paymentMethod !== 'bacs' || !isAsking) return []
  return bankAccounts.map(
    ({ bankName, accountName, accountNumber }) => `${bankName}: ${accountNumber}, ${accountName}`,
  )
}

/** Where an order stands on the shop; a guest's address carries the signed key. */
export function orderUrl(cms: Pick<Cms, 'secrets' | 'environment'>, order: StoredOrder): string {
  return `${cms.environment.SITE_URL}/my-account/view-order/${order.id}${keyQuery(cms, order)}`
}

/** `?key=…` for a guest's order, nothing for a customer's. */
export function keyQuery(
  cms: Pick<Cms, 'secrets'>,
  { id, customerId }: Pick<StoredOrder, 'id' | 'customerId'>,
): string {
  return customerId === null ? `?key=${accessKey(cms, id)}` : ''
}
