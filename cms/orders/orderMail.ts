import { formatBaht } from '#cms/baht.ts'
import type { Cms } from '#cms/context.ts'
import type { Letter } from '#cms/mail/renderMail.ts'
import { bankAccounts } from './banks.ts'
import { orderMailCopy, orderMailLabels } from './copy.ts'
import { accessKey } from './orderAccess.ts'
import { methodTitle } from './paymentMethods.ts'
import type { StoredOrder } from './requireOrder.ts'
import type { OrderEvent } from './transitions.ts'

/** The mail for a step, to the billing address; null when the order has none. */
export function letterOf(
  cms: Pick<Cms, 'secrets' | 'environment'>,
  order: StoredOrder,
  event: OrderEvent | 'order.placed',
  rows: readonly (readonly [string, string])[] = [],
): Letter | null {
  if (!order.billing.email) return null
  const { subject, text } = orderMailCopy[event]
  return {
    to: order.billing.email,
    subject: orderMailLabels.subject(subject, order.id),
    greeting: orderMailLabels.greeting(order.billing.firstName),
    paragraphs: [text(order), ...accounts(order, event)],
    rows: [
      ...rows,
      [orderMailLabels.order, String(order.id)],
      [orderMailLabels.payment, methodTitle(order.paymentMethod)],
      [orderMailLabels.total, formatBaht(order.total)],
    ],
    action: { label: orderMailLabels.viewOrder, url: orderUrl(cms, order) },
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
