import { accessKey, orderNumber } from '@vitrine/commerce/orderAccess.ts'
import type { Order } from '@vitrine/contract/orders.ts'
import { productsById } from '../catalogue/products.ts'
import type { Adapter } from '../core/adapter.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { MedusaError } from '../medusa/storeApi.ts'
import { toOrder } from './toOrder.ts'

/** The largest number that Medusa can give an order. */
const maxNumber = 2_147_483_647

/** Reads the order with this number, without a check of access, or returns undefined when there is none. */
export async function findOrder({ shop }: Adapter, text: string): Promise<ReadOrder | undefined> {
  const number = orderNumber(text)
  if (number < 1 || number > maxNumber) return undefined
  try {
    return await shop.get<ReadOrder>(`/orders/${number}`)
  } catch (error) {
    if (error instanceof MedusaError && error.status === 404) return undefined
    throw error
  }
}

/** Reads the orders of a customer, newest first. */
export async function readCustomerOrders(
  { shop }: Adapter,
  customerId: string,
): Promise<ReadOrder[]> {
  return (await shop.get<{ orders: ReadOrder[] }>(`/customers/${customerId}/orders`)).orders
}

/**
 * An order in the form of the contract. A guest's has the key by which it was read, or one from its date when it was
 * just placed, since a new key with each reading would make a link last for ever.
 */
export async function serializeOrder(
  adapter: Adapter,
  read: ReadOrder,
  givenKey?: string | undefined,
): Promise<Order> {
  const { order, shop } = read
  const products = await productsById(
    adapter,
    order.items.map(({ product_id }) => product_id),
  )
  const key =
    shop.customer_id === null
      ? (givenKey ?? accessKey(adapter.environment, shop.number, new Date(order.created_at)))
      : null
  return toOrder(read, products, { key, environment: adapter.environment })
}
