import { couponKeys, deletedKey } from '@vitrine/commerce/rules/firstOrder.ts'
import type { Address } from '@vitrine/contract/orders.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { orderLinkRequests } from '#cms/database/schema/orderLinks.ts'
import { couponUses, orderEvents, orders, slips } from '#cms/database/schema/orders.ts'
import { returnRequests } from '#cms/database/schema/returns.ts'

const removed = '–'

/** The address of an order without its person, but with province and country, which the books need and many share. */
function anonymousAddress({ state, country }: Address): Address {
  return {
    firstName: 'Deleted',
    lastName: 'customer',
    company: null,
    address1: removed,
    address2: null,
    city: removed,
    state,
    postcode: removed,
    country,
    phone: null,
    email: null,
  }
}

/**
 * Removes the person from a customer's orders, but not amounts and documents, and returns the names of the slips'
 * images, which are to be deleted after the transaction.
 */
export async function anonymizeOrders(
  transaction: Database,
  customerId: number,
  couponSecret: string,
): Promise<string[]> {
  const customerOrders = await transaction
    .select({ id: orders.id, billing: orders.billing, shipping: orders.shipping })
    .from(orders)
    .where(eq(orders.customerId, customerId))
  for (const { id, billing, shipping } of customerOrders)
    await transaction
      .update(orders)
      .set({
        customerId: null,
        billing: anonymousAddress(billing),
        shipping: anonymousAddress(shipping),
        note: null,
        giftWrap: sql`${orders.giftWrap} || '{"message": ""}'`,
        placedBy: `deleted:${id}`,
        contactEmail: removed,
        contactPhone: removed,
        network: null,
        bodyHash: removed,
      })
      .where(eq(orders.id, id))
  const ids = customerOrders.map(({ id }) => id)
  if (ids.length === 0) return []
  await transaction.delete(orderLinkRequests).where(inArray(orderLinkRequests.orderId, ids))
  // A coupon that can be used once stays used for the person, who is not known any more.
  for (const { id, orderId, customerKeys } of await transaction
    .select()
    .from(couponUses)
    .where(inArray(couponUses.orderId, ids))) {
    const billing = customerOrders.find((order) => order.id === orderId)?.billing
    const keys = couponKeys({ customerId: null, emails: [billing?.email] }, [billing?.phone])
    const all = [...keys, ...customerKeys]
    const hashed = [...new Set(all)].map((key) => deletedKey(couponSecret, key))
    await transaction.update(couponUses).set({ customerKeys: hashed }).where(eq(couponUses.id, id))
  }
  await transaction
    .update(returnRequests)
    .set({ refundAccount: null })
    .where(inArray(returnRequests.orderId, ids))
  // Notes among colleagues are about people as well.
  await transaction
    .update(orderEvents)
    .set({ detail: { note: removed } })
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.event, 'order.noted')))
  const images = await transaction
    .update(slips)
    .set({ name: removed, phoneNumber: removed, hash: null })
    .where(inArray(slips.orderId, ids))
    .returning({ file: slips.file })
  return images.map(({ file }) => file)
}
