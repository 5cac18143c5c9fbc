import type { StoredOrder } from '#cms/orders/requireOrder.ts'
import { address } from './checkout.ts'

/** The row of a guest's order of 1,000 baht that awaits a transfer, with the given changes. */
export function storedOrder(changes: Partial<StoredOrder> = {}): StoredOrder {
  return {
    id: 1234567890,
    customerId: null,
    status: 'on-hold',
    paymentMethod: 'bacs',
    shippingMethod: 'standard',
    subTotal: 920,
    discountTotal: 0,
    shippingTotal: 80,
    shippingTax: 5,
    totalTax: 65,
    total: 1000,
    billing: address,
    shipping: address,
    note: null,
    placedBy: 'guest:hash',
    idempotencyKey: 'key',
    bodyHash: 'hash',
    createdAt: new Date('2026-11-21T03:00:00Z'),
    paymentDeadline: new Date('2026-11-24T03:00:00Z'),
    paidAt: null,
    ...changes,
  }
}
