import type { z } from 'zod'
import type { Checkout } from '../../../../gateway/contracts/orders.ts'
import type { Adapter } from '../adapter.ts'
import { readOrdersOf } from '../orders/orderReading.ts'
import { fromMedusaAddress } from './addresses.ts'

type Addresses = z.infer<typeof Checkout>['addresses']

/** What the checkout of a guest starts with. */
export const noAddresses: Addresses = { billing: null, shipping: null, saved: [] }

/** The addresses of the customer's latest order. */
export async function latestAddresses(adapter: Adapter, customerId: string): Promise<Addresses> {
  const [latest] = await readOrdersOf(adapter, customerId)
  if (!latest) return noAddresses
  const { billing_address: billing, shipping_address: shipping, email } = latest.order
  return {
    billing: { ...fromMedusaAddress(billing), email },
    shipping: fromMedusaAddress(shipping),
    saved: [],
  }
}
