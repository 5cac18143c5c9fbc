import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { accountDeletedEmail } from '@vitrine/commerce/email/accountEmails.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { computeLedger } from '@vitrine/commerce/rules/ledger.ts'
import { isInProgress } from '@vitrine/commerce/rules/transitions.ts'
import { couponSecrets } from '@vitrine/commerce/secrets.ts'
import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { customers, passwordRequests, signInAttempts } from '#cms/database/schema/customers.ts'
import { orders, outboxEmails } from '#cms/database/schema/orders.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/email/outbox.ts'
import type { Call } from '#cms/http/route.ts'
import { orderEntries, readEntries } from '../orders/order/ledger.ts'
import { readReturns } from '../orders/order/readReturns.ts'
import type { StoredOrder } from '../orders/order/requireOrder.ts'
import { accountKey } from '../visitor/account.ts'
import type { Customer } from '../visitor/sessions.ts'
import { anonymizeOrders } from './anonymizeOrders.ts'
import { deleteContactData } from './contactData.ts'

/**
 * Deletes an account with everything that belongs to it, and leaves its orders without the person. Throws conflict
 * while an order is in progress, or money of one is owed, which needs the customer's address or bank.
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
    const isOnlyAccount = await deleteTraces(transaction, customer)
    // The outbox deletes it once it is sent.
    if (customer.email && isOnlyAccount) {
      const mail = accountDeletedEmail(customer.language)
      const content = { to: customer.email, topic: 'account deleted', ...mail } as const
      await enqueue(transaction, cms.environment, content, call.clock.now())
    }
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
  // The locks make payments, refunds and returns of these orders wait.
  const customerOrders = await transaction
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.id))
    .for('update')
  const ids = customerOrders.map(({ id }) => id)
  const entries = await readEntries(transaction, ids)
  const returns = await readReturns(transaction, ids)
  const isNeeded = (order: StoredOrder) =>
    isInProgress({
      status: order.status,
      isPaid: order.paidAt !== null,
      isOwed: computeLedger(order, orderEntries(order.id, entries)).owed > 0,
      returns: returns.filter(({ orderId }) => orderId === order.id),
    })
  if (customerOrders.some(isNeeded))
    throw new ContractProblem('conflict', customerCopy.deletionWithOpenOrders)
}

/**
 * Deletes what refers to the account by its username or email address, or returns false where the address belongs to
 * another account too.
 */
async function deleteTraces(transaction: Database, customer: Customer): Promise<boolean> {
  const { id, username, email, emailVerified } = customer
  const logins = email === null ? [username] : [username, email]
  const accounts = [accountKey(customer, ''), ...logins.map((login) => accountKey(null, login))]
  await transaction.delete(signInAttempts).where(inArray(signInAttempts.account, accounts))
  if (email === null) return true
  const others = await transaction.$count(
    customers,
    and(eq(customers.email, email), ne(customers.id, id)),
  )
  // Until it is verified, the address may be another person's, whose emails must still arrive.
  if (!emailVerified && others > 0) return false
  await transaction.delete(passwordRequests).where(inArray(passwordRequests.login, logins))
  if (emailVerified) {
    await deleteContactData(transaction, email)
    return true
  }
  const ended = or(isNotNull(outboxEmails.sentAt), isNotNull(outboxEmails.givenUpAt))
  await transaction
    .delete(outboxEmails)
    .where(and(sql`lower(${outboxEmails.recipient}) = ${email}`, ended))
  return true
}
