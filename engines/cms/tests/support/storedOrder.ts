import type { StoredOrder } from '#cms/orders/order/requireOrder.ts'
import { address } from './checkout.ts'

/** The row of a guest's order of 1,000 baht that awaits a transfer, with the given changes. */
export function storedOrder(changes: Partial<StoredOrder> = {}): StoredOrder {
  return {
    id: 1234567890,
    customerId: null,
    status: 'on-hold',
    paymentMethod: 'bacs',
    shippingMethod: 'standard',
    subTotal: 92_000,
    discountTotal: 0,
    shippingTotal: 8000,
    shippingTax: 523,
    totalTax: 6542,
    total: 100_000,
    billing: address,
    shipping: address,
    note: null,
    giftWrap: null,
    language: 'en',
    placedBy: 'guest:hash',
    contactEmail: 'ploy@example.com',
    contactPhone: '812345678',
    network: null,
    idempotencyKey: 'key',
    bodyHash: 'hash',
    createdAt: new Date('2026-11-21T03:00:00Z'),
    paymentDeadline: new Date('2026-11-24T03:00:00Z'),
    paidAt: null,
    ...changes,
  }
}
