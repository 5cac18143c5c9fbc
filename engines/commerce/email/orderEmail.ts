import type { Clock } from '@vitrine/contract/clock.ts'
import type { EmailContent, EmailRow } from '#commerce/email/emailContent.ts'
import { isEmailTopic } from '#commerce/email/emailLimits.ts'
import { orderEmailLabels } from '#commerce/generated/messages/orderEmailLabels.ts'
import { orderEmails } from '#commerce/generated/messages/orderEmails.ts'
import { localizedBankName } from '#commerce/payment/banks.ts'
import { arrivalDays, isCollected } from '#commerce/rules/shippingMethods.ts'
import type { OrderEvent } from '#commerce/rules/transitions.ts'
import { formatBaht } from '#commerce/satang.ts'
import type { Company } from '../company.ts'
import { accessKey } from '../orderAccess.ts'
import type { Secrets } from '../secrets.ts'
import { type MailedOrder, orderPart } from './orderPart.ts'
import { deadlineText, greetingTo } from './writing.ts'

export type MailedEvent = keyof typeof orderEmails.en

/** An event that may have an email. */
export type EmailEvent = OrderEvent | MailedEvent

/** Content of an email beside the order. */
export interface EmailDetails {
  rows?: EmailContent['rows']
  /** The amount of a refund or a payment, in satang. */
  amount?: number
}

/** The data of the shop that an email needs. */
export interface EmailContext {
  clock: Clock
  secrets: Pick<Secrets, 'orders'>
  environment: { SITE_URL: string; company: Company; EXPRESS_ORDER_BEFORE: string }
}

/** The email about an event, to the billing address, or null without an address or when the event has no email. */
export function orderEmail(
  cms: EmailContext,
  order: MailedOrder,
  event: EmailEvent,
  { rows = [], amount = 0 }: EmailDetails = {},
): EmailContent | null {
  if (!order.billing.email || !isMailed(event)) return null
  const { language, id, paymentMethod } = order
  const { subject, text } = orderEmails[language][event]
  const labels = orderEmailLabels[language]
  const facts = {
    paymentMethod,
    receipt: isCollected(order.shippingMethod) ? 'store' : 'parcel',
    total: formatBaht(order.total),
    amount: formatBaht(amount),
    deadline: labels.deadline({ moment: deadlineText(language, order.paymentDeadline) }),
  }
  return {
    to: order.billing.email,
    language,
    topic: isEmailTopic(event) ? event : undefined,
    subject: labels.subject({ subject, order: id }),
    heading: { title: subject, label: labels.order({ order: id }) },
    greeting: greetingTo(language, order.billing.firstName),
    paragraphs: [typeof text === 'string' ? text : text(facts)],
    rows: [...rows, ...accounts(cms, order, event)],
    action: { label: labels.viewOrder, url: orderUrl(cms, order) },
    order: concernsPart.test(event)
      ? undefined
      : orderPart(cms.environment, order, arrivalOf(cms, order, event)),
  }
}

/** Events about a part of an order or about other money, where all that was bought would mislead. */
const concernsPart = /^(return|refund|payment\.(late|duplicate|mismatched))/

/** Events after which an order is still to be sent. */
const beforeSent = [
  'order.placed',
  'slip.received',
  'slip.approved',
  'payment.received',
  'packing.started',
]

/** The arrival of an order, or null in an email about a sent or closed order, and while a transfer is checked. */
const arrivalOf = (
  { clock, environment }: EmailContext,
  { shippingMethod, paidAt }: MailedOrder,
  event: string,
) =>
  beforeSent.includes(event)
    ? arrivalDays(shippingMethod, paidAt ?? clock.now(), environment)
    : null

const isMailed = (event: string): event is MailedEvent => Object.hasOwn(orderEmails.en, event)

/** The bank accounts, while the order awaits a transfer. */
function accounts(
  { environment }: Pick<EmailContext, 'environment'>,
  order: MailedOrder,
  event: string,
): EmailRow[] {
  const awaitsTransfer = event === 'order.placed' || event === 'slip.rejected'
  if (order.paymentMethod !== 'bacs' || !awaitsTransfer) return []
  const { company } = environment
  return [
    ...company.accounts.map(
      ({ bankName, accountNumber }) =>
        [localizedBankName(order.language, bankName), accountNumber] as const,
    ),
    [orderEmailLabels[order.language].accountName, company.accountName],
  ]
}

/** The address of an order's page, with a new access key for a guest's order. */
export function orderUrl(
  cms: EmailContext,
  { id, customerId }: Pick<MailedOrder, 'id' | 'customerId'>,
): string {
  const key = customerId === null ? accessKey(cms, id, cms.clock.now()) : null
  return `${cms.environment.SITE_URL}/my-account/view-order/${id}${keyQuery(key)}`
}

/** `?key=…` with the key of a guest's order, nothing for a customer's. */
export const keyQuery = (key: string | null): string => (key === null ? '' : `?key=${key}`)
