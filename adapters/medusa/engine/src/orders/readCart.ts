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

/** Reads a cart with its total; undefined when there is none. */
export async function readCart(
  container: MedusaContainer,
  id: string,
): Promise<PlacedCart | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'cart', fields, filters: { id } })
  return data[0] as unknown as PlacedCart | undefined
}

/** The pieces of the inventory that a cart needs: those of variants whose stock Medusa manages and limits. */
export function piecesOf({ items }: PlacedCart): Piece[] {
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
export function lineOf({ items }: PlacedCart, inventoryItemId: string): string | undefined {
  return items.find(({ variant }) =>
    variant?.inventory_items?.some((item) => item.inventory_item_id === inventoryItemId),
  )?.id
}
