import { passwordChangedEmail } from '@vitrine/commerce/email/accountEmails.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { ResetPassword } from '@vitrine/contract/customer.ts'
import { tokenHash } from '@vitrine/contract/service/tokens.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import {
  customers,
  knownDevices,
  passwordResets,
  sessions,
} from '#cms/database/schema/customers.ts'
import { orders } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/email/outbox.ts'
import { accountKey, normalizeLogin, requireUsableReset } from '../../visitor/account.ts'
import { confirmEmail } from '../../visitor/emailClaims.ts'
import type { Customer } from '../../visitor/sessions.ts'
import { saveOrderAddresses } from '../addresses/addressBook.ts'
import { hashPassword } from '../passwords.ts'
import { addKnownDevice } from './signIn.ts'
import { clearAttempts } from './throttle.ts'

/**
 * Sets a new password with a key from an email, which confirms the email (session.email.confirmed), and invalidates the
 * key, all sessions and all known browsers but this one. Throws `invalid` at `resetKey`.
 */
export async function resetPassword(
  { database, environment }: Pick<Cms, 'database' | 'environment'>,
  form: z.output<typeof ResetPassword>,
  { now, deviceHash, language }: { now: Date; deviceHash: string; language: Language },
): Promise<void> {
  const passwordHash = await hashPassword(form.password)
  await transact(database, async (transaction) => {
    const { customer, reset } = await useKey(transaction, form, now)
    const customerId = customer.id
    await confirmEmail(transaction, customer)
    await transaction.update(customers).set({ passwordHash }).where(eq(customers.id, customerId))
    await transaction
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.customerId, customerId), isNull(passwordResets.usedAt)))
    await transaction.delete(sessions).where(eq(sessions.customerId, customerId))
    await transaction.delete(knownDevices).where(eq(knownDevices.customerId, customerId))
    await addKnownDevice(transaction, customerId, deviceHash, now)
    await clearAttempts(transaction, accountKey(customer, ''))
    if (reset.orderId) await joinOrder(transaction, customer, reset.orderId, now)
    if (!customer.email) return
    const mail = { to: customer.email, ...passwordChangedEmail(language, customer, 'reset') }
    await enqueue(transaction, environment, mail, now)
  })
}

async function useKey(
  transaction: Database,
  { resetKey, resetLogin }: z.output<typeof ResetPassword>,
  now: Date,
) {
  const [row] = await transaction
    .select({ reset: passwordResets, customer: customers })
    .from(passwordResets)
    .innerJoin(customers, eq(customers.id, passwordResets.customerId))
    .where(
      and(
        eq(passwordResets.keyHash, tokenHash(resetKey)),
        eq(customers.username, normalizeLogin(resetLogin)),
      ),
    )
    .for('update')
  return requireUsableReset(row, now)
}

/** Makes a guest's order with the confirmed email the customer's, and saves its addresses (session.order-account.joined). */
async function joinOrder(transaction: Database, customer: Customer, orderId: number, now: Date) {
  const [order] = await transaction
    .update(orders)
    .set({ customerId: customer.id })
    .where(
      and(
        eq(orders.id, orderId),
        isNull(orders.customerId),
        eq(sql`lower(${orders.billing} ->> 'email')`, customer.email),
      ),
    )
    .returning()
  // An order can be placed with the email address of another person, so the addresses of an account are not replaced.
  if (order && !customer.billing) await saveOrderAddresses(transaction, customer.id, order, now)
}
