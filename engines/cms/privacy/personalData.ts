import { toBaht } from '@vitrine/commerce/satang.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { cartLines, carts, wishlistItems } from '#cms/database/schema/cart.ts'
import { sessions } from '#cms/database/schema/customers.ts'
import { orders, slips } from '#cms/database/schema/orders.ts'
import { returnRequests } from '#cms/database/schema/returns.ts'
import { readCoupons } from '#cms/orders/history/readCoupons.ts'
import { readPayments } from '#cms/orders/history/readPayments.ts'
import { serializeOrders } from '#cms/orders/order/serializeOrders.ts'
import { readAddresses } from '../customer/addresses/addressBook.ts'
import { readProfile } from '../customer/profile/readProfile.ts'
import type { Customer } from '../visitor/sessions.ts'
import { readContactData } from './contactData.ts'
import { readStockAlerts } from './readStockAlerts.ts'

/**
 * Everything that the shop stores under a customer's account, without orders of guests, as JSON for the customer, and
 * what was left under a verified email address without an account.
 */
export async function personalData(
  cms: Pick<Cms, 'database' | 'secrets' | 'clock' | 'environment'>,
  customer: Customer,
  now: Date,
): Promise<Record<string, unknown>> {
  const { database } = cms
  const { id } = customer
  const customerOrders = await database
    .select()
    .from(orders)
    .where(eq(orders.customerId, id))
    .orderBy(desc(orders.createdAt))
  const saved = await database
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.customerId, id))
    .orderBy(desc(wishlistItems.addedAt))
  const accounts = await database
    .select({ orderId: orders.id, account: returnRequests.refundAccount })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(and(eq(orders.customerId, id), isNotNull(returnRequests.refundAccount)))
  const ids = customerOrders.map((order) => order.id)
  const sent = await database
    .select()
    .from(slips)
    .where(inArray(slips.orderId, ids))
    .orderBy(desc(slips.at))
  const { email, emailVerified } = customer
  const isOwner = email !== null && emailVerified
  const bag = await database
    .select({ line: cartLines })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.customerId, id))
    .orderBy(desc(cartLines.addedAt))
  const [cart] = await database
    .select({ giftWrap: carts.giftWrap })
    .from(carts)
    .where(eq(carts.customerId, id))
  const signedIn = await database.select().from(sessions).where(eq(sessions.customerId, id))
  return {
    exportedDate: toInstant(now),
    account: {
      username: customer.username,
      createdDate: toInstant(customer.createdAt),
      isEmailVerified: emailVerified,
      language: customer.language,
      ...(await readProfile(database, customer)),
    },
    addresses: await readAddresses(database, id),
    lastBillingAddress: customer.billing,
    lastShippingAddress: customer.shipping,
    orders: await serializeOrders(cms, database, customerOrders),
    payments: await readPayments(database, id),
    refundAccounts: accounts.map(({ orderId, account }) => ({
      orderId: String(orderId),
      ...account,
    })),
    slips: sent.map(({ orderId, name, phoneNumber, bank, transferAmount, at }) => ({
      orderId: String(orderId),
      ...{ name, phoneNumber, bank },
      amount: toBaht(transferAmount),
      sentDate: toInstant(at),
    })),
    coupons: await readCoupons({ ...cms, database }, id, now),
    bag: bag.map(({ line: { productId, choices, quantity, addedAt } }) => ({
      productId: String(productId),
      ...{ choices, quantity },
      addedDate: toInstant(addedAt),
    })),
    giftWrapping: cart?.giftWrap ?? null,
    wishlist: saved.map(({ productId, addedAt }) => ({
      productId: String(productId),
      addedDate: toInstant(addedAt),
    })),
    stockAlerts: await readStockAlerts(database, customer),
    sessions: signedIn.map(({ createdAt, expiresAt }) => ({
      createdDate: toInstant(createdAt),
      expiresDate: toInstant(expiresAt),
    })),
    ...(isOwner ? await readContactData(database, email) : {}),
  }
}
