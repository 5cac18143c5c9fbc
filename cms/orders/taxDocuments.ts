import { TZDate } from '@date-fns/tz'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { includedTax } from '#cms/cart/totals.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { documentSeries, type TaxDocumentKind, taxDocuments } from '#cms/database/schema/orders.ts'

export type TaxDocument = typeof taxDocuments.$inferSelect

const prefixes: Record<TaxDocumentKind, string> = { invoice: 'INV', credit_note: 'CN' }

/** The printed number of a tax document, such as INV-2026-000042. */
export function documentNumber({
  kind,
  year,
  number,
}: Pick<TaxDocument, 'kind' | 'year' | 'number'>): string {
  return `${prefixes[kind]}-${year}-${String(number).padStart(6, '0')}`
}

/**
 * Issues the tax invoice of an order, in the transaction that pays it (`orders.invoice.issued`). The
 * caller holds the order's lock.
 */
export async function issueInvoice(
  transaction: Database,
  order: { id: number; total: number },
  now: Date,
): Promise<void> {
  await issue(transaction, {
    kind: 'invoice',
    orderId: order.id,
    amount: order.total,
    tax: includedTax(order.total),
    now,
  })
}

/**
 * Issues the credit note of a refund (`orders.invoice.credit-note`). Its tax is the part of the
 * invoice's that earlier notes have not credited, so that the notes of a full refund add up to the
 * invoice. The caller holds the order's lock.
 */
export async function issueCreditNote(
  transaction: Database,
  refund: { id: number; orderId: number; amount: number },
  now: Date,
): Promise<void> {
  const earlier = (await readTaxDocuments(transaction, refund.orderId)).filter(
    ({ kind }) => kind === 'credit_note',
  )
  const credited = earlier.reduce((sum, { amount }) => sum + amount, refund.amount)
  const taxBefore = earlier.reduce((sum, { tax }) => sum + tax, 0)
  await issue(transaction, {
    kind: 'credit_note',
    orderId: refund.orderId,
    refundId: refund.id,
    amount: refund.amount,
    tax: includedTax(credited) - taxBefore,
    now,
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

/** The lock on the row of the series is held until the commit, so that a rollback leaves no gap. */
async function issue(
  transaction: Database,
  {
    now,
    ...document
  }: Omit<typeof taxDocuments.$inferInsert, 'year' | 'number' | 'issuedAt'> & {
    now: Date
  },
): Promise<void> {
  const year = new TZDate(now, 'Asia/Bangkok').getFullYear()
  const [series] = await transaction
    .insert(documentSeries)
    .values({ kind: document.kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentSeries.kind, documentSeries.year],
      set: { last: sql`${documentSeries.last} + 1` },
    })
    .returning({ number: documentSeries.last })
  if (!series) throw new Error('The number of a tax document cannot be read')
  await transaction
    .insert(taxDocuments)
    .values({ ...document, year, number: series.number, issuedAt: now })
}
