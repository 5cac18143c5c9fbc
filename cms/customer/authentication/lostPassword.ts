import { asc, eq, lt } from 'drizzle-orm'
import { enqueue } from '#cms/email/outbox.ts'
import { orderAccountEmail, resetEmail } from '#contract/copy/customer.ts'
import type { Database } from '#database/openDatabase.ts'
import { passwordRequests, passwordResets } from '#database/schema/customers.ts'
import { orders } from '#database/schema/orders.ts'
import { transact } from '#database/transact.ts'
import type { EmailSender } from '#server/email/emailContent.ts'
import { createToken, tokenHash } from '#server/tokens.ts'
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
  login: string,
  now: Date,
  orderId: number | null = null,
): Promise<void> {
  await database.insert(passwordRequests).values({ login, orderId, at: now })
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
  { login, orderId }: typeof passwordRequests.$inferSelect,
  sender: EmailSender,
  now: Date,
) {
  const [known] = await findByLogin(transaction, login)
  const customer = known ?? (orderId ? await createFromOrder(transaction, orderId, now) : null)
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
    ? orderAccountEmail(customer, orderId, customer.passwordHash === null)
    : resetEmail(customer)
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
    createdAt: now,
  })
}

/** Deletes reset keys that expired more than a day ago. */
export async function sweepResets(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * hour)
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, before))
}
