import type { CheckoutStep } from '@vitrine/machines/checkout/checkout.ts'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { interruptionCopy } from '#web/generated/messages/interruptionCopy.ts'
import type { CartFieldsFragment } from '#web/shop/cart/cart.generated.ts'
import { useCart } from '#web/shop/cart/useCart.ts'
import { isCollected } from '../address/addressParts.ts'
import { type CheckoutQuery, useEstimateQuery } from './checkout.generated.ts'
import { reportStep, useBeginCheckout } from './checkoutAnalytics.ts'
import { totalChanges } from './totalChanges.ts'
import { useCheckoutMachine } from './useCheckoutMachine.ts'
import { reachableStep, urlOfStep, urlStep, useCheckoutUrl } from './useCheckoutUrl.ts'
import { useDraft } from './useDraft.ts'

/**
 * Returns the totals with a delivery method to a province, requested again when the cart changes; without a method,
 * the cart's totals.
 */
function useEstimate(
  shippingMethod: string,
  province: string | undefined,
  cart: CartFieldsFragment | undefined,
) {
  const skip = shippingMethod === '' || cart === undefined
  const { data, error, loading, refetch } = useEstimateQuery({
    variables: { shippingMethod, province: province || null },
    skip,
    fetchPolicy: 'network-only',
  })
  const lastTotals = useRef(cart?.totals)
  useEffect(() => {
    const before = lastTotals.current
    lastTotals.current = cart?.totals
    if (!skip && before && before !== cart?.totals) refetch().catch(() => {})
  }, [cart?.totals, skip, refetch])
  const hasFailed = Boolean(error) && !data?.estimate
  const retry = useCallback(() => void refetch().catch(() => {}), [refetch])
  // A choice that was made offline is sent again (checkout.delivery.offline).
  useEffect(() => {
    if (!hasFailed) return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed, retry])
  return { totals: data?.estimate ?? cart?.totals, isLoading: loading, hasFailed, retry }
}

/** Requests an estimate that failed again before the review, which orders at its total. */
function useEstimateBeforeReview(
  { hasFailed, retry }: ReturnType<typeof useEstimate>,
  step: string,
) {
  const failed = useRef(hasFailed)
  failed.current = hasFailed
  useEffect(() => {
    if (step === 'review' && failed.current) retry()
  }, [step, retry])
}

export type Checkout = ReturnType<typeof useCheckout>

/** Returns the state of the checkout: the flow from the machine, the amounts from the server. */
export function useCheckout(data: CheckoutQuery) {
  const { draft, current, change } = useDraft(data)
  const search = useSearch()
  const [, navigate] = useLocation()
  const [start] = useState(() => reachableStep(draft, urlStep(search)))
  const { actor, fieldErrors } = useCheckoutMachine(current, start)
  useCheckoutUrl(actor, current)
  const state = useSelector(actor, (snapshot) => snapshot)
  const bag = useCart()
  useBeginCheckout(bag.cart)
  const { contact } = draft
  const province = isCollected(contact) ? undefined : contact.deliveryProvince
  const estimate = useEstimate(draft.shippingMethod, province, bag.cart)
  const { step, message, expectedTotal, newTotal, lineKey } = state.context
  useEstimateBeforeReview(estimate, step)
  const seen = useRef(estimate.totals)
  return {
    bag,
    data,
    draft,
    change,
    fieldErrors,
    step,
    phase: phaseOf(state),
    /** The server's message about the order as a whole. */
    message,
    expectedTotal,
    newTotal,
    soldOutProduct: bag.lines.find(({ item }) => item.key === lineKey)?.item.name,
    totals: estimate.totals,
    isPricing: estimate.isLoading || bag.isBusy,
    /** Whether the total with the chosen delivery is unknown, so that nothing can be ordered. */
    isUnpriced: estimate.hasFailed,
    retryPricing: estimate.retry,
    /** Why the total differs from the one that the shopper saw, once the new one is known. */
    changes:
      seen.current && estimate.totals?.totalPrice.amount === newTotal
        ? totalChanges(seen.current, estimate.totals, messagesOf(bag))
        : [],
    complete: (done: CheckoutStep) => {
      reportStep(done, bag.cart, current())
      actor.send({ type: 'step.completed', step: done })
    },
    goTo: (target: CheckoutStep) => navigate(urlOfStep(target)),
    submit: () => {
      const total = estimate.totals?.totalPrice.amount
      seen.current = estimate.totals
      if (total !== undefined) actor.send({ type: 'order.submitted', expectedTotal: total })
    },
    acceptTotal: () => {
      seen.current = estimate.totals
      actor.send({ type: 'total.accepted' })
    },
    backToReview: () => actor.send({ type: 'step.revisited', step: 'review' }),
    retry: () => actor.send({ type: 'order.retried' }),
    /** Continues with the items that are in the bag now. */
    continueWithCart: () => {
      actor.send({ type: 'cart.changed' })
      actor.send({ type: 'cart.settled', isEmpty: bag.lines.length === 0 })
    },
  }
}

const messagesOf = ({ notices, lines }: ReturnType<typeof useCart>) => [
  ...notices.ofCart,
  ...lines.flatMap(({ item }) =>
    notices
      .ofLine(item.key)
      .map((message) => interruptionCopy.lineChange({ product: item.name, message })),
  ),
]

type Phase =
  | 'awaitingCart'
  | 'empty'
  | 'steps'
  | 'placing'
  | 'priceChanged'
  | 'outOfStock'
  | 'unconfirmed'
  | 'placed'

const phases: readonly Phase[] = [
  'empty',
  'placing',
  'priceChanged',
  'outOfStock',
  'unconfirmed',
  'placed',
]

function phaseOf(state: { matches: (phase: Phase) => boolean }): Phase {
  if (state.matches('steps')) return 'steps'
  return phases.find((phase) => state.matches(phase)) ?? 'awaitingCart'
}
