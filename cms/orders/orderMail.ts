import { formatBaht } from '#cms/baht.ts'
import type { Cms } from '#cms/context.ts'
import type { MailContent } from '#cms/mail/renderMail.ts'
import { bankAccounts } from './banks.ts'
import { orderMailCopy, orderMailLabels } from './copy.ts'
import { accessKey } from './orderAccess.ts'
import { paymentMethodTitle } from './paymentMethods.ts'
import type { StoredOrder } from './requireOrder.ts'
import type { OrderEvent } from './transitions.ts'

/** The email about an event, to the billing address; null when it has no email. */
export function orderMail(
  cms: Pick<Cms, 'secrets' | 'environment'>,
  order: StoredOrder,
  event: OrderEvent | 'order.placed',
  rows: readonly (readonly [string, string])[] = [],
): MailContent | null {
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
      [orderMailLabels.payment, paymentMethodTitle(order.paymentMethod)],
      [orderMailLabels.total, formatBaht(order.total)],
    ],
    action: { label: orderMailLabels.viewOrder, url: orderUrl(cms, order) },
  }
}

/** The bank accounts, while the order awaits a transfer. */
function accounts(order: StoredOrder, event: string): string[] {
  const awaitsTransfer = event === 'order.placed' || event === 'slip.rejected'
  if (order.paymentMethod !== 'bacs' || !awaitsTransfer) return []
  return bankAccounts.map(
    ({ bankName, accountName, accountNumber }) => `${bankName}: ${accountNumber}, ${accountName}`,
  )
}

/** The address of an order's page; a guest's has the access key. */
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
