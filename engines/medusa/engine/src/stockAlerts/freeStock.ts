import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/**
 * SQL of the number of pieces of a variant that are neither sold nor reserved, where `variant` is the SQL of its id.
 */
export const freeStockExpression = (variant: string) => `coalesce((
  select greatest(0, min(floor(item."free" / item."required")))::integer from (
    select sum(level."stocked_quantity" - level."reserved_quantity") as "free",
      max(part."required_quantity") as "required"
    from "product_variant_inventory_item" part
    join "inventory_level" level on level."inventory_item_id" = part."inventory_item_id"
    where part."variant_id" = ${variant} and part."deleted_at" is null and level."deleted_at" is null
    group by part."inventory_item_id"
  ) item
), 0)`

/** The pieces of a variant that can be sold. */
export async function freeStock(database: Knex, variantId: string): Promise<number> {
  const { rows } = await database.raw<{ rows: { stock: number }[] }>(
    `select ${freeStockExpression('?')} as "stock"`,
    [variantId],
  )
  return rows[0]?.stock ?? 0
}
