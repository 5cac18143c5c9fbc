import { toInstant } from '@vitrine/contract/clock.ts'
import type { ContactData } from '@vitrine/contract/customer.ts'
import { and, asc, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#cms/database/openDatabase.ts'
import {
  appointments,
  enquiries,
  formSubmissions,
  newsletterSubscribers,
} from '#cms/database/schema/content.ts'
import { orderLinkRequests } from '#cms/database/schema/orderLinks.ts'
import { outboxEmails } from '#cms/database/schema/orders.ts'
import { stockAlerts } from '#cms/database/schema/stockAlerts.ts'

const isOf = (column: PgColumn, email: string): SQL => sql`lower(${column}) = ${email}`

/** Whether a field of a form is the address, in any case and with spaces around it. */
const isSubmittedBy = (email: string): SQL =>
  sql`exists (select 1 from jsonb_each_text(${formSubmissions.data}) as field
    where lower(trim(field.value)) = ${email})`

const isBefore = (column: PgColumn, until: Date | undefined) => until && lte(column, until)

const optional = (date: Date | null) => (date ? toInstant(date) : null)

/**
 * Reads what people have left under an email address without an account, whose owner must be verified, since anyone may
 * enter it.
 * @param email in lower case
 */
export async function readContactData(database: Database, email: string): Promise<ContactData> {
  const subscriptions = await database
    .select()
    .from(newsletterSubscribers)
    .where(isOf(newsletterSubscribers.email, email))
    .orderBy(asc(newsletterSubscribers.subscribedAt))
  const sent = await database
    .select()
    .from(enquiries)
    .where(isOf(enquiries.email, email))
    .orderBy(asc(enquiries.submittedAt))
  const visits = await database
    .select()
    .from(appointments)
    .where(isOf(appointments.email, email))
    .orderBy(asc(appointments.submittedAt))
  const submissions = await database
    .select()
    .from(formSubmissions)
    .where(isSubmittedBy(email))
    .orderBy(asc(formSubmissions.submittedAt))
  const emails = await database
    .select()
    .from(outboxEmails)
    .where(isOf(outboxEmails.recipient, email))
    .orderBy(asc(outboxEmails.createdAt))
  return {
    newsletter: subscriptions.map(({ subscribedAt, confirmedAt, id: _, ...subscription }) => ({
      ...subscription,
      subscribedDate: toInstant(subscribedAt),
      confirmedDate: optional(confirmedAt),
    })),
    enquiries: sent.map(({ name, email, phone, subject, message, submittedAt }) => ({
      ...{ name, email, phone, subject, message },
      submittedDate: toInstant(submittedAt),
    })),
    appointments: visits.map(({ id: _, submission: __, source: ___, submittedAt, ...visit }) => ({
      ...visit,
      submittedDate: toInstant(submittedAt),
    })),
    forms: submissions.map(({ data, submittedAt }) => ({
      ...{ data },
      submittedDate: toInstant(submittedAt),
    })),
    emails: emails.map(({ recipient, subject, createdAt, sentAt }) => ({
      ...{ recipient, subject },
      createdDate: toInstant(createdAt),
      sentDate: optional(sentAt),
    })),
  }
}

/**
 * Deletes what `readContactData` reads, with requests of stock alerts and of links to orders, repeatedly without
 * effect.
 * @param until the time of an earlier deletion, after which the address may belong to a new account
 */
export async function deleteContactData(
  transaction: Database,
  email: string,
  until?: Date,
): Promise<void> {
  const tables = [
    [newsletterSubscribers, newsletterSubscribers.email, newsletterSubscribers.subscribedAt],
    [enquiries, enquiries.email, enquiries.submittedAt],
    [appointments, appointments.email, appointments.submittedAt],
    [outboxEmails, outboxEmails.recipient, outboxEmails.createdAt],
    [stockAlerts, stockAlerts.email, stockAlerts.createdAt],
    [orderLinkRequests, orderLinkRequests.email, orderLinkRequests.at],
  ] as const
  for (const [table, column, at] of tables)
    await transaction.delete(table).where(and(isOf(column, email), isBefore(at, until)))
  await transaction
    .delete(formSubmissions)
    .where(and(isSubmittedBy(email), isBefore(formSubmissions.submittedAt, until)))
}
