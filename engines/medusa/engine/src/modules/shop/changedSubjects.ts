import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** The prefixes of ids that the change feed stores as they are: of products, categories, collections and types. */
const shown = ['prod', 'pcat', 'pcol', 'ptyp']

const ofVariants = (variants: string) =>
  `select product_id from product_variant where id in (${variants})`
const ofPriceSets = (sets: string) =>
  ofVariants(`select variant_id from product_variant_price_set where price_set_id in (${sets})`)
const ofItems = (items: string) =>
  ofVariants(
    `select variant_id from product_variant_inventory_item where inventory_item_id in (${items})`,
  )
const ofOptions = (options: string) =>
  `select product_id from product_product_option where product_option_id in (${options})`

/**
 * Selects the products of an entity, by how its id begins, including deleted rows, because a deletion is a change too.
 */
const products: Record<string, string> = {
  variant: ofVariants('?'),
  price: ofPriceSets('select price_set_id from price where id = ?'),
  plist: ofPriceSets('select price_set_id from price where price_list_id = ?'),
  iitem: ofItems('?'),
  ilev: ofItems('select inventory_item_id from inventory_level where id = ?'),
  opt: ofOptions('?'),
  optval: ofOptions('select option_id from product_option_value where id = ?'),
  prodsc: 'select product_id from product_sales_channel where id = ?',
}

/** Subjects that a changed entity of Medusa affects: itself, or the products that it belongs to. */
export async function changedSubjects(database: Knex, id: string): Promise<string[]> {
  const kind = id.split('_')[0] ?? ''
  if (shown.includes(kind)) return [id]
  const statement = products[kind]
  if (!statement) return []
  const { rows } = await database.raw<{ rows: { product_id: string }[] }>(statement, [id])
  return [...new Set(rows.map(({ product_id }) => product_id))]
}
