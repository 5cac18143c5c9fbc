import { TZDate } from '@date-fns/tz'
import { taxDocumentContent } from '@vitrine/commerce/documents/taxDocument.ts'
import { localizedContent } from '@vitrine/commerce/language.ts'
import { includedTax } from '@vitrine/commerce/rules/totals.ts'
import { max } from 'date-fns/max'
import { subYears } from 'date-fns/subYears'
import { and, asc, desc, eq, like, lt, sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { documentSeries, orders, taxDocuments } from '#cms/database/schema/orders.ts'
import type { StoredOrder } from './requireOrder.ts'
import { readOrderLines } from './serializeOrders.ts'

type Issuer = Pick<Cms, 'environment' | 'thai'>

export type TaxDocument = typeof taxDocuments.$inferSelect

/**
 * Issues the tax invoice of an order, in the transaction that pays it (`orders.invoice.issued`), under the order's
 * lock.
 */
export async function issueInvoice(
  cms: Issuer,
  transaction: Database,
  order: StoredOrder,
  now: Date,
): Promise<void> {
  await issue(cms, transaction, order, {
    kind: 'invoice',
    amount: order.total,
    tax: includedTax(order.total),
    issuedAt: now,
  })
}

/**
 * Issues the credit note of a refund (`orders.invoice.credit-note`), under the order's lock, with the part of the tax
 * that earlier notes have not credited, so that the notes of a full refund add up to the invoice.
 */
export async function issueCreditNote(
  cms: Issuer,
  transaction: Database,
  order: StoredOrder,
  refund: { id: number; amount: number },
  now: Date,
): Promise<void> {
  const earlier = (await readTaxDocuments(transaction, order.id)).filter(
    ({ kind }) => kind === 'credit_note',
  )
  const credited = earlier.reduce((sum, { amount }) => sum + amount, refund.amount)
  const taxBefore = earlier.reduce((sum, { tax }) => sum + tax, 0)
  await issue(cms, transaction, order, {
    kind: 'credit_note',
    refundId: refund.id,
    amount: refund.amount,
    tax: includedTax(credited) - taxBefore,
    issuedAt: now,
  })
}

/** The tax documents of an order: its invoice, then its credit notes in the order in which they were issued. */
export function readTaxDocuments(database: Database, orderId: number): Promise<TaxDocument[]> {
  return database
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.orderId, orderId))
    .orderBy(desc(taxDocuments.kind), asc(taxDocuments.year), asc(taxDocuments.number))
}

/** Years for which the parties of a tax document are kept after their account is deleted (Revenue Code, section 87/3). */
const retentionYears = 5

/** Removes the person from documents older than the legal period whose account is deleted (`orders.invoice.kept`). */
export async function forgetParties(database: Database, now: Date): Promise<void> {
  const parties = sql`jsonb_build_object('billing', ${orders.billing}, 'shipping', ${orders.shipping})`
  await database
    .update(taxDocuments)
    .set({ content: sql`${taxDocuments.content} || ${parties}` })
    .from(orders)
    .where(
      and(
        eq(orders.id, taxDocuments.orderId),
        like(orders.placedBy, 'deleted:%'),
        lt(taxDocuments.issuedAt, subYears(now, retentionYears)),
        sql`not ${taxDocuments.content} @> ${parties}`,
      ),
    )
}

/**
 * Issues the documents of a kind one after the other, under a lock until the commit, so that a rollback leaves no gap,
 * and none has a higher number and an earlier date.
 */
async function issue(
  { environment, thai }: Issuer,
  transaction: Database,
  order: StoredOrder,
  document: Pick<typeof taxDocuments.$inferInsert, 'kind' | 'refundId' | 'amount' | 'tax'> & {
    issuedAt: Date
  },
): Promise<void> {
  const { kind } = document
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${kind}, 3))`)
  const [latest] = await transaction
    .select({ issuedAt: taxDocuments.issuedAt })
    .from(taxDocuments)
    .where(eq(taxDocuments.kind, kind))
    .orderBy(desc(taxDocuments.year), desc(taxDocuments.number))
    .limit(1)
  const issuedAt = max([document.issuedAt, latest?.issuedAt ?? document.issuedAt])
  const year = new TZDate(issuedAt, 'Asia/Bangkok').getFullYear()
  const [series] = await transaction
    .insert(documentSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentSeries.kind, documentSeries.year],
      set: { last: sql`${documentSeries.last} + 1` },
    })
    .returning({ number: documentSeries.last })
  if (!series) throw new Error('The number of a tax document cannot be read')
  const { billing, shipping } = order
  const lines = await readOrderLines(transaction, [order.id])
  const { company } = environment
  const texts = await localizedContent(thai, order.language, { company, lines, billing, shipping })
  const content = taxDocumentContent(texts.company, { ...order, ...texts }, texts.lines)
  await transaction
    .insert(taxDocuments)
    .values({ ...document, orderId: order.id, year, ...series, issuedAt, content })
}
