import type { EmailContent } from '@vitrine/commerce/email/emailContent.ts'
import { staffWorkEmail } from '@vitrine/commerce/email/staffWorkEmail.ts'
import type { ClaimedEmail } from '../../engine/src/modules/shop/rows.ts'
import type { StaffWork } from '../../engine/src/payments/desk.ts'
import type { Environment } from '../core/environment.ts'
import { toSatang } from '../medusa/amounts.ts'

/**
 * Writes the email to staff about pending work, with links into Medusa's admin, or returns null without STAFF_EMAIL.
 */
export function writeStaffEmail(
  environment: Environment,
  { detail }: Pick<ClaimedEmail, 'detail'>,
): EmailContent | null {
  const { STAFF_EMAIL: to, MEDUSA_PUBLIC_URL, MEDUSA_URL } = environment
  if (!to) return null
  const { slips, refunds } = detail as unknown as StaffWork
  const url = `${MEDUSA_PUBLIC_URL ?? MEDUSA_URL}/app/orders`
  const linkOf = ({ orderId, number }: { orderId: string; number: number }) => ({
    order: String(number),
    url: `${url}/${orderId}`,
  })
  const work = {
    slips: slips.map((slip) => ({
      ...linkOf(slip),
      claimed: toSatang(slip.amount),
      total: toSatang(slip.total),
      at: new Date(slip.at),
      usedFor: slip.usedFor.map(String),
    })),
    refunds: refunds.map((refund) => ({
      ...linkOf(refund),
      amount: toSatang(refund.amount),
      at: new Date(refund.requestedAt),
    })),
  }
  return staffWorkEmail(work, { to, url })
}
