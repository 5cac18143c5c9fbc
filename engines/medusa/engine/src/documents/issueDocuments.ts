import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { TaxDocument } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { toSatang } from '../orders/placedTotals'
import { readMoney } from './readMoney'

interface Row {
  kind: TaxDocument['kind']
  year: number
  number: number
  refund_id: string | null
  amount: string
  tax: string
  issued_at: Date
  content: object | null
}

/** The name of the lock under which the documents of an order are issued. */
const documentLock = (orderId: string) => `shop:documents:${orderId}`

/**
 * Issues the missing invoice of an order whose payment is captured and the missing credit notes of its done refunds,
 * and returns all documents of the order: the invoice first, then the notes.
 */
export async function issueDocuments(
  container: MedusaContainer,
  orderId: string,
): Promise<TaxDocument[]> {
  const { database } = container.resolve<ShopService>(shopModule)
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(documentLock(orderId), async () => {
    const { payment, taxRate } = await readMoney(container, orderId)
    const taxOf = (amount: number) => Math.round((amount * taxRate) / (100 + taxRate))
    const stored = await read(database, orderId)
    if (!payment) return stored.map(toDocument)
    if (!stored.some(({ kind }) => kind === 'invoice'))
      await issue(database, orderId, {
        kind: 'invoice',
        amount: payment.amount,
        tax: taxOf(payment.amount),
        at: payment.at,
      })
    let credited = 0
    for (const { refund_id: id, amount, settled_at: at } of await creditedRefunds(
      database,
      orderId,
    )) {
      const before = credited
      credited += amount
      if (stored.some(({ refund_id }) => refund_id === id)) continue
      // The notes of a full refund add up to the invoice.
      const tax = taxOf(credited) - taxOf(before)
      await issue(database, orderId, { kind: 'credit_note', refundId: id, amount, tax, at })
    }
    return (await read(database, orderId)).map(toDocument)
  })
}

/** The refunds of what was paid for an order, in the order in which they were done, with amounts in satang. */
async function creditedRefunds(database: Knex, orderId: string) {
  const rows: { refund_id: string; amount: string; settled_at: Date }[] = await database(
    'shop_refund',
  )
    .select('refund_id', 'amount', 'settled_at')
    .where({ order_id: orderId, status: 'done' })
    .whereNotNull('refund_id')
    .orderBy('settled_at')
  return rows.map(({ amount, ...refund }) => ({ ...refund, amount: toSatang(amount) }))
}

/** Stores the text of the order's documents that have none, and returns all of them. */
export async function storeContents(
  database: Knex,
  orderId: string,
  content: object,
): Promise<TaxDocument[]> {
  await database('shop_tax_document')
    .where({ order_id: orderId })
    .whereNull('content')
    .update({ content: JSON.stringify(content) })
  return (await read(database, orderId)).map(toDocument)
}

const read = (database: Knex, orderId: string): Promise<Row[]> =>
  database<Row>('shop_tax_document')
    .where({ order_id: orderId })
    .orderBy([{ column: 'kind', order: 'desc' }, 'year', 'number'])

const toDocument = ({ kind, year, number, amount, tax, issued_at, content }: Row): TaxDocument => ({
  kind,
  year,
  number,
  amount: Number(amount),
  tax: Number(tax),
  issuedAt: issued_at.toISOString(),
  content,
})

interface Issue {
  kind: TaxDocument['kind']
  refundId?: string
  amount: number
  tax: number
  at: Date
}

/** The row of the series is locked until the commit, so that a rollback leaves no gap in the numbers. */
async function issue(
  database: Knex,
  orderId: string,
  { kind, refundId, amount, tax, at }: Issue,
): Promise<void> {
  const year = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Asia/Bangkok', year: 'numeric' }).format(at),
  )
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: { last: number }[] }>(
      `insert into "shop_document_series" ("kind", "year", "last") values (?, ?, 1)
        on conflict ("kind", "year") do update set "last" = "shop_document_series"."last" + 1
        returning "last"`,
      [kind, year],
    )
    await transaction('shop_tax_document').insert({
      kind,
      year,
      number: rows[0]?.last,
      order_id: orderId,
      refund_id: refundId ?? null,
      amount,
      tax,
      issued_at: at,
    })
  })
}
