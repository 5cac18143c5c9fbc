import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  addShippingMethodToCartWorkflow,
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
  refreshCartItemsWorkflow,
} from '@medusajs/medusa/core-flows'
import { priceTextLines } from '../cart/textLines'
import { restoreCouponUse } from '../customers/couponUse'
import { takeCart } from '../customers/openCart'
import { type CouponShopper, dropPersonalCoupons } from '../customers/personalCoupons'
import type { CouponClaim } from '../modules/shop/openOrders'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { providerIds } from '../modules/shopPayments/providers'
import type { Placing } from './placing'
import { type PlacedCart, readCart } from './readCart'
import { roundTotals } from './roundTotals'

/**
 * Writes the checkout's form to the cart, which Medusa prices again, without the coupons that its person may not use,
 * and returns the personal limits of the others.
 */
export async function prepareCart(
  container: MedusaContainer,
  cart: PlacedCart,
  placing: Placing,
): Promise<CouponClaim> {
  const { shippingOptionId, customerId } = placing
  const email = placing.email.toLowerCase()
  if (customerId && cart.customer_id !== customerId) await takeCart(container, customerId, cart.id)
  await restoreCouponUse(container.resolve<ShopService>(shopModule).database, email)
  // Medusa's own workflow rejects internationalised endings of email addresses, and finds the account of another person.
  await container.resolve(Modules.CART).updateCarts(cart.id, {
    email,
    customer_id: customerId ?? (await guestOf(container, email)),
    shipping_address: placing.shippingAddress,
    billing_address: placing.billingAddress,
    metadata: {
      vitrine: { note: placing.note, payment: placing.paymentMethod },
    },
  })
  await refreshCartItemsWorkflow(container).run({
    input: { cart_id: cart.id, force_refresh: true },
  })
  if (cart.items.some(({ metadata }) => metadata?.vitrine?.texts))
    await priceTextLines(container, cart.id)
  const [method, ...others] = cart.shipping_methods
  if (others.length > 0 || method?.shipping_option_id !== shippingOptionId)
    await addShippingMethodToCartWorkflow(container).run({
      input: { cart_id: cart.id, options: [{ id: shippingOptionId }] },
    })
  const claim = await dropPersonalCoupons(container, cart.id, shopperOf(placing))
  await roundTotals(container, cart.id)
  return claim
}

/** The customer without an account that Medusa shows with the orders of a guest. */
function guestOf(container: MedusaContainer, email: string): Promise<string> {
  const customers = container.resolve(Modules.CUSTOMER)
  return container.resolve(Modules.LOCKING).execute(`shop:guest:${email}`, async () => {
    const [guest] = await customers.listCustomers({ email, has_account: false }, { take: 1 })
    return (guest ?? (await customers.createCustomers({ email }))).id
  })
}

/** The person of a checkout's form. */
const shopperOf = ({ customerId, email, holder, billingAddress }: Placing): CouponShopper => ({
  customerId,
  emails: [email],
  phone: holder.phone,
  phoneNumber: billingAddress.phone,
})

/** Opens the payment of a cart by a payment method of the shop. */
export async function startPayment(container: MedusaContainer, cart: PlacedCart, method: string) {
  if (!cart.payment_collection)
    await createPaymentCollectionForCartWorkflow(container).run({ input: { cart_id: cart.id } })
  const collection =
    cart.payment_collection ?? (await readCart(container, cart.id))?.payment_collection
  await createPaymentSessionsWorkflow(container).run({
    input: {
      payment_collection_id: collection?.id ?? '',
      provider_id: providerIds[method] ?? '',
    },
  })
}
