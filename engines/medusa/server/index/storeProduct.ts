import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import { rows } from '@vitrine/cms/database/transact.ts'
import { sql } from 'drizzle-orm'
import type { ProductRow } from './productRow.ts'
import { storeTerms } from './storeTerms.ts'

/** Stores a product with its variations and terms, but not the bit strings, and returns its id in the index. */
export async function storeProduct(transaction: Database, product: ProductRow): Promise<number> {
  const { medusa_id: medusaId, slug, code, name, price, keywords, popularity } = product
  const [stored] = await rows<{ id: number }>(
    transaction,
    sql`
insert into products (medusa_id, slug, code, name, price, curated_position, popularity, published_at, keywords,
  card, thai, medusa)
values (${medusaId}, ${slug}, ${code}, ${name}, ${price}, ${product.curated_position}, ${popularity},
  ${product.published_at.toISOString()}, ${keywords}, ${JSON.stringify(product.card)}::jsonb,
  ${JSON.stringify(product.thai)}::jsonb, ${JSON.stringify(product.medusa)}::jsonb)
on conflict (medusa_id) do update set slug = excluded.slug, code = excluded.code, name = excluded.name,
  price = excluded.price, curated_position = excluded.curated_position, popularity = excluded.popularity,
  published_at = excluded.published_at, keywords = excluded.keywords, card = excluded.card,
  thai = excluded.thai, medusa = excluded.medusa
returning id`,
  )
  if (!stored) throw new Error(`${slug} was not stored`)
  const { id } = stored
  await storeVariations(transaction, id, product)
  await storePhotographs(transaction, id, product)
  await storeTerms(transaction, product.terms)
  await transaction.execute(sql`delete from product_terms where product_id = ${id}`)
  await transaction.execute(sql`
insert into product_terms (product_id, term_id, place)
select ${id}, terms.id, min(place)
from jsonb_to_recordset(${JSON.stringify(placed(product))}::jsonb)
  as own (kind text, slug text, place int)
join terms using (kind, slug)
group by terms.id`)
  return id
}

async function storeVariations(transaction: Database, id: number, { variations }: ProductRow) {
  await transaction.execute(sql`
delete from variations where product_id = ${id}
  or id in (select jsonb_array_elements_text(${JSON.stringify(variations.map((variation) => variation.id))}::jsonb))`)
  await transaction.execute(sql`
insert into variations (id, product_id, sku, stock, facets)
select own.id, ${id}, sku, stock, facets
from jsonb_to_recordset(${JSON.stringify(variations)}::jsonb)
  as own (id text, sku text, stock int, facets text[])`)
}

async function storePhotographs(transaction: Database, id: number, { photographs }: ProductRow) {
  await transaction.execute(sql`delete from photographs where product_id = ${id}`)
  await transaction.execute(sql`
insert into photographs (id, product_id, url)
select distinct own.id, ${id}::int, url
from jsonb_to_recordset(${JSON.stringify(photographs)}::jsonb) as own (id text, url text)`)
}

const placed = ({ terms }: ProductRow) =>
  terms.map(({ kind, slug }, place) => ({ kind, slug, place }))
