import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Piece } from '../modules/shop/stockHolds'

interface CartLine {
  id: string
  quantity: number
  metadata: { vitrine?: { texts?: object } } | null
  variant?: {
    manage_inventory?: boolean
    allow_backorder?: boolean
    inventory_items?: { inventory_item_id: string; required_quantity: number }[]
  } | null
}

/** The parts of a cart that placing an order reads. */
export interface PlacedCart {
  id: string
  completed_at: string | null
  customer_id: string | null
  total: number
  items: CartLine[]
  shipping_methods: { shipping_option_id: string }[]
  payment_collection?: { id: string } | null
}

const fields = [
  'id',
  'completed_at',
  'customer_id',
  'total',
  'items.id',
  'items.quantity',
  'items.metadata',
  'items.variant.manage_inventory',
  'items.variant.allow_backorder',
  'items.variant.inventory_items.inventory_item_id',
  'items.variant.inventory_items.required_quantity',
  'shipping_methods.shipping_option_id',
  'payment_collection.id',
]

/** Reads a cart with its total, or returns undefined when there is none. */
export async function readCart(
  container: MedusaContainer,
  id: string,
): Promise<PlacedCart | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'cart', fields, filters: { id } })
  return data[0] as unknown as PlacedCart | undefined
}

/** The pieces of the inventory that a cart needs: those of variants whose stock Medusa manages and limits. */
export function cartPieces({ items }: PlacedCart): Piece[] {
  return items.flatMap(({ quantity, variant }) =>
    variant?.manage_inventory && !variant.allow_backorder
      ? (variant.inventory_items ?? []).map((item) => ({
          inventoryItemId: item.inventory_item_id,
          quantity: quantity * item.required_quantity,
        }))
      : [],
  )
}

/** The first line of a cart that needs this item of the inventory. */
export function inventoryLine({ items }: PlacedCart, inventoryItemId: string): string | undefined {
  return items.find(({ variant }) =>
    variant?.inventory_items?.some((item) => item.inventory_item_id === inventoryItemId),
  )?.id
}

/** The order that Medusa made of a cart, or undefined when there is none. */
export async function findOrderOfCart(
  container: MedusaContainer,
  cartId: string,
): Promise<{ id: string; display_id: number } | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'order_cart',
    fields: ['order.id', 'order.display_id'],
    filters: { cart_id: cartId },
  })
  const [cart] = data as unknown as { order?: { id: string; display_id: number } }[]
  return cart?.order
}

/**
 * The inventory item that an error of Medusa names as short, or undefined for other errors. Errors of workflows may
 * have lost their class, so they are recognized by their message: `Not enough stock available for item iitem_… at
 * location sloc_…`.
 */
export function refusedItem(error: unknown): string | undefined {
  const { message = '' } = (error ?? {}) as { message?: string }
  return /^Not enough stock available for item (\S+)/.exec(message)?.[1]
}
