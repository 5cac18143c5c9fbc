import { and, eq, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Call } from '#cms/http/route.ts'
import { customerCopy } from '#contract/copy/customer.ts'
import { ContractProblem } from '#contract/problem.ts'
import type { Database } from '#database/openDatabase.ts'
import {
  appointments,
  enquiries,
  formSubmissions,
  newsletterSubscribers,
} from '#database/schema/content.ts'
import { customers, passwordRequests, signInAttempts } from '#database/schema/customers.ts'
import { orders, outboxEmails, refunds } from '#database/schema/orders.ts'
import { returnRequests } from '#database/schema/returns.ts'
import { stockAlerts } from '#database/schema/stockAlerts.ts'
import { transact } from '#database/transact.ts'
import { couponSecrets } from '#server/secrets.ts'
import { accountKey } from '../visitor/account.ts'
import type { Customer } from '../visitor/sessions.ts'
import { anonymizeOrders } from './anonymizeOrders.ts'

/** Statuses of orders that need no customer any more. */
const closed = ['completed', 'cancelled', 'refunded', 'failed', 'draft']

/**
 * Deletes an account with everything that belongs to it; its orders stay without the person. Throws conflict while an
 * order, a return or a refund is in progress, which needs the customer's address or bank.
 */
export async function deleteAccount(call: Call, customer: Customer): Promise<void> {
  const { cms } = call
  const images = await transact(cms.database, async (transaction) => {
    await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customer.id))
      .for('update')
    await requireClosedOrders(transaction, customer.id)
    const files = await anonymizeOrders(transaction, customer.id, couponSecrets(cms.secrets)[0])
    await deleteTraces(transaction, customer)
    // Sessions, addresses, logins, the bag, the wishlist and its stock alerts are deleted with it.
    await transaction.delete(customers).where(eq(customers.id, customer.id))
    return files
  })
  call.visitor.forget('vitrine_session')
  for (const image of images)
    await cms.slipStorage.remove(image).catch((error: unknown) => {
      cms.log.error({ err: error, image }, 'the slip of a deleted account was not deleted')
    })
}

async function requireClosedOrders(transaction: Database, customerId: number) {
  const own = eq(orders.customerId, customerId)
  const open = await transaction.$count(orders, and(own, notInArray(orders.status, closed)))
  const returning = await transaction
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(own, inArray(refunds.status, ['requested', 'sent'])))
    .limit(1)
  const sentBack = await transaction
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(and(own, inArray(returnRequests.status, ['requested', 'approved'])))
    .limit(1)
  if (open > 0 || returning.length > 0 || sentBack.length > 0)
    throw new ContractProblem('conflict', customerCopy.deletionWithOpenOrders)
}

/** Deletes what refers to the account by its username or email address. */
async function deleteTraces(transaction: Database, customer: Customer) {
  const { id, username, email, emailVerified } = customer
  const logins = email === null ? [username] : [username, email]
  const accounts = [accountKey(customer, ''), ...logins.map((login) => accountKey(null, login))]
  await transaction.delete(signInAttempts).where(inArray(signInAttempts.account, accounts))
  if (email === null) return
  const others = await transaction.$count(
    customers,
    and(eq(customers.email, email), ne(customers.id, id)),
  )
  // Until it is verified, the address may be another person's, whose emails must still arrive.
  if (!emailVerified && others > 0) return
  await transaction.delete(passwordRequests).where(inArray(passwordRequests.login, logins))
  const ended = or(isNotNull(outboxEmails.sentAt), isNotNull(outboxEmails.givenUpAt))
  await transaction
    .delete(outboxEmails)
    .where(and(sql`lower(${outboxEmails.recipient}) = ${email}`, emailVerified ? undefined : ended))
  if (!emailVerified) return
  for (const table of [newsletterSubscribers, enquiries, appointments])
    await transaction.delete(table).where(sql`lower(${table.email}) = ${email}`)
  await transaction.delete(stockAlerts).where(eq(stockAlerts.email, email))
  await transaction
    .delete(formSubmissions)
    .where(sql`lower(${formSubmissions.data}->>'email') = ${email}`)
}
