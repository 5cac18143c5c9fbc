import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { completeCartWorkflow } from '@medusajs/medusa/core-flows'
import { saveFirstAddress } from '../customers/addressBook'
import type { ShopOrder } from '../modules/shop/rows'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { toSatang } from './placedTotals'
import type { Outcome, Placing } from './placing'
import { prepareCart, startPayment } from './prepareCart'
import {
  findOrderOfCart,
  lineOf,
  type PlacedCart,
  piecesOf,
  readCart,
  refusedItem,
} from './readCart'
import { WorkQueue } from './workQueue'

/** Seconds that a second submission waits for the first. */
const lockTimeout = 5

/**
 * Limits the completions of this process to two, because Medusa's lock on an item of the inventory gives up after five
 * seconds when many carts are completed together (docs/medusa.md).
 */
const completions = new WorkQueue(2)

/** Places an order, once for each idempotency key, and the submissions of one cart one after the other. */
export async function placeOrder(container: MedusaContainer, placing: Placing): Promise<Outcome> {
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(`shop:place:${placing.cartId}`, () => place(container, placing), {
    timeout: lockTimeout,
  })
}

async function place(container: MedusaContainer, placing: Placing): Promise<Outcome> {
  const shop: ShopService = container.resolve(shopModule)
  const { cartId, idempotencyKey, bodyHash } = placing
  const earlier = await shop.findOrder({ idempotency_key: idempotencyKey })
  if (earlier) {
    if (earlier.cart_id !== cartId || earlier.body_hash !== bodyHash)
      return { outcome: 'key_reused' }
    if (earlier.number) return { outcome: 'placed', number: earlier.number }
    const interrupted = await resume(container, shop, earlier)
    if (interrupted) return interrupted
  }
  const before = await readCart(container, cartId)
  if (!before || before.completed_at || before.items.length === 0) return { outcome: 'empty' }
  const short = await holdPieces(shop, before)
  if (short) return short
  return completions.run(() => completeHeld(container, shop, before, placing))
}

/** Holds the pieces of a cart, or returns the outcome when there are not enough. */
async function holdPieces(shop: ShopService, cart: PlacedCart): Promise<Outcome | undefined> {
  const hold = await shop.hold(cart.id, piecesOf(cart))
  if (hold.isHeld) return undefined
  const { inventoryItemId, left } = hold
  return { outcome: 'out_of_stock', line: lineOf(cart, inventoryItemId) ?? null, left }
}

/** Completes a cart whose pieces are held, and ends the hold when there is no order. */
async function completeHeld(
  container: MedusaContainer,
  shop: ShopService,
  before: PlacedCart,
  placing: Placing,
): Promise<Outcome> {
  const { cartId } = placing
  // Again, because the hold can have expired in the queue.
  const short = await holdPieces(shop, before)
  if (short) return short
  try {
    const claim = await prepareCart(container, before, placing)
    const cart = await readCart(container, cartId)
    const total = toSatang(cart?.total) / 100
    if (!cart || total !== placing.expectedTotal) {
      await shop.abandonOrder(cartId)
      return { outcome: 'total_changed', total }
    }
    const exceeded = await shop.addOrder(shopOrder(placing), placing.holder, claim)
    // The total is another without the coupon.
    if (exceeded === 'coupon') return completeHeld(container, shop, before, placing)
    if (exceeded) {
      await shop.abandonOrder(cartId)
      return { outcome: 'too_many', of: exceeded }
    }
    await startPayment(container, cart, placing.paymentMethod)
    const number = await complete(container, shop, cartId)
    await saveAddress(container, placing)
    return { outcome: 'placed', number }
  } catch (error) {
    const order = await findOrderOfCart(container, cartId)
    if (!order) await shop.abandonOrder(cartId)
    const item = refusedItem(error)
    if (order || !item) throw error
    return refuse(shop, before, item)
  }
}

/** The outcome for a cart whose pieces were taken in Medusa although they were held, with what is left now. */
async function refuse(shop: ShopService, cart: PlacedCart, item: string): Promise<Outcome> {
  const short = await holdPieces(shop, cart)
  await shop.abandonOrder(cart.id)
  return short ?? { outcome: 'out_of_stock', line: lineOf(cart, item) ?? null, left: 0 }
}

/** Completes an order whose process died, or returns undefined when Medusa has no order, so that it is placed anew. */
async function resume(
  container: MedusaContainer,
  shop: ShopService,
  { cart_id }: ShopOrder,
): Promise<Outcome | undefined> {
  const order = await findOrderOfCart(container, cart_id)
  if (!order) {
    await shop.abandonOrder(cart_id)
    return undefined
  }
  await shop.completeOrder(cart_id, order)
  return { outcome: 'placed', number: order.display_id }
}

const shopOrder = (placing: Placing): Parameters<ShopService['addOrder']>[0] => ({
  cart_id: placing.cartId,
  idempotency_key: placing.idempotencyKey,
  body_hash: placing.bodyHash,
  customer_id: placing.customerId,
  payment_method: placing.paymentMethod,
  payment_deadline: new Date(placing.paymentDeadline),
  shipping_method: placing.shippingMethod,
  contact_email: placing.holder.email,
  contact_phone: placing.holder.phone || null,
  network: placing.holder.network,
  language: placing.language,
})

/** Saves the first address of a customer, without failing the order. */
async function saveAddress(container: MedusaContainer, { customerId, shippingAddress }: Placing) {
  if (!customerId) return
  await saveFirstAddress(container, customerId, shippingAddress).catch((error: Error) => {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error('the address of an order was not saved', error)
  })
}

/** Lets Medusa create the order and reserve its pieces, and returns the number of the order. */
async function complete(container: MedusaContainer, shop: ShopService, cartId: string) {
  await completeCartWorkflow(container).run({ input: { id: cartId } })
  const order = await findOrderOfCart(container, cartId)
  if (!order) throw new Error(`Medusa completed the cart ${cartId} without an order`)
  await shop.completeOrder(cartId, order)
  return order.display_id
}
