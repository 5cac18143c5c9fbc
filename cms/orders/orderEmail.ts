import type { Cms } from '#cms/context.ts'
import type { EmailContent } from '#cms/email/renderEmail.ts'
import { formatBaht } from '#cms/money/satang.ts'
import { bankAccounts } from './banks.ts'
import { orderEmailCopy, orderEmailLabels } from './copy.ts'
import { accessKey } from './orderAccess.ts'
import { paymentMethodTitle } from './paymentMethods.ts'
import type { StoredOrder } from './requireOrder.ts'
import type { OrderEvent } from './transitions.ts'

/** The events with an email. */
export type MailedEvent = keyof typeof orderEmailCopy

/** Content of an email beside the order. */
interface EmailDetails {
  rows?: EmailContent['rows']
  /** Of a refund or a payment, in satang. */
  amount?: number
}

/** The parts of an order that an email needs. */
export interface MailedOrder
  extends Pick<StoredOrder, 'id' | 'billing' | 'total' | 'paymentMethod' | 'paymentDeadline'> {
  /** Null for a guest's. */
  customerId: number | string | null
}

/** The shop's data that an email needs. */
export interface EmailContext extends Pick<Cms, 'clock'> {
  secrets: Pick<Cms['secrets'], 'orders'>
  environment: Pick<Cms['environment'], 'SITE_URL' | 'company'>
}

/** The email about an event, to the billing address; null without an address or when the event has no email. */
export function orderEmail(
  cms: EmailContext,
  order: MailedOrder,
  event: OrderEvent | MailedEvent,
  { rows = [], amount = 0 }: EmailDetails = {},
): EmailContent | null {
  if (!order.billing.email || !isMailed(event)) return null
  const { subject, text } = orderEmailCopy[event]
  return {
    to: order.billing.email,
    subject: orderEmailLabels.subject(subject, order.id),
    greeting: orderEmailLabels.greeting(order.billing.firstName),
    paragraphs: [text({ ...order, amount }), ...accounts(cms, order, event)],
    rows: [
      ...rows,
      [orderEmailLabels.order, String(order.id)],
      [orderEmailLabels.payment, paymentMethodTitle(order.paymentMethod)],
      [orderEmailLabels.total, formatBaht(order.total)],
    ],
    action: { label: orderEmailLabels.viewOrder, url: orderUrl(cms, order) },
  }
}

const isMailed = (event: string): event is MailedEvent => Object.hasOwn(orderEmailCopy, event)

/** The bank accounts, while the order awaits a transfer. */
function accounts(
  { environment }: Pick<EmailContext, 'environment'>,
  order: MailedOrder,
  event: string,
): string[] {
  const awaitsTransfer = event === 'order.placed' || event === 'slip.rejected'
  if (order.paymentMethod !== 'bacs' || !awaitsTransfer) return []
  return bankAccounts(environment.company).map(
    ({ bankName, accountName, accountNumber }) => `${bankName}: ${accountNumber}, ${accountName}`,
  )
}

/** The address of an order's page; a guest's has a new access key. */
export function orderUrl(
  cms: EmailContext,
  { id, customerId }: Pick<MailedOrder, 'id' | 'customerId'>,
): string {
  const key = customerId === null ? accessKey(cms, id, cms.clock.now()) : null
  return `${cms.environment.SITE_URL}/my-account/view-order/${id}${keyQuery(key)}`
}

/** `?key=…` with the key of a guest's order, nothing for a customer's. */
export const keyQuery = (key: string | null): string => (key === null ? '' : `?key=${key}`)
