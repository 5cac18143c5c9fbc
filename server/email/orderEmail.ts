import type { Clock } from '#contract/clock.ts'
import { orderEmailCopy, orderEmailLabels } from '#contract/copy/orders.ts'
import type { Address } from '#contract/orders.ts'
import { paymentMethodTitle } from '#contract/rules/paymentMethods.ts'
import type { OrderEvent } from '#contract/rules/transitions.ts'
import { formatBaht } from '#contract/satang.ts'
import { isolated } from '#contract/typedText.ts'
import { isEmailTopic } from '#server/email/emailLimits.ts'
import type { EmailContent } from '#server/email/renderEmail.ts'
import type { Company } from '../company.ts'
import { accessKey } from '../orderAccess.ts'
import { bankAccounts } from '../payment/banks.ts'
import type { Secrets } from '../secrets.ts'

/** The events with an email. */
export type MailedEvent = keyof typeof orderEmailCopy

/** Content of an email beside the order. */
interface EmailDetails {
  rows?: EmailContent['rows']
  /** Of a refund or a payment, in satang. */
  amount?: number
}

/** The parts of an order that an email needs. */
export interface MailedOrder {
  id: number
  billing: Address
  /** In satang. */
  total: number
  paymentMethod: string
  paymentDeadline: Date
  /** Null for a guest's. */
  customerId: number | string | null
}

/** The data of the shop that an email needs. */
export interface EmailContext {
  clock: Clock
  secrets: Pick<Secrets, 'orders'>
  environment: { SITE_URL: string; company: Company }
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
    topic: isEmailTopic(event) ? event : undefined,
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

/** The row with where an order goes, or where it is picked up (emails.place). */
export const placeRow = (
  shipping: Address,
  method: { id: string; title: string } | undefined,
): readonly [string, string] =>
  method?.id === 'pick-up'
    ? [orderEmailLabels.pickUp, method.title]
    : [
        orderEmailLabels.deliverTo,
        [
          `${shipping.firstName} ${shipping.lastName}`.trim(),
          shipping.address1,
          shipping.address2,
          shipping.subdistrict,
          shipping.city,
          `${shipping.state} ${shipping.postcode}`,
        ]
          .filter(Boolean)
          .map((part) => isolated(part ?? ''))
          .join(', '),
      ]

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
