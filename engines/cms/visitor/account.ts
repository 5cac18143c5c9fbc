import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { User } from '@vitrine/contract/customer.ts'
import type { passwordResets } from '#cms/database/schema/customers.ts'
import type { Customer } from './sessions.ts'

/** Normalizes case and surrounding space of a username or email for comparison. */
export function normalizeLogin(text: string): string {
  return text.trim().toLowerCase()
}

/** The key under which wrong passwords are counted, the same for username and email. */
export function accountKey(customer: Pick<Customer, 'id'> | null, login: string): string {
  return customer ? `customer:${customer.id}` : `unknown:${normalizeLogin(login)}`
}

/** The base of a generated username: letters, digits, dots and dashes, but no `@`, so that it cannot equal an email. */
export function usernameBase(text: string): string {
  const [first = ''] = text.toLowerCase().split('@')
  return first.replace(/[^a-z0-9.-]/g, '').slice(0, 40) || 'customer'
}

type Reset = Pick<typeof passwordResets.$inferSelect, 'usedAt' | 'expiresAt'>

/** Asserts that a password reset exists, is unused and has not expired. Throws `invalid` at `resetKey`. */
export function requireUsableReset<Found extends { reset: Reset }>(
  row: Found | undefined,
  now: Date,
): Found {
  if (!row) throw unusable(customerCopy.resetLinkInvalid)
  if (row.reset.usedAt) throw unusable(customerCopy.resetLinkUsed)
  if (row.reset.expiresAt <= now) throw unusable(customerCopy.resetLinkExpired)
  return row
}

const unusable = (message: string) =>
  new ContractProblem('invalid', message, { fields: { resetKey: message } })

/** A customer as the contract's User. */
export function serializeUser(customer: Customer): User {
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
