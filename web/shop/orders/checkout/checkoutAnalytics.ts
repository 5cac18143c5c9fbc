import type { CheckoutStep } from '@vitrine/machines/checkout/checkout.ts'
import { useEffect, useRef } from 'react'
import { trackItems } from '#web/core/analytics.ts'
import type { CartFieldsFragment } from '#web/shop/cart/cart.generated.ts'
import { analyticsItem } from '#web/shop/cart/cartAnalytics.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'

type Cart = Pick<CartFieldsFragment, 'items' | 'coupons'>

const couponOf = ({ coupons }: Cart) => coupons.map(({ code }) => code).join(', ') || undefined

const currencyOf = ({ items }: Cart) => items[0]?.price.currencyCode

/** Reports the start of a checkout, once the bag is known (analytics.begin-checkout). */
export function useBeginCheckout(cart: Cart | null | undefined) {
  const isReported = useRef(false)
  useEffect(() => {
    if (isReported.current || !cart?.items.length) return
    isReported.current = true
    trackItems('begin_checkout', currencyOf(cart), cart.items.map(analyticsItem), {
      coupon: couponOf(cart),
    })
  }, [cart])
}

/** Reports the completed delivery and payment steps (analytics.add-shipping-info, analytics.add-payment-info). */
export function reportStep(
  step: CheckoutStep,
  cart: Cart | null | undefined,
  draft: CheckoutDraft,
) {
  if (!cart) return
  const items = cart.items.map(analyticsItem)
  const [coupon, currency] = [couponOf(cart), currencyOf(cart)]
  if (step === 'shipping')
    trackItems('add_shipping_info', currency, items, {
      coupon,
      shipping_tier: draft.shippingMethod,
    })
  if (step === 'payment')
    trackItems('add_payment_info', currency, items, {
      coupon,
      payment_type: draft.paymentMethod,
    })
}

/** Returns what was ordered, for the report of its purchase. */
export const analyticsPurchase = (orderId: string, cart: Cart) => ({
  orderId,
  items: cart.items.map(analyticsItem),
  coupon: couponOf(cart),
})
