import { createHash } from 'node:crypto'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { synonyms } from '#cms/catalog/language/synonyms.ts'
import { inBatches, replaceAllBut } from '#cms/database/bulkWrites.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import {
  type ListingOrder,
  listingPositions,
  listingTerms,
  listingWords,
  products,
  productTerms,
  searchWords,
  terms,
} from '#cms/database/schema/catalog.ts'

/** A set of positions as a Postgres bit string, whose leftmost bit is the first position. */
class Bitmap {
  readonly #bytes: Uint8Array

  /** @param length number of positions; the string is padded to whole bytes */
  constructor(length: number) {
    this.#bytes = new Uint8Array(Math.ceil(length / 8))
  }

  add(position: number) {
    const byte = position >> 3
    this.#bytes[byte] = (this.#bytes[byte] ?? 0) | (0x80 >> (position & 7))
  }

  /** Hexadecimal bit string, as `varbit` takes it. */
  toString(): string {
    return `x${Buffer.from(this.#bytes).toString('hex')}`
  }

  /** The hash of the bits, as `hashOf` computes it in the database. */
  hash(): string {
    const hash = createHash('md5')
    for (const byte of this.#bytes) hash.update(byte.toString(2).padStart(8, '0'))
    return hash.digest('hex')
  }
}

const keys: Record<ListingOrder, string> = {
  default: 'curated_position, id',
  popularity: 'popularity desc, curated_position, id',
  date: 'published_at desc, curated_position, id',
  price: 'price, curated_position, id',
}
export const listingOrders = Object.keys(keys) as ListingOrder[]

/**
 * Brings the listing index up to date: the position of each product in each sort order, and for each term and word one
 * bit per position (docs/decisions/cms/listing-bit-strings.md). To be called in the transaction of every change of
 * products, terms or prices.
 */
export async function rebuildListingIndex(
  transaction: Database,
  report: (text: string) => void = () => {},
) {
  await transaction.delete(listingPositions)
  for (const order of listingOrders) {
    await transaction.execute(sql`
      insert into ${listingPositions} ("order", position, product_id)
      select ${order}, row_number() over (order by ${sql.raw(keys[order])}) - 1, id from ${products}
      where not ${products.isHidden}`)
  }
  const productsOfTerms = await readTerms(transaction)
  const productsOfWords = await readWords(transaction)
  const wordIds = await storeVocabulary(transaction, productsOfWords)
  for (const order of listingOrders) {
    report(`indexing products by ${order}`)
    const positions = await readPositions(transaction, order)
    const bitmapOf = (ids: Iterable<number>) => {
      const bitmap = new Bitmap(positions.size)
      for (const id of ids) bitmap.add(positions.get(id) ?? 0)
      return bitmap
    }
    const terms = await readHashes(transaction, listingTerms, listingTerms.termId, order)
    await inBatches([...productsOfTerms], 100, async (batch) => {
      const rows = batch.flatMap(([termId, ids]) => {
        const bitmap = bitmapOf(ids)
        if (terms.get(termId) === bitmap.hash()) return []
        return [{ order, termId, count: ids.size, bits: String(bitmap) }]
      })
      if (rows.length > 0)
        await transaction
          .insert(listingTerms)
          .values(rows)
          .onConflictDoUpdate({
            target: [listingTerms.order, listingTerms.termId],
            set: replaceAllBut(listingTerms, ['order', 'termId']),
          })
    })
    const words = await readHashes(transaction, listingWords, listingWords.wordId, order)
    await inBatches([...wordIds], 100, async (batch) => {
      const rows = batch.flatMap(([word, wordId]) => {
        const bitmap = bitmapOf(productsOfWords.get(word) ?? [])
        return words.get(wordId) === bitmap.hash() ? [] : [{ order, wordId, bits: String(bitmap) }]
      })
      if (rows.length > 0)
        await transaction
          .insert(listingWords)
          .values(rows)
          .onConflictDoUpdate({
            target: [listingWords.order, listingWords.wordId],
            set: replaceAllBut(listingWords, ['order', 'wordId']),
          })
    })
  }
}

/**
 * Stores the words of the catalogue with the number of their products, and returns their ids, which known words keep.
 */
async function storeVocabulary(
  transaction: Database,
  productsOfWords: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<Map<string, number>> {
  const stored = await transaction.select().from(searchWords)
  const before = new Map(stored.map((row) => [row.word, row]))
  const unused = stored.filter(({ word }) => !productsOfWords.has(word)).map(({ id }) => id)
  await inBatches(unused, 1000, async (ids) => {
    await transaction.delete(listingWords).where(inArray(listingWords.wordId, ids))
    await transaction.delete(searchWords).where(inArray(searchWords.id, ids))
  })
  let next = stored.reduce((largest, { id }) => Math.max(largest, id), -1) + 1
  const vocabulary = [...productsOfWords].map(([word, { size }]) => ({
    id: before.get(word)?.id ?? next++,
    word,
    count: size,
  }))
  const changed = vocabulary.filter(({ word, count }) => before.get(word)?.count !== count)
  await inBatches(changed, 5000, (batch) =>
    transaction
      .insert(searchWords)
      .values(batch)
      .onConflictDoUpdate({ target: searchWords.id, set: replaceAllBut(searchWords, ['id']) }),
  )
  return new Map(vocabulary.map(({ word, id }) => [word, id]))
}

/** The hashes of the stored bit strings of an order, by the ids of their terms or words. */
async function readHashes(
  transaction: Database,
  table: typeof listingTerms | typeof listingWords,
  id: PgColumn,
  order: ListingOrder,
): Promise<Map<unknown, string>> {
  const hash: SQL<string> = sql`md5(${table.bits}::text)`
  const rows = await transaction.select({ id, hash }).from(table).where(eq(table.order, order))
  return new Map(rows.map((row) => [row.id, row.hash]))
}

/** The products of each term, and of a category those of its subcategories too. */
async function readTerms(transaction: Database) {
  const parents = new Map(
    (await transaction.select({ id: terms.id, parentId: terms.parentId }).from(terms)).map(
      ({ id, parentId }) => [id, parentId],
    ),
  )
  const productsOfTerms = new Map<number, Set<number>>(
    [...parents.keys()].map((id) => [id, new Set()]),
  )
  const shown = await transaction
    .select({ productId: productTerms.productId, termId: productTerms.termId })
    .from(productTerms)
    .innerJoin(products, eq(products.id, productTerms.productId))
    .where(eq(products.isHidden, false))
  for (const { productId, termId } of shown) {
    // A term that has the product has passed it on: so this ends also where parents lead round in a circle.
    for (
      let id: number | null = termId;
      id !== null && !productsOfTerms.get(id)?.has(productId);
      id = parents.get(id) ?? null
    )
      productsOfTerms.get(id)?.add(productId)
  }
  return productsOfTerms
}

/** The words that find a product. @param keywords texts beside its name, one a line */
export function searchableWords(name: string, keywords: string): ReadonlySet<string> {
  return new Set([name, ...keywords.split('\n')].flatMap((text) => synonyms.indexed(text)))
}

async function readWords(transaction: Database) {
  const productsOfWords = new Map<string, Set<number>>()
  const texts = await transaction
    .select({ id: products.id, name: products.name, keywords: products.keywords })
    .from(products)
    .where(eq(products.isHidden, false))
  for (const { id, name, keywords } of texts) {
    for (const word of searchableWords(name, keywords)) {
      const ids = productsOfWords.get(word)
      if (ids) ids.add(id)
      else productsOfWords.set(word, new Set([id]))
    }
  }
  return productsOfWords
}

async function readPositions(transaction: Database, order: ListingOrder) {
  const rows = await transaction
    .select({ productId: listingPositions.productId, position: listingPositions.position })
    .from(listingPositions)
    .where(eq(listingPositions.order, order))
    .orderBy(asc(listingPositions.position))
  return new Map(rows.map(({ productId, position }) => [productId, position]))
}
