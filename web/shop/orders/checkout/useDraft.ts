import { useCallback, useRef, useState } from 'react'
import { isCollected } from '../address/addressParts.ts'
import type { CheckoutQuery } from './checkout.generated.ts'
import { type CheckoutDraft, emptyDraft, storedDraft } from './checkoutDraft.ts'
import { deliverableMethods, knownContact, methodStores } from './checkoutOrder.ts'

/**
 * Returns the shopper's entries, which start with the customer's data and are stored on each change (checkout.draft.*).
 */
export function useDraft(known: CheckoutQuery) {
  const [draft, setDraft] = useState(() => createDraft(known))
  const latest = useRef(draft)
  const change = useCallback(
    (part: Partial<CheckoutDraft>) => {
      latest.current = withDeliverableMethod({ ...latest.current, ...part }, known)
      storedDraft.write(latest.current)
      setDraft(latest.current)
    },
    [known],
  )
  const current = useCallback(() => latest.current, [])
  return { draft, current, change }
}

function createDraft(known: CheckoutQuery): CheckoutDraft {
  const stored = { ...emptyDraft, ...storedDraft.read() }
  const { paymentMethods = [] } = known.checkout ?? {}
  const typed = Object.fromEntries(
    Object.entries(stored.contact).filter(([, value]) => value !== ''),
  )
  const isPayable = paymentMethods.some(({ method }) => method === stored.paymentMethod)
  const draft = {
    contact: { receipt: 'delivery' as const, ...knownContact(known), ...typed },
    shippingMethod: stored.shippingMethod,
    store: stored.store,
    paymentMethod: isPayable ? stored.paymentMethod : '',
    note: stored.note,
  }
  return withDeliverableMethod(draft, known)
}

/** Replaces what the address of a draft rules out: a delivery method by the first possible one (checkout.delivery.changed). */
function withDeliverableMethod(draft: CheckoutDraft, { checkout }: CheckoutQuery): CheckoutDraft {
  const offered = checkout?.shippingMethods ?? []
  const isKnown = methodStores(offered).some(({ slug }) => slug === draft.store)
  const method = checkout?.paymentMethods.find(
    (paymentMethod) => paymentMethod.method === draft.paymentMethod,
  )
  const known = {
    ...draft,
    ...(!isKnown && { store: '' }),
    ...(method?.isForDelivery && isCollected(draft.contact) && { paymentMethod: '' as const }),
  }
  const methods = deliverableMethods(offered, known)
  if (methods.some(({ id }) => id === known.shippingMethod)) return known
  return { ...known, shippingMethod: methods[0]?.id ?? '' }
}
