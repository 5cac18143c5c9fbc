import { toInstant } from '@vitrine/contract/clock.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Album } from '#cms/catalog/album.ts'
import { inBatches, replaceAllBut } from '#cms/database/bulkWrites.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import {
  listingLookBooks,
  products,
  productTerms,
  variations,
} from '#cms/database/schema/catalog.ts'
import { Directory } from './directory.ts'
import { chosenFacets } from './facets.ts'
import { rememberCategories, rememberGone, rememberSlugs } from './formerSlugs.ts'
import { rebuildListingIndex } from './listingIndex.ts'
import { satangPrices } from './productOptions.ts'
import { productRecord } from './productRecord.ts'
import type { CatalogueSource } from './source.ts'
import { storeTerms, type TermIds } from './storeTerms.ts'

/** Reports progress, with counts where they are known. */
export type Report = (text: string, done?: number, total?: number) => void

const firstProductId = 1001

/** The slug of the last category in the breadcrumbs of a product. */
const mainCategory = sql`substring(products.detail #>> '{meta,breadcrumbs,-2,url}' from '^/product-category/(?:.*/)?([^/]+)$')`

/**
 * Replaces the stored catalogue, by code for products and by SKU for variations, which keep their ids and stock.
 * @param changed codes of the products that differ from what is stored; all without it
 */
export async function storeCatalogue(
  transaction: Database,
  source: CatalogueSource,
  album: Album,
  report: Report,
  now: Date,
  changed?: ReadonlySet<string>,
) {
  await transaction.delete(listingLookBooks)
  const termIds = await storeTerms(transaction, source, album)
  const storedProducts = await transaction
    .select({ key: products.code, id: products.id, slug: products.slug })
    .from(products)
  const codes = source.products.map(({ code }) => code)
  const productIds = keepIds(storedProducts, codes, firstProductId)
  const directory = new Directory(source, termIds, productIds)

  const slugs = new Map(source.products.map(({ code, slug }) => [code, slug]))
  const renamed = storedProducts.filter(
    ({ key, slug }) => slugs.has(key) && slugs.get(key) !== slug,
  )
  await rememberSlugs(
    transaction,
    Object.fromEntries(renamed.map(({ key, slug }) => [slug, key])),
    slugs.values(),
  )
  const categories = source.categories.map(({ slug }) => slug)
  await rememberCategories(transaction, source.formerCategories ?? {}, categories)
  const removedIds = storedProducts.filter(({ key }) => !productIds.has(key)).map(({ id }) => id)
  await inBatches(removedIds, 1000, async (ids) => {
    const gone = await transaction
      .delete(products)
      .where(inArray(products.id, ids))
      .returning({ slug: products.slug, category: sql<string>`coalesce(${mainCategory}, '')` })
    const similar = Object.fromEntries(gone.map(({ slug, category }) => [slug, category]))
    await rememberGone(transaction, 'product', similar)
  })
  const variationIds = await storeProducts(transaction, source, directory, {
    album,
    report,
    now,
    changed,
  })
  await storeVariations(transaction, source, productIds, variationIds, changed)
  await storeProductTerms(transaction, source, directory)
  await inBatches(lookBookRows(source, termIds, directory, album), 100, (batch) =>
    transaction.insert(listingLookBooks).values(batch),
  )
  await rebuildListingIndex(transaction, report)
}

/** Small, because the memory of the embedded database never shrinks (docs/decisions/cms/memory-settings.md). */
const productsPerStatement = 20

async function storeProducts(
  transaction: Database,
  source: CatalogueSource,
  directory: Directory,
  {
    album,
    report,
    now,
    changed,
  }: { album: Album; report: Report; now: Date; changed?: ReadonlySet<string> | undefined },
) {
  const variationIds = keepIds(
    await transaction.select({ key: variations.sku, id: variations.id }).from(variations),
    source.products.flatMap((product) => product.variations.map(({ sku }) => sku)),
    1,
  )
  // An unchanged product keeps the date of its last change.
  const set = {
    ...replaceAllBut(products, ['id']),
    card: sql`case when products.card - 'modifiedDate' = excluded.card - 'modifiedDate'
      and products.detail = excluded.detail then products.card else excluded.card end`,
  }
  const wanted = source.products
    .map((product, curatedPosition) => ({ product, curatedPosition }))
    .filter(({ product }) => changed?.has(product.code) ?? true)
  const total = wanted.length
  let done = 0
  await inBatches(wanted, productsPerStatement, async (batch) => {
    report('storing products', done, total)
    const records = batch.map(({ product, curatedPosition }) => {
      const record = productRecord(product, directory.linksOf(product, variationIds), album)
      const card = { ...record.card, modifiedDate: toInstant(now) }
      return { ...record, card, curatedPosition }
    })
    done += batch.length
    await transaction
      .insert(products)
      .values(records)
      .onConflictDoUpdate({ target: products.id, set })
  })
  return variationIds
}

async function storeVariations(
  transaction: Database,
  source: CatalogueSource,
  productIds: Map<string, number>,
  variationIds: Map<string, number>,
  changed: ReadonlySet<string> | undefined,
) {
  const wanted = source.products.filter(({ code }) => changed?.has(code) ?? true)
  const rows = wanted.flatMap((product) =>
    product.variations.map((variation, position) => ({
      id: variationIds.get(variation.sku) ?? 0,
      productId: productIds.get(product.code) ?? 0,
      sku: variation.sku,
      position,
      terms: variation.terms,
      ...satangPrices(variation),
      stock: variation.stock,
      facets: chosenFacets(product.options, variation.terms),
    })),
  )
  const before = await transaction.select({ id: variations.id }).from(variations)
  const storedIds = new Set(variationIds.values())
  const removedIds = before.filter(({ id }) => !storedIds.has(id)).map(({ id }) => id)
  await inBatches(removedIds, 1000, (ids) =>
    transaction.delete(variations).where(inArray(variations.id, ids)),
  )
  const set = replaceAllBut(variations, ['id', 'stock'])
  await inBatches(rows, 1000, (batch) =>
    transaction.insert(variations).values(batch).onConflictDoUpdate({ target: variations.id, set }),
  )
}

/** Writes the terms of the products whose terms have changed. */
async function storeProductTerms(
  transaction: Database,
  source: CatalogueSource,
  directory: Directory,
) {
  const stored = new Map<number, Set<number>>()
  for (const { productId, termId } of await transaction.select().from(productTerms))
    stored.set(productId, (stored.get(productId) ?? new Set()).add(termId))
  const changed = source.products
    .map((product) => directory.productTermsOf(product))
    .filter((rows) => {
      const storedTerms = stored.get(rows[0]?.productId ?? 0)
      return (
        storedTerms?.size !== rows.length || rows.some(({ termId }) => !storedTerms.has(termId))
      )
    })
  const ids = changed.flatMap(([first]) => first?.productId ?? [])
  await inBatches(ids, 1000, (batch) =>
    transaction.delete(productTerms).where(inArray(productTerms.productId, batch)),
  )
  await inBatches(changed.flat(), 1000, (batch) => transaction.insert(productTerms).values(batch))
}

function lookBookRows(
  { lookBooks }: CatalogueSource,
  termIds: TermIds,
  directory: Directory,
  album: Album,
) {
  return lookBooks.map(({ title, gallery, link, looks, only }, position) => ({
    id: position + 1,
    position,
    termId: only ? termIds.of(only.kind, only.slug) : null,
    body: {
      id: String(position + 1),
      gallery: gallery.map((image) => album.image(image)),
      title,
      link,
      looks: looks?.map(({ product, colour }) => ({
        productId: directory.productId(product),
        colour,
      })),
    },
  }))
}

/** An id per key: its existing one, otherwise the next free one. */
function keepIds(storedIds: { key: string; id: number }[], keys: string[], first: number) {
  const before = new Map(storedIds.map(({ key, id }) => [key, id]))
  let next = Math.max(first - 1, ...before.values()) + 1
  const ids = new Map<string, number>()
  for (const key of keys) {
    if (ids.has(key)) throw new Error(`The catalogue contains "${key}" twice`)
    ids.set(key, before.get(key) ?? next++)
  }
  return ids
}
