import { listingOrders } from '@vitrine/cms/catalog/listingIndex.ts'
import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import type { ListingOrder } from '@vitrine/cms/database/schema/catalog.ts'
import { rows } from '@vitrine/cms/database/transact.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { IndexedProduct } from './readIndexed.ts'

/** The sort keys of `rebuildListingIndex` (engines/cms/catalog/listingIndex.ts) so that all of them compare upwards. */
const keys: Record<ListingOrder, SQL> = {
  default: sql.raw('curated_position, id'),
  popularity: sql.raw('-popularity, curated_position, id'),
  date: sql.raw('-extract(epoch from published_at), curated_position, id'),
  price: sql.raw('price, curated_position, id'),
}

/**
 * Changes the bit strings for one product, whose row was stored just before, with less work than computing the bits of
 * all products.
 * @param before what the index has of it; undefined for a new product
 * @param after undefined for a product that is deleted next
 */
export async function moveProduct(
  transaction: Database,
  id: number,
  before: IndexedProduct | undefined,
  after: IndexedProduct | undefined,
) {
  const gained = difference(after, before)
  const lost = difference(before, after)
  if (after) await addRows(transaction, gained)
  for (const order of listingOrders) {
    const from = before && (await positionOf(transaction, order, id))
    if (from !== undefined) await setBits(transaction, order, from, lost, 0)
    const to = after && (await placeOf(transaction, order, id))
    if (from !== to) await move(transaction, order, id, from, to)
    if (to !== undefined) await setBits(transaction, order, to, gained, 1)
  }
  await count(transaction, gained, 1)
  await count(transaction, lost, -1)
  await deleteUnusedWords(transaction)
}

type Members = Pick<IndexedProduct, 'terms' | 'words'>

function difference(one: Members | undefined, other: Members | undefined): Members {
  return {
    terms: (one?.terms ?? []).filter((term) => !other?.terms.includes(term)),
    words: (one?.words ?? []).filter((word) => !other?.words.includes(word)),
  }
}

async function positionOf(transaction: Database, order: ListingOrder, id: number) {
  const [row] = await rows<{ position: number }>(
    transaction,
    sql`select position from listing_positions where product_id = ${id} and "order" = ${order}`,
  )
  return row?.position
}

/** The position that a product has by its keys. */
async function placeOf(transaction: Database, order: ListingOrder, id: number) {
  const key = keys[order]
  const [row] = await rows<{ place: number }>(
    transaction,
    sql`select count(*)::int as place from products
      where (${key}) < (select ${key} from products where id = ${id})`,
  )
  return row?.place ?? 0
}

async function move(
  transaction: Database,
  order: ListingOrder,
  id: number,
  from: number | undefined,
  to: number | undefined,
) {
  const moved = movedBits(from, to)
  for (const table of ['listing_terms', 'listing_words'])
    await transaction.execute(sql`
      update ${sql.identifier(table)} set bits = ${moved} where "order" = ${order} and bits <> ${moved}`)
  if (from === undefined) {
    await shift(transaction, order, sql`position >= ${to}`, 1)
    await transaction.execute(sql`
      insert into listing_positions ("order", position, product_id) values (${order}, ${to}, ${id})`)
  } else if (to === undefined) {
    await transaction.execute(sql`
      delete from listing_positions where "order" = ${order} and position = ${from}`)
    await shift(transaction, order, sql`position > ${from}`, -1)
  } else {
    const step = from < to ? -1 : 1
    await transaction.execute(sql`
      update listing_positions
      set position = case position when ${from} then ${to}::int else position + ${step}::int end
      where "order" = ${order} and position between ${Math.min(from, to)} and ${Math.max(from, to)}`)
  }
}

async function shift(transaction: Database, order: ListingOrder, which: SQL, step: number) {
  await transaction.execute(sql`
    update listing_positions set position = position + ${step}::int where "order" = ${order} and ${which}`)
}

/** The bits of a row with that of one position moved to another, inserted as 0, or removed. */
function movedBits(from: number | undefined, to: number | undefined): SQL {
  const first = (length: number) => sql`substring(bits from 1 for ${length}::int)`
  const bit = (position: number) => sql`substring(bits from ${position + 1}::int for 1)`
  const part = (start: number, length: number) =>
    sql`substring(bits from ${start + 1}::int for ${length}::int)`
  const rest = (start: number) => sql`substring(bits from ${start + 1}::int)`
  if (from === undefined) return sql`(${first(to ?? 0)} || B'0' || ${rest(to ?? 0)})`
  if (to === undefined) return sql`(${first(from)} || ${rest(from + 1)})`
  return from < to
    ? sql`(${first(from)} || ${part(from + 1, to - from)} || ${bit(from)} || ${rest(to + 1)})`
    : sql`(${first(to)} || ${bit(from)} || ${part(to, from - to)} || ${rest(from + 1)})`
}

/** Adds the rows of terms and words that no product had. */
async function addRows(transaction: Database, { terms, words }: Members) {
  const lists = [JSON.stringify(terms), JSON.stringify(words)]
  await transaction.execute(sql`
insert into listing_terms ("order", term_id, count, bits)
select "order", value::int, 0, nothing.bits
from jsonb_array_elements_text(${lists[0]}::jsonb), (${nothing}) as nothing
where not exists (select from listing_terms where term_id = value::int)`)
  await transaction.execute(sql`
insert into search_words (id, word, count)
select (select coalesce(max(id), -1) from search_words) + row_number() over (), value, 0
from jsonb_array_elements_text(${lists[1]}::jsonb)
where not exists (select from search_words where word = value)`)
  await transaction.execute(sql`
insert into listing_words ("order", word_id, bits)
select "order", id, nothing.bits from search_words, (${nothing}) as nothing
where count = 0 and not exists (select from listing_words where word_id = search_words.id)`)
}

/** A bit string of zeros for each order. */
const nothing = sql`
select "order", bits from unnest(array[${listOf(listingOrders)}]::text[]) as "order"
cross join lateral (select bits & ~bits as bits from listing_terms
  where listing_terms."order" = "order"."order" limit 1) as zeros`

async function setBits(
  transaction: Database,
  order: ListingOrder,
  position: number,
  { terms, words }: Members,
  bit: 0 | 1,
) {
  if (terms.length > 0)
    await transaction.execute(sql`
      update listing_terms set bits = set_bit(bits, ${position}::int, ${bit}::int)
      where "order" = ${order} and term_id in (${listOf(terms)})`)
  if (words.length > 0)
    await transaction.execute(sql`
      update listing_words set bits = set_bit(bits, ${position}::int, ${bit}::int)
      where "order" = ${order}
        and word_id in (select id from search_words where word in (${listOf(words)}))`)
}

async function count(transaction: Database, { terms, words }: Members, step: number) {
  if (terms.length > 0)
    await transaction.execute(sql`
      update listing_terms set count = count + ${step}::int where term_id in (${listOf(terms)})`)
  if (words.length > 0)
    await transaction.execute(sql`
      update search_words set count = count + ${step}::int where word in (${listOf(words)})`)
}

async function deleteUnusedWords(transaction: Database) {
  await transaction.execute(sql`
    delete from listing_words where word_id in (select id from search_words where count = 0)`)
  await transaction.execute(sql`delete from search_words where count = 0`)
}

function listOf(values: readonly (string | number)[]): SQL {
  const list = values.map((value) => sql`${value}`)
  return sql.join(list, sql`, `)
}
