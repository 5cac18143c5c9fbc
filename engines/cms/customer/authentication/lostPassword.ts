import { orderAccountEmail, resetEmail } from '@vitrine/commerce/email/accountEmails.ts'
import type { EmailSender } from '@vitrine/commerce/email/emailContent.ts'
import type { Language } from '@vitrine/contract/common.ts'
import { createToken, tokenHash } from '@vitrine/contract/service/tokens.ts'
import { asc, eq, lt } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { passwordRequests, passwordResets } from '#cms/database/schema/customers.ts'
import { orders } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/email/outbox.ts'
import { normalizeLogin } from '../../visitor/account.ts'
import { findByLogin } from '../../visitor/emailClaims.ts'
import { createCustomer } from './register.ts'

const hour = 3_600_000
/** Milliseconds for which a reset key is valid. */
export const keyLifetime = hour

/**
 * Records a request, of an account for a guest's order if there is one. Nothing is looked up, so that timing does not
 * reveal whether the account exists.
 */
export async function requestPasswordReset(
  database: Database,
  request: { login: string; language: Language },
  now: Date,
  orderId: number | null = null,
): Promise<void> {
  await database.insert(passwordRequests).values({ ...request, orderId, at: now })
}

/** Sends the emails of recorded requests whose account exists, and returns the number of requests. */
export async function sendPasswordResets(
  database: Database,
  sender: EmailSender,
  now: Date,
): Promise<number> {
  return transact(database, async (transaction) => {
    const requests = await transaction
      .select()
      .from(passwordRequests)
      .orderBy(asc(passwordRequests.id))
      .limit(50)
      .for('update', { skipLocked: true })
    for (const request of requests) {
      await sendReset(transaction, request, sender, now)
      await transaction.delete(passwordRequests).where(eq(passwordRequests.id, request.id))
    }
    return requests.length
  })
}

async function sendReset(
  transaction: Database,
  { login, language, orderId }: typeof passwordRequests.$inferSelect,
  sender: EmailSender,
  now: Date,
) {
  const [registered] = await findByLogin(transaction, login)
  const customer = registered ?? (orderId ? await createFromOrder(transaction, orderId, now) : null)
  if (!customer?.email) return
  const key = createToken()
  await transaction.insert(passwordResets).values({
    keyHash: tokenHash(key),
    customerId: customer.id,
    orderId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + keyLifetime),
  })
  const query = new URLSearchParams({
    'show-reset-form': 'true',
    key,
    login: customer.username,
  })
  const { actionLabel, ...email } = orderId
    ? orderAccountEmail(language, customer, {
        order: orderId,
        hasPassword: customer.passwordHash !== null,
      })
    : resetEmail(language, customer)
  await enqueue(
    transaction,
    sender,
    {
      to: customer.email,
      topic: 'password reset',
      ...email,
      action: { label: actionLabel, url: `${sender.SITE_URL}/my-account/lost-password?${query}` },
    },
    now,
  )
}

/** An account without a password for the buyer of a guest's order, which only the link in the email opens. */
async function createFromOrder(transaction: Database, orderId: number, now: Date) {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.billing.email) return null
  const { email, firstName, lastName, phone } = order.billing
  return createCustomer(transaction, {
    email: normalizeLogin(email),
    firstName,
    lastName,
    phoneNumber: phone ?? null,
    language: order.language,
    createdAt: now,
  })
}

/** Deletes reset keys that expired more than a day ago. */
export async function sweepResets(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * hour)
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, before))
}
