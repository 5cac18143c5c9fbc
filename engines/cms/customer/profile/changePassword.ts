import { passwordChangedEmail } from '@vitrine/commerce/email/accountEmails.ts'
import type { ChangePassword } from '@vitrine/contract/customer.ts'
import { tokenHash } from '@vitrine/contract/service/tokens.ts'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { z } from 'zod'
import {
  customers,
  knownDevices,
  passwordResets,
  sessions,
} from '#cms/database/schema/customers.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/email/outbox.ts'
import type { Call } from '#cms/http/route.ts'
import { type Customer, guestHash } from '../../visitor/sessions.ts'
import { hashPassword } from '../passwords.ts'
import { confirmPassword } from './confirmPassword.ts'

/**
 * Replaces the password of the signed-in customer, who enters the current one, ends every other session, forgets every
 * other known browser and invalidates sent reset links. Throws `invalid` at `currentPassword`.
 */
export async function changePassword(
  call: Call,
  customer: Customer,
  form: z.output<typeof ChangePassword>,
): Promise<void> {
  await confirmPassword(call, customer, {
    password: form.currentPassword,
    field: 'currentPassword',
  })
  const now = call.clock.now()
  const passwordHash = await hashPassword(form.password)
  const [thisSession, thisDevice] = [tokenHash(call.visitor.session ?? ''), guestHash(call)]
  await transact(call.cms.database, async (transaction) => {
    const { id, email } = customer
    await transaction.update(customers).set({ passwordHash }).where(eq(customers.id, id))
    await transaction
      .delete(sessions)
      .where(and(eq(sessions.customerId, id), ne(sessions.tokenHash, thisSession)))
    await transaction
      .delete(knownDevices)
      .where(and(eq(knownDevices.customerId, id), ne(knownDevices.deviceHash, thisDevice)))
    await transaction
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.customerId, id), isNull(passwordResets.usedAt)))
    const { environment } = call.cms
    const mail = passwordChangedEmail(call.language, customer, 'customer')
    if (email) await enqueue(transaction, environment, { to: email, ...mail }, now)
  })
}
