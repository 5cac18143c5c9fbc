import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import type { passwordResets } from '#cms/database/schema/customers.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import type { User } from '#gateway/contracts/customer.ts'
import { customerCopy } from './copy.ts'
import type { Customer } from './sessions.ts'

/** How a username or an e-mail is compared: without regard to case or surrounding space. */
export function normalLogin(text: string): string {
  return text.trim().toLowerCase()
}

/** Under which wrong passwords are counted: both names of a customer are one account. */
export function accountKey(customer: Pick<Customer, 'id'> | null, login: string): string {
  return customer ? `customer:${customer.id}` : `unknown:${normalLogin(login)}`
}

/** By what a customer is known to coupons that count once: the account, and every e-mail behind it. */
export function couponKeys(
  customerId: number | null,
  emails: readonly (string | null | undefined)[],
): string[] {
  const keys = emails.flatMap((email) => (email ? [`email:${normalLogin(email)}`] : []))
  if (customerId !== null) keys.push(`customer:${customerId}`)
  return [...new Set(keys)]
}

/** Whether somebody can be born on this day: it was, or is today in Bangkok. */
export function isBirthDate(day: string, now: Date): boolean {
  return day >= '1900-01-01' && day <= format(new TZDate(now, 'Asia/Bangkok'), 'yyyy-MM-dd')
}

/** A username's beginning. Letters, digits, dots and dashes only: never an `@`, so that none is another's e-mail. */
export function usernameBase(text: string): string {
  const [first = ''] = text.toLowerCase().split('@')
  return first.replace(/[^a-z0-9.-]/g, '').slice(0, 40) || 'customer'
}

type Reset = Pick<typeof passwordResets.$inferSelect, 'usedAt' | 'expiresAt'>

/** What a key for a new password has found, if it still opens. Throws `invalid` at `resetKey`. */
export function requireOpen<Found extends { reset: Reset }>(
  found: Found | undefined,
  now: Date,
): Found {
  if (!found) throw unusable(customerCopy.resetLinkInvalid)
  if (found.reset.usedAt) throw unusable(customerCopy.resetLinkUsed)
  if (found.reset.expiresAt <= now) throw unusable(customerCopy.resetLinkExpired)
  return found
}

const unusable = (message: string) =>
  new CmsProblem('invalid', message, { fields: { resetKey: message } })

/** A customer in the contract's words. */
export function presentUser(customer: Customer): User {
  const name = `${customer.firstName} ${customer.lastName}`.trim()
  return {
    id: String(customer.id),
    displayName: name || customer.username,
    firstName: customer.firstName,
    lastName: customer.lastName,
    phoneNumber: customer.phoneNumber,
    email: customer.email,
    isAdmin: customer.isAdmin,
  }
}
