import type { Charge, Refund, ShopOrder, Slip } from '../../engine/src/modules/shop/rows.ts'
import type { OrderReturn } from '../../engine/src/orders/orderReturn.ts'
import type { MedusaAddress } from './addresses.ts'

/** A value as it is in JSON. */
type Sent<Value> = Value extends Date ? string : Value
type SentFields<Row> = { [Field in keyof Row]: Sent<Row[Field]> }

interface Amount {
  id: string
  amount: number
  created_at: string
}

interface Adjustment {
  code?: string | null
  amount: number
}

export interface OrderPayment {
  id: string
  canceled_at: string | null
  captures?: Amount[] | null
}

/** A parcel of Medusa, or pieces that are being packed. */
export interface OrderFulfilment {
  id: string
  created_at: string
  packed_at: string | null
  shipped_at: string | null
  delivered_at: string | null
  canceled_at: string | null
  labels?: { tracking_number: string; tracking_url: string }[] | null
}

/** The parts of Medusa's order that the adapter reads, with amounts in baht, as it was placed. */
export interface MedusaOrder {
  id: string
  display_id: number
  status: string
  created_at: string
  canceled_at: string | null
  email: string
  metadata: { vitrine?: { note?: string | null } } | null
  total: number
  original_item_total: number
  discount_total: number
  shipping_total: number
  shipping_tax_total: number
  tax_total: number
  billing_address: MedusaAddress | null
  shipping_address: MedusaAddress | null
  items: {
    id: string
    title: string
    product_title: string | null
    product_id: string | null
    product_handle: string | null
    variant_id: string | null
    variant_option_values: Record<string, string> | null
    quantity: number
    unit_price: number
    metadata?: Record<string, unknown> | null
    detail?: { fulfilled_quantity?: number } | null
    adjustments?: Adjustment[] | null
  }[]
  promotions?: ({ code?: string; metadata?: { description?: string } | null } | null)[] | null
  payment_collections?: { payments?: OrderPayment[] | null }[] | null
  fulfillments?: OrderFulfilment[] | null
}

/** An order of the engine's `/shop/orders`: Medusa's part, the shop's, its slips, charges, refunds and returns. */
export interface ReadOrder {
  order: MedusaOrder
  shop: SentFields<ShopOrder> & { number: number; order_id: string }
  slips: SentFields<Slip>[]
  charges: SentFields<Charge>[]
  refunds: SentFields<Refund>[]
  returns: OrderReturn[]
}

/** The payments of an order that are not cancelled. */
export const orderPayments = ({ order }: ReadOrder): OrderPayment[] =>
  (order.payment_collections ?? []).flatMap(({ payments }) => payments ?? [])

/** The parcels of an order that are not cancelled. */
export const activeFulfilments = ({ order }: ReadOrder): OrderFulfilment[] =>
  (order.fulfillments ?? []).filter(({ canceled_at }) => !canceled_at)
