import type { Dictionary } from '@vitrine/commerce/dictionary.ts'
import { ContractProblem, fieldProblem, notFound } from '@vitrine/commerce/problem.ts'
import { formatBaht, toBaht } from '@vitrine/commerce/satang.ts'
import {
  type NewProduct,
  PhotographUse,
  PriceEdit,
  type ProductChoices,
  type ProductRow,
  ProductTexts,
  type StaffProduct,
  type TextEdits,
  type TextField,
} from '@vitrine/commerce/staff/catalogue.ts'
import { and, asc, eq, inArray, isNotNull, lte, ne, or, sql, sum } from 'drizzle-orm'
import { z } from 'zod'
import { chosenLabels } from '#cms/catalog/chosenOptions.ts'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { products, variations } from '#cms/database/schema/catalog.ts'
import { photographs, productEdits } from '#cms/database/schema/edits.ts'
import { editedCategories } from '#cms/seed/categories.ts'
import { nextChange, readEdits, withProducts } from '#cms/seed/edits.ts'
import { htmlText, textHtml } from '#cms/seed/productTexts.ts'
import { describePhotographs, refreshCatalogue } from '#cms/seed/refresh.ts'
import {
  catalogueColours,
  catalogueScales,
  editedTerms,
  usualScale,
  withTerms,
} from '#cms/seed/terms.ts'
import { loadCatalogue } from '../content/catalogue/load.ts'
import type { Operation } from '../core/context.ts'
import { byName, matchesWords } from './search.ts'
import { usualLowStock } from './stock.ts'

type Edit = typeof productEdits.$inferSelect

export const ProductsInput = z.object({
  search: z.string().trim().max(100).optional(),
  page: z.number().int().min(1).max(100_000).default(1),
  limit: z.number().int().min(1).max(200).default(50),
})
export const ProductInput = z.object({ code: z.string().max(60) })
/** A product, and the version of it that the sender has read. */
export const SeenProduct = ProductInput.extend({ seen: z.number().int() })
export const HideInput = SeenProduct.extend({ isHidden: z.boolean() })
export const LowStockInput = SeenProduct.extend({
  pieces: z.number().int().min(0, 'Enter a whole number from 0').max(1_000_000),
})
export const PricesInput = SeenProduct.extend({ prices: z.array(PriceEdit).min(1).max(500) })
export const TextsInput = SeenProduct.extend({ texts: ProductTexts })
export const PhotographsInput = SeenProduct.extend({ photographs: z.array(PhotographUse).max(30) })

/** All public responses can show products: listings, pages with products, the search. */
const shownPaths = ['/']

/** Products by name, hidden ones too. */
export const listProducts: Operation<
  z.input<typeof ProductsInput>,
  { rows: ProductRow[]; total: number }
> = async ({ database }, { search, page = 1, limit = 50 }) => {
  const isListed = matchesWords(search, [products.name, products.code, products.keywords])
  const rows = await database
    .select({
      code: products.code,
      name: products.name,
      card: products.card,
      price: products.price,
      isHidden: products.isHidden,
      version: sql<number>`coalesce(max(${productEdits.version}), 0)`.mapWith(Number),
      stock: sum(variations.stock).mapWith(Number),
    })
    .from(products)
    .leftJoin(variations, eq(variations.productId, products.id))
    .leftJoin(productEdits, eq(productEdits.code, products.code))
    .where(isListed)
    .groupBy(products.id)
    .orderBy(byName(products.name), asc(products.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return {
    rows: rows.map(({ price, stock, card, ...row }) => ({
      ...row,
      image: card.image?.sizes.thumbnail.url ?? null,
      price: formatBaht(price),
      stock: stock ?? 0,
    })),
    total: await database.$count(products, isListed),
  }
}

/** A product with its prices, photographs and texts as editors change them. Throws not_found. */
export const readStaffProduct: Operation<z.infer<typeof ProductInput>, StaffProduct> = async (
  { database, environment, thai },
  { code },
) => {
  const product = await readProduct(database, code)
  const [edit] = await database.select().from(productEdits).where(eq(productEdits.code, code))
  const stored = await database
    .select()
    .from(variations)
    .where(eq(variations.productId, product.id))
    .orderBy(asc(variations.position))
  const uses = edit?.photographs ?? []
  const images = await describePhotographs(database, uses)
  const [brand] = product.card.brands
  const edited = new Map(edit?.prices.map((price) => [price.sku, price]))
  return {
    code,
    name: product.name,
    link: environment.SITE_URL + product.card.url,
    version: edit?.version ?? 0,
    isHidden: product.isHidden,
    lowStock: edit?.lowStock ?? usualLowStock,
    brand: { slug: brand?.slug ?? '', name: brand?.name ?? '' },
    colours: product.card.options
      .filter(({ slug }) => slug === 'colour')
      .flatMap(({ swatches }) => swatches.map(({ slug, label }) => ({ slug, name: label }))),
    variations: stored.map(({ sku, terms, price, regularPrice, salePrice }) => ({
      regularPrice: toBaht(regularPrice),
      salePrice: salePrice === null ? null : toBaht(salePrice),
      from: null,
      to: null,
      ...edited.get(sku),
      sku,
      choices: chosenLabels(product.card, terms),
      now: toBaht(price),
    })),
    photographs: uses.map((use, index) => ({
      ...use,
      image: images[index]?.sizes.thumbnail.url ?? '',
    })),
    texts: textsOf(product, await thai()),
  }
}

type Product = typeof products.$inferSelect

async function readProduct(database: Database, code: string): Promise<Product> {
  const [product] = await database.select().from(products).where(eq(products.code, code))
  if (!product) throw productUnknown(code)
  return product
}

const isHtml = (field: TextField) => field === 'description' || field === 'information'

/** The texts of a product as the shop has them, as staff write them. */
function textsOf({ name, detail }: Product, { translate }: Dictionary): ProductTexts {
  const { description, information, composition } = detail
  const texts = {
    name,
    description,
    information: information ?? '',
    composition: composition ?? '',
  }
  const written = (as: (text: string) => string) => ({
    name: as(texts.name),
    description: htmlText(as(texts.description)),
    information: htmlText(as(texts.information)),
    composition: as(texts.composition),
  })
  const translated = (text: string) => {
    const translation = translate(text)
    return translation === text ? '' : translation
  }
  return { ...written((text) => text), thai: written(translated) }
}

const productUnknown = (code: string) => notFound(`No product has the code ${code}.`)

/** Brands, categories, colours and scales of sizes of the catalogue. */
export const readChoices: Operation<object, z.input<typeof ProductChoices>> = async ({
  database,
  clock,
}) => {
  const edits = await readEdits(database)
  const files = await loadCatalogue()
  const source = withTerms(withProducts(files, edits, clock.now()), edits, edits.colors)
  const named = ({ slug, name }: { slug: string; name: string }) => ({ slug, name })
  return {
    brands: source.brands.map(named),
    categories: editedCategories(source, edits.categories).map(named),
    colours: [...catalogueColours(source).values()]
      .map(({ slug, label }) => ({ slug, name: label }))
      .sort((one, other) => one.name.localeCompare(other.name)),
    scales: [...catalogueScales(source).keys()],
  }
}

/** Takes a product out of the shop, which keeps its stock, or shows it. */
export const hideProduct: Operation<z.infer<typeof HideInput>, string> = async (
  cms,
  { code, seen, isHidden },
) => {
  await changeProduct(cms, code, seen, async (_, { made, photographs }) => {
    if (!isHidden && made && photographs.length === 0)
      throw new ContractProblem('conflict', 'Add a photograph first.')
    return { isHidden }
  })
  return `${code} is ${isHidden ? 'hidden' : 'in the shop'} now.`
}

/** Sets from how many pieces on the variations of a product are listed as low. */
export const setLowStock: Operation<z.infer<typeof LowStockInput>, string> = async (
  cms,
  { code, seen, pieces },
) => {
  await changeProduct(cms, code, seen, async () => ({ lowStock: pieces }))
  return `${code} is listed as low from ${pieces === 1 ? '1 piece' : `${pieces} pieces`} on.`
}

/** Sets prices and sales of a product's variations. */
export const setPrices: Operation<z.infer<typeof PricesInput>, string> = async (
  cms,
  { code, seen, prices },
) => {
  await changeProduct(cms, code, seen, async (transaction, edit) => {
    const skus = new Set(await skusOf(transaction, code))
    for (const { sku } of prices)
      if (!skus.has(sku)) throw fieldProblem('sku', `${code} has no variation ${sku}.`)
    const changed = new Set(prices.map(({ sku }) => sku))
    const all = [...edit.prices.filter(({ sku }) => !changed.has(sku)), ...prices]
    return { prices: all, nextChangeAt: nextChange(all, cms.clock.now()) }
  })
  return `The prices of ${code} are changed.`
}

const skusOf = async (transaction: Database, code: string): Promise<string[]> => {
  const rows = await transaction
    .select({ sku: variations.sku })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(eq(products.code, code))
  return rows.map(({ sku }) => sku)
}

/** Changes the texts of a product's page, with the Thai of a text for all products that have it. */
export const setTexts: Operation<z.infer<typeof TextsInput>, string> = async (
  cms,
  { code, seen, texts },
) => {
  const dictionary = await cms.thai()
  await changeProduct(cms, code, seen, async (transaction, edit) => {
    const before = textsOf(await readProduct(transaction, code), dictionary)
    const stored = (field: TextField, text: string) => (isHtml(field) ? textHtml(text) : text)
    const changes: TextEdits = {}
    for (const field of ['name', 'description', 'information', 'composition'] as const) {
      const [text, thai] = [texts[field], texts.thai[field]]
      if (text === before[field] && thai === before.thai[field]) continue
      changes[field] = { text: stored(field, text), thai: text && stored(field, thai) }
    }
    await shareThai(transaction, code, Object.values(changes))
    return { texts: { ...edit.texts, ...changes } }
  })
  return `The texts of ${code} are changed.`
}

/** Gives the same texts of other products the same Thai: a text has one translation. */
async function shareThai(
  transaction: Database,
  code: string,
  changes: readonly { text: string; thai: string }[],
) {
  const others = await transaction
    .select()
    .from(productEdits)
    .where(and(ne(productEdits.code, code), isNotNull(productEdits.texts)))
  for (const { code, version, texts } of others) {
    const entries = Object.entries(texts ?? {})
    const shared = entries.map(([field, pair]) => [
      field,
      changes.find(({ text, thai }) => text === pair.text && thai !== pair.thai) ?? pair,
    ])
    if (shared.every(([, pair], index) => pair === entries[index]?.[1])) continue
    await transaction
      .update(productEdits)
      .set({ texts: Object.fromEntries(shared), version: version + 1 })
      .where(eq(productEdits.code, code))
  }
}

/** Sets the photographs of a product, in their order. */
export const setPhotographs: Operation<z.infer<typeof PhotographsInput>, string> = async (
  cms,
  { code, seen, photographs: uses },
) => {
  await changeProduct(cms, code, seen, async (transaction, { made, isHidden }) => {
    for (const { id } of uses)
      if ((await transaction.$count(photographs, eq(photographs.id, id))) === 0)
        throw fieldProblem('photographs', 'Upload the photograph again.')
    if (made && uses.length === 0 && !isHidden)
      throw new ContractProblem('conflict', 'Hide the product first: it has no other image.')
    return { photographs: uses }
  })
  return `${code} has ${uses.length === 1 ? '1 photograph' : `${uses.length} photographs`} now.`
}

/** Makes a product, which is hidden. Throws conflict for a code or an address that is taken. */
export const addProduct: Operation<z.infer<typeof NewProduct>, string> = async (cms, made) => {
  const now = cms.clock.now()
  const { brands, categories, colours, scales } = await readChoices(cms, {}, () => {})
  for (const [field, choices, given] of [
    ['brand', brands, [made.brand]],
    ['categories', categories, made.categories],
    ['scale', scales.map((slug) => ({ slug })), made.scale === undefined ? [] : [made.scale]],
  ] as const)
    for (const slug of given)
      if (!choices.some((item) => item.slug === slug))
        throw fieldProblem(field, `The catalogue has no ${field} ${slug}.`)
  checkColours(colours, made.colours)
  const sameSize = firstRepeated(made.sizes)
  if (sameSize)
    throw fieldProblem('sizes', `The size ${sameSize} is there twice, upper and lower case alike.`)
  await refreshCatalogue(cms, async (transaction) => {
    const sizes = await knownSizes(transaction, made)
    const [other] = await transaction
      .select({ code: products.code, name: products.name })
      .from(products)
      .where(or(eq(products.code, made.code), eq(products.slug, made.slug)))
    if (other) throw taken(made, other)
    await transaction
      .insert(productEdits)
      .values({ code: made.code, made: { ...made, sizes }, madeAt: now, isHidden: true })
    return [made.code]
  })
  return `${made.name} is made, and hidden until it has a photograph and you show it.`
}

/** The names of colours. Throws invalid for one that the catalogue does not have or that is off, and for two of one name. */
export function checkColours(
  colours: readonly { slug: string; name: string }[],
  slugs: readonly string[],
): string[] {
  const names = slugs.map((slug) => {
    const colour = colours.find((item) => item.slug === slug)
    if (colour) return colour.name
    throw fieldProblem('colours', `The catalogue has no colour ${slug}.`)
  })
  const repeated = firstRepeated(names)
  if (repeated)
    throw fieldProblem('colours', `Two of these colours are called ${repeated}. Choose one.`)
  return names
}

/**
 * Sizes as the catalogue writes them, in whose slugs they end, or unknown ones as they are. Throws invalid for one that
 * is off.
 */
async function knownSizes(
  transaction: Database,
  { sizes, scale = usualScale }: NewProduct,
): Promise<string[]> {
  const source = await loadCatalogue()
  const prefix = catalogueScales(source).get(scale)?.prefix ?? ''
  const edits = await readEdits(transaction)
  const scaleSizes = editedTerms('size', source, edits).filter(({ parent }) => parent === scale)
  return sizes.map((size) => {
    const term = scaleSizes.find(({ name }) => name.toLowerCase() === size.toLowerCase())
    if (!term) return size
    if (term.edit?.isOff)
      throw fieldProblem('sizes', `The size ${term.name} is switched off. Switch it on first.`)
    const slug = term.slug.slice(prefix.length)
    return term.name.toLowerCase() === slug ? term.name : slug
  })
}

/** The first text that is there twice, whatever its case. */
function firstRepeated(texts: readonly string[]): string | undefined {
  const normalized = texts.map((text) => text.normalize('NFKC').toLowerCase())
  return texts.find((_, index) => normalized.indexOf(normalized[index] ?? '') < index)
}

function taken({ code }: { code: string }, other: { code: string; name: string }) {
  const field = other.code === code ? 'code' : 'slug'
  const message = `${other.name} (${other.code}) has this ${field === 'code' ? 'code' : 'address'}.`
  return new ContractProblem('conflict', message, { fields: { [field]: message } })
}

/**
 * Changes the edit of a product and writes the catalogue anew. Throws conflict when another person has changed it since
 * the sender read it.
 */
export async function changeProduct(
  cms: Cms,
  code: string,
  seen: number,
  work: (transaction: Database, edit: Edit) => Promise<Partial<Edit>>,
): Promise<void> {
  await refreshCatalogue(cms, async (transaction) => {
    if ((await transaction.$count(products, eq(products.code, code))) === 0)
      throw productUnknown(code)
    await transaction.insert(productEdits).values({ code, version: 0 }).onConflictDoNothing()
    const [edit] = await transaction
      .select()
      .from(productEdits)
      .where(eq(productEdits.code, code))
      .for('update')
    if (!edit) throw productUnknown(code)
    if (edit.version !== seen)
      throw new ContractProblem(
        'conflict',
        'Another person has changed this product since you opened it. Look at it again before you go on.',
      )
    const changes = await work(transaction, edit)
    await transaction
      .update(productEdits)
      .set({ ...changes, version: edit.version + 1 })
      .where(eq(productEdits.code, code))
    return [code]
  })
  await cms.refreshThai()
  cms.notices.add(shownPaths)
}

/** Applies the sales that begin or end now, and returns whether there were any, 1 or 0. */
export async function applySales(cms: Cms): Promise<number> {
  const codes = await readDueSales(cms)
  if (codes.length === 0) return 0
  await applyPrices(cms, codes)
  cms.notices.add(shownPaths)
  return 1
}

/** The codes of the products whose prices change until now. */
export async function readDueSales({
  database,
  clock,
}: Pick<Cms, 'database' | 'clock'>): Promise<string[]> {
  const due = await database
    .select({ code: productEdits.code })
    .from(productEdits)
    .where(lte(productEdits.nextChangeAt, clock.now()))
  return due.map(({ code }) => code)
}

/** Writes the prices of products as they are now, and when they change next. */
export async function applyPrices(
  cms: Pick<Cms, 'database' | 'clock'>,
  codes: readonly string[],
): Promise<void> {
  if (codes.length === 0) return
  const now = cms.clock.now()
  await refreshCatalogue(cms, async (transaction) => {
    const edits = await transaction
      .select()
      .from(productEdits)
      .where(inArray(productEdits.code, [...codes]))
      .for('update')
    for (const { code, prices } of edits)
      await transaction
        .update(productEdits)
        .set({ nextChangeAt: nextChange(prices, now) })
        .where(eq(productEdits.code, code))
    return codes
  })
}
