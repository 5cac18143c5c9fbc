import type { Checkout } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import type { Adapter } from '../core/adapter.ts'
import { readAddresses } from '../customers/addressBook.ts'
import { fromMedusaAddress } from '../medusa/addresses.ts'
import { readCustomerOrders } from '../orders/orderReading.ts'

type Addresses = z.infer<typeof Checkout>['addresses']

/** The initial values of a guest's checkout. */
export const noAddresses: Addresses = { billing: null, shipping: null, saved: [] }

/** The customer's address book, whose default precedes the addresses of the latest order. */
export async function knownAddresses(adapter: Adapter, customerId: string): Promise<Addresses> {
  const [[latest], saved] = await Promise.all([
    readCustomerOrders(adapter, customerId),
    readAddresses(adapter, customerId),
  ])
  const chosen = saved.find(({ isDefault }) => isDefault)?.address
  // An order that was collected has the address of a store, and need not have another.
  if (!latest || latest.order.shipping_address?.metadata?.store)
    return { billing: null, shipping: chosen ?? null, saved }
  const { billing_address: billing, shipping_address: shipping, email } = latest.order
  return {
    billing: { ...fromMedusaAddress(billing), email },
    shipping: chosen ?? fromMedusaAddress(shipping),
    saved,
  }
}
