import { ContractProblem, fieldProblem } from '@vitrine/commerce/problem.ts'
import { ColourUse } from '@vitrine/commerce/staff/catalogue.ts'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { variationSku } from '#cms/catalog/chosenOptions.ts'
import type { CatalogueSource } from '#cms/catalog/source.ts'
import type { Operation } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { cartLines } from '#cms/database/schema/cart.ts'
import { products, storeStock, variations } from '#cms/database/schema/catalog.ts'
import type { ProductColour, productEdits } from '#cms/database/schema/edits.ts'
import { orderLines } from '#cms/database/schema/orders.ts'
import { returnLines } from '#cms/database/schema/returns.ts'
import { type Edits, readEdits, withProducts } from '#cms/seed/edits.ts'
import { productColours, withColours, withoutColour } from '#cms/seed/productColours.ts'
import { editedColours } from '#cms/seed/terms.ts'
import { loadCatalogue } from '../content/catalogue/load.ts'
import { changeProduct, checkColours, readChoices, SeenProduct } from './products.ts'

export const BrandInput = SeenProduct.extend({ brand: z.string().max(80) })
export const ColoursInput = SeenProduct.extend({
  colours: z.array(ColourUse).min(1, 'A product has a colour').max(20),
})
type Edit = typeof productEdits.$inferSelect

/** Sets the brand of a product. Throws invalid for one that the catalogue does not have, and conflict for another version. */
export const setBrand: Operation<z.infer<typeof BrandInput>, string> = async (
  cms,
  { code, seen, brand },
) => {
  let name = brand
  await changeProduct(cms, code, seen, async (transaction) => {
    const { brands } = await readChoices({ ...cms, database: transaction }, {}, () => {})
    const chosen = brands.find(({ slug }) => slug === brand)
    if (!chosen) throw fieldProblem('brand', `The catalogue has no brand ${brand}.`)
    name = chosen.name
    return { brand }
  })
  return `The brand of ${code} is ${name} now.`
}

/**
 * Sets the colours of a product: adds some with variations without stock, replaces some, whose variations keep SKU and
 * stock, and removes some. Throws invalid for a colour that the catalogue does not have, and conflict for another
 * version, for a SKU that exists, and for a removed colour that was sold, has stock or is shown by a photograph.
 */
export const setColours: Operation<z.infer<typeof ColoursInput>, string> = async (
  cms,
  { code, seen, colours: uses },
) => {
  const files = await loadCatalogue()
  let added: string[] = []
  await changeProduct(cms, code, seen, async (transaction, edit) => {
    const edits = await readEdits(transaction)
    const product = productAsMade(code, files, edits, cms.clock.now())
    const choices = await readChoices({ ...cms, database: transaction }, {}, () => {})
    const names = checkColours(
      choices.colours,
      uses.map(({ slug }) => slug),
    )
    const present = edit.colours ?? productColours(product)
    const wanted = wantedColours(code, uses, present, names)
    const stored = await transaction
      .select({ id: variations.id, sku: variations.sku, terms: variations.terms })
      .from(variations)
      .innerJoin(products, eq(products.id, variations.productId))
      .where(eq(products.code, code))
    const skus = new Set(stored.map(({ sku }) => sku))
    const after = withColours(product, wanted, editedColours(files, edits)).variations
    const made = after.filter(({ sku }) => !skus.has(sku))
    await checkSkus(
      transaction,
      made.map(({ sku }) => sku),
    )
    for (const { slug, base } of present) {
      if (wanted.some((colour) => colour.base === base)) continue
      const name = choices.colours.find((colour) => colour.slug === slug)?.name ?? slug
      await checkUnused(transaction, code, slug, { name, photographs: edit.photographs })
    }
    const replaced = new Map(
      present.flatMap(({ slug, base }) => {
        const now = wanted.find((colour) => colour.base === base)
        return now && now.slug !== slug ? [[slug, now.slug] as const] : []
      }),
    )
    for (const { id, terms } of stored) {
      const slug = replaced.get(terms['colour'] ?? '')
      // A bag shows the choices of its lines.
      if (slug)
        await transaction
          .update(cartLines)
          .set({ choices: sql`${cartLines.choices} || ${JSON.stringify({ colour: slug })}::jsonb` })
          .where(eq(cartLines.variationId, id))
    }
    added = names.filter((_, index) => !present.some(({ base }) => base === wanted[index]?.base))
    return {
      colours: wanted,
      photographs: edit.photographs.map((use) => ({
        ...use,
        colour: use.colour && (replaced.get(use.colour) ?? use.colour),
      })),
      prices: pricesOf(edit, after, skus),
    }
  })
  const missing = added.length > 0 ? ` Add photographs and stock of ${added.join(', ')}.` : ''
  return `The colours of ${code} are changed.${missing}`
}

/** A product in the colours that it was made with. Throws conflict for one that neither files nor people have made. */
function productAsMade(code: string, files: CatalogueSource, edits: Edits, now: Date) {
  const products = edits.products.map((edit) =>
    edit.code === code ? { ...edit, colours: null } : edit,
  )
  const all = withProducts(files, { ...edits, products }, now).products
  const product = all.find((item) => item.code === code)
  if (product) return product
  throw new ContractProblem('conflict', `The files do not have ${code} any more.`)
}

/**
 * The requested colours. One that replaces another takes over its SKUs. Throws invalid for replacing a colour that the
 * product does not have, and for two colours with the same SKUs.
 */
function wantedColours(
  code: string,
  uses: z.infer<typeof ColoursInput>['colours'],
  present: readonly ProductColour[],
  names: readonly string[],
): ProductColour[] {
  const wanted = uses.map(({ slug, before }, index): ProductColour => {
    const earlier = present.find((colour) =>
      before === null ? index === 0 && colour.slug === '' : colour.slug === before,
    )
    if (before !== null && !earlier)
      throw fieldProblem('colours', `${code} has no colour ${before}.`)
    return { slug, base: earlier?.base ?? slug }
  })
  for (const [index, { base }] of wanted.entries()) {
    const other = wanted.findIndex((colour) => colour.base === base)
    if (other < index)
      throw fieldProblem(
        'colours',
        `The SKUs of ${variationSku(code, { base })} are those of ${names[other]}. Choose another colour than ${names[index]}.`,
      )
  }
  return wanted
}

type Variations = readonly { sku: string; terms: Record<string, string> }[]

/** The changed prices of the variations that are left, and those of the first colour for new ones. */
function pricesOf({ prices }: Edit, after: Variations, skus: ReadonlySet<string>): Edit['prices'] {
  const bySku = new Map(prices.map((price) => [price.sku, price]))
  const others = (terms: Record<string, string>) => JSON.stringify(withoutColour(terms))
  return after.flatMap(({ sku, terms }) => {
    const model = after.find(
      (variation) => skus.has(variation.sku) && others(variation.terms) === others(terms),
    )
    const price = bySku.get(skus.has(sku) ? sku : (model?.sku ?? ''))
    return price ? [{ ...price, sku }] : []
  })
}

/** Throws conflict for SKUs that another product has. */
async function checkSkus(transaction: Database, skus: readonly string[]): Promise<void> {
  const [taken] = await transaction
    .select({ sku: variations.sku, name: products.name })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(inArray(variations.sku, [...skus]))
  if (taken) throw new ContractProblem('conflict', `${taken.name} has the SKU ${taken.sku}.`)
}

/**
 * Throws conflict for a colour that was sold, has pieces or is shown by photographs, after locking its variations, as
 * orders do.
 */
async function checkUnused(
  transaction: Database,
  code: string,
  slug: string,
  { name, photographs }: { name: string } & Pick<Edit, 'photographs'>,
): Promise<void> {
  const isInColour = and(
    eq(products.code, code),
    sql`coalesce(${variations.terms} ->> 'colour', '') = ${slug}`,
  )
  const rows = await transaction
    .select({ id: variations.id, stock: variations.stock })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(isInColour)
    .orderBy(variations.id)
    .for('update', { of: variations })
  const ids = rows.map(({ id }) => id)
  const isSold =
    (await transaction.$count(orderLines, inArray(orderLines.variationId, ids))) > 0 ||
    (await transaction.$count(returnLines, inArray(returnLines.exchangeVariationId, ids))) > 0
  if (isSold)
    throw rejected(`${name} was sold, and orders refer to it. With a stock of 0 it is sold out.`)
  const pieces = rows.reduce((sum, { stock }) => sum + stock, 0)
  const counted = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)
  if (pieces > 0)
    throw rejected(`${name} has ${counted(pieces)} in stock. Set the stock to 0 first.`)
  if (
    (await transaction.$count(
      storeStock,
      and(inArray(storeStock.variationId, ids), gt(storeStock.pieces, 0)),
    )) > 0
  )
    throw rejected(`Stores have pieces in ${name}. Set them to 0 first.`)
  if (photographs.some(({ colour }) => colour === slug))
    throw rejected(`Photographs show ${name}. Remove them, or give them another colour, first.`)
}

const rejected = (message: string) =>
  new ContractProblem('conflict', message, { fields: { colours: message } })
