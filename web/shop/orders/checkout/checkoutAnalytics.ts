import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import type { CheckoutStep } from '#machines/checkout/checkoutSetup.ts'
import { type AnalyticsItem, trackItems } from '#web/core/analytics.ts'
import type { Money } from '#web/lib/price.ts'
import { storage } from '#web/lib/storage.ts'
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

interface Purchase {
  orderId: string
  items: readonly AnalyticsItem[]
  coupon?: string | undefined
}

const purchaseSchema = z.object({
  orderId: z.string(),
  items: z.custom<readonly AnalyticsItem[]>(Array.isArray),
  coupon: z.optional(z.string()),
})

/** An order that was placed in this tab and has not been reported yet. */
const placedPurchase = storage<Purchase>('analytics.purchase', purchaseSchema)

/** Remembers what was ordered, because the bag is empty on the confirmation page. */
export function rememberPurchase(orderId: string, cart: Cart | null | undefined) {
  if (!cart) return
  const items = cart.items.map(analyticsItem)
  placedPurchase.write({ orderId, items, coupon: couponOf(cart) })
}

interface ConfirmedOrder {
  id: string
  total: Money
  totalTax: Money
  shippingTotal: Money
}

/** Reports an order once, on the first view of its confirmation page in the tab that placed it (analytics.purchase). */
export function usePurchase({ id, total, totalTax, shippingTotal }: ConfirmedOrder) {
  const { amount: value, currencyCode } = total
  const [tax, shipping] = [totalTax.amount, shippingTotal.amount]
  useEffect(() => {
    const placed = placedPurchase.read()
    if (placed?.orderId !== id) return
    placedPurchase.remove()
    trackItems('purchase', currencyCode, placed.items, {
      transaction_id: id,
      value,
      tax,
      shipping,
      coupon: placed.coupon,
    })
  }, [id, value, currencyCode, tax, shipping])
}
