import { setTimeout as delay } from 'node:timers/promises'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** Pieces of an inventory item that a cart needs. */
export interface Piece {
  inventoryItemId: string
  quantity: number
}

/** Whether a cart has its pieces, and if not, the first item that is short and how many are left of it. */
export type Hold = { isHeld: true } | { isHeld: false; inventoryItemId: string; left: number }

/** Seconds after which a hold ends whose process has died. */
const holdSeconds = 300

/** Milliseconds for which a cart waits for pieces that others hold: their orders may still fail. */
const maxWait = 2500
const waitStep = 250

/**
 * Holds the pieces of a cart, which Medusa itself reserves only while it completes the cart. Inventory levels are
 * locked in the order of their ids, so that two carts with the same items cannot wait for each other.
 */
export async function holdStock(
  database: Knex,
  cartId: string,
  pieces: readonly Piece[],
): Promise<Hold> {
  const end = Date.now() + maxWait
  for (;;) {
    const { hold, mayChange } = await database.transaction((transaction) =>
      tryToHold(transaction, cartId, pieces),
    )
    if (hold.isHeld || !mayChange || Date.now() > end) return hold
    await delay(waitStep)
  }
}

interface Level {
  inventory_item_id: string
  stocked: number
  reserved: number
  held: number
}

async function tryToHold(
  transaction: Knex.Transaction,
  cartId: string,
  pieces: readonly Piece[],
): Promise<{ hold: Hold; mayChange: boolean }> {
  const wanted = new Map<string, number>()
  for (const { inventoryItemId, quantity } of pieces)
    wanted.set(inventoryItemId, (wanted.get(inventoryItemId) ?? 0) + quantity)
  const ids = [...wanted.keys()].sort()
  const levels = await lockedLevels(transaction, cartId, ids)
  for (const [inventoryItemId, quantity] of wanted) {
    const level = levels.get(inventoryItemId)
    const free = (level?.stocked ?? 0) - (level?.reserved ?? 0)
    const left = Math.max(0, free - (level?.held ?? 0))
    if (quantity > left)
      return { hold: { isHeld: false, inventoryItemId, left }, mayChange: quantity <= free }
  }
  if (ids.length > 0)
    await transaction('shop_stock_hold')
      .insert(
        ids.map((id) => ({
          cart_id: cartId,
          inventory_item_id: id,
          quantity: wanted.get(id),
          expires_at: transaction.raw(`now() + interval '${holdSeconds} seconds'`),
        })),
      )
      .onConflict(['cart_id', 'inventory_item_id'])
      .merge()
  return { hold: { isHeld: true }, mayChange: false }
}

/** The stock of inventory items, whose rows stay locked until the end of the transaction. */
async function lockedLevels(
  transaction: Knex.Transaction,
  cartId: string,
  ids: readonly string[],
): Promise<Map<string, Level>> {
  const levels = new Map<string, Level>()
  if (ids.length === 0) return levels
  const rows = await transaction('inventory_level')
    .select('inventory_item_id', 'stocked_quantity', 'reserved_quantity')
    .whereIn('inventory_item_id', ids)
    .whereNull('deleted_at')
    .orderBy('id')
    .forUpdate()
  const holds: { inventory_item_id: string; quantity: string }[] = await transaction(
    'shop_stock_hold',
  )
    .select('inventory_item_id')
    .sum({ quantity: 'quantity' })
    .whereIn('inventory_item_id', ids)
    .whereNot('cart_id', cartId)
    .where('expires_at', '>', transaction.fn.now())
    .groupBy('inventory_item_id')
  for (const { inventory_item_id: id, stocked_quantity, reserved_quantity } of rows) {
    const before = levels.get(id) ?? { inventory_item_id: id, stocked: 0, reserved: 0, held: 0 }
    levels.set(id, {
      ...before,
      stocked: before.stocked + Number(stocked_quantity),
      reserved: before.reserved + Number(reserved_quantity),
    })
  }
  for (const { inventory_item_id: id, quantity } of holds) {
    const level = levels.get(id)
    if (level) level.held = Number(quantity)
  }
  return levels
}
