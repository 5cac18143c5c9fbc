import { toInstant } from '@vitrine/contract/clock.ts'
import { staffEmailCopy } from '#commerce/copy/orders.ts'
import { formatBaht } from '#commerce/satang.ts'
import type { EmailContent, EmailRow } from './emailContent.ts'

/** A slip that awaits its check, with amounts in satang. */
interface WaitingSlip {
  order: string
  /** The order in the back office. */
  url: string
  claimed: number
  total: number
  at: Date
  /** Other orders for which the same image was sent. */
  usedFor: readonly string[]
}

/** A refund that staff have to make, with the amount in satang. */
interface DueRefund {
  order: string
  url: string
  amount: number
  at: Date
}

/** Pending work of staff, oldest first. */
export interface StaffWork {
  slips: readonly WaitingSlip[]
  refunds: readonly DueRefund[]
}

/** Minutes between two emails to staff. */
export const staffEmailMinutes = 5

/** The maximum number of orders that an email lists, before it counts the others. */
const maxRows = 20

/** Writes the email to staff that lists pending work (orders.review.notice). */
export function staffWorkEmail(
  { slips, refunds }: StaffWork,
  { to, url }: { to: string; url: string },
): EmailContent {
  const rows = [
    ...slips.map(({ order, url, claimed, total, at, usedFor }): EmailRow => {
      const text = staffEmailCopy.slip(formatBaht(claimed), formatBaht(total), toInstant(at))
      const used = usedFor.length > 0 ? staffEmailCopy.slipUsed(usedFor.join(', ')) : ''
      return [staffEmailCopy.order(order), text + used, url]
    }),
    ...refunds.map(({ order, url, amount, at }): EmailRow => {
      const text = staffEmailCopy.refund(formatBaht(amount), toInstant(at))
      return [staffEmailCopy.order(order), text, url]
    }),
  ]
  const more = rows.length - maxRows
  return {
    language: 'en',
    to,
    topic: 'staff work',
    subject: staffEmailCopy.subject(slips.length, refunds.length),
    greeting: staffEmailCopy.greeting,
    paragraphs: [staffEmailCopy.text, ...(more > 0 ? [staffEmailCopy.more(more)] : [])],
    rows: rows.slice(0, maxRows),
    action: { label: staffEmailCopy.action, url },
  }
}
