import { asc, eq, sql } from 'drizzle-orm'
import { synonyms } from '#cms/catalog/language/synonyms.ts'
import { inBatches } from '#cms/database/bulkWrites.ts'
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

/** A set of positions as a Postgres bit string; the first position is the leftmost bit. */
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
}

const keys: Record<ListingOrder, string> = {
  default: 'curated_position, id',
  popularity: 'popularity desc, curated_position, id',
  date: 'published_at desc, curated_position, id',
  price: 'price, curated_position, id',
}
export const listingOrders = Object.keys(keys) as ListingOrder[]

/**
 * Rebuilds the listing index: the position of each product in each sort order, and for each term and
 * word one bit per position (docs/decisions/cms/listing-bit-strings.md). Code that changes products, terms
 * or prices must call it in the same transaction. The index does not contain stock.
 */
export async function rebuildListingIndex(
  transaction: Database,
  report: (text: string) => void = () => {},
) {
  for (const table of [listingPositions, listingTerms, listingWords, searchWords]) {
    await transaction.delete(table)
  }
  for (const order of listingOrders) {
    await transaction.execute(sql`
      insert into ${listingPositions} ("order", position, product_id)
      select ${order}, row_number() over (order by ${sql.raw(keys[order])}) - 1, id from ${products}
      where not ${products.isHidden}`)
  }
  const productsOfTerms = await readTerms(transaction)
  const productsOfWords = await readWords(transaction)
  const vocabulary = [...productsOfWords.keys()].map((word, id) => ({
    id,
    word,
    count: productsOfWords.get(word)?.size ?? 0,
  }))
  await inBatches(vocabulary, 5000, (batch) => transaction.insert(searchWords).values(batch))
  for (const order of listingOrders) {
    report(`indexing products by ${order}`)
    const positions = await readPositions(transaction, order)
    const bitsOf = (ids: Iterable<number>) => {
      const bitmap = new Bitmap(positions.size)
      for (const id of ids) bitmap.add(positions.get(id) ?? 0)
      return bitmap.toString()
    }
    await inBatches([...productsOfTerms], 100, (batch) =>
      transaction
        .insert(listingTerms)
        .values(
          batch.map(([termId, ids]) => ({ order, termId, count: ids.size, bits: bitsOf(ids) })),
        ),
    )
    await inBatches(vocabulary, 100, (batch) =>
      transaction.insert(listingWords).values(
        batch.map(({ id, word }) => ({
          order,
          wordId: id,
          bits: bitsOf(productsOfWords.get(word) ?? []),
        })),
      ),
    )
  }
}

/** The products of each term; a category includes those of its subcategories. */
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
export function wordsOf(name: string, keywords: string): ReadonlySet<string> {
  return new Set([name, ...keywords.split('\n')].flatMap((text) => synonyms.indexed(text)))
}

async function readWords(transaction: Database) {
  const productsOfWords = new Map<string, Set<number>>()
  const texts = await transaction
    .select({ id: products.id, name: products.name, keywords: products.keywords })
    .from(products)
    .where(eq(products.isHidden, false))
  for (const { id, name, keywords } of texts) {
    for (const word of wordsOf(name, keywords)) {
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
