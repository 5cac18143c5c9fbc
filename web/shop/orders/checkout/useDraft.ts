import { useCallback, useRef, useState } from 'react'
import { isCollected } from '../address/addressParts.ts'
import type { CheckoutQuery } from './checkout.generated.ts'
import { type CheckoutDraft, emptyDraft, storedDraft } from './checkoutDraft.ts'
import { deliverableMethods, knownContact, methodStores } from './checkoutOrder.ts'

/**
 * Returns the shopper's entries, which start with the customer's data and are stored on each change (checkout.draft.*).
 */
export function useDraft(data: CheckoutQuery) {
  const [draft, setDraft] = useState(() => createDraft(data))
  const latest = useRef(draft)
  const change = useCallback(
    (part: Partial<CheckoutDraft>) => {
      latest.current = withDeliverableMethod({ ...latest.current, ...part }, data)
      storedDraft.write(latest.current)
      setDraft(latest.current)
    },
    [data],
  )
  const current = useCallback(() => latest.current, [])
  return { draft, current, change }
}

function createDraft(data: CheckoutQuery): CheckoutDraft {
  const stored = { ...emptyDraft, ...storedDraft.read() }
  const { paymentMethods = [] } = data.checkout ?? {}
  const typed = Object.fromEntries(
    Object.entries(stored.contact).filter(([, value]) => value !== ''),
  )
  const isPayable = paymentMethods.some(({ method }) => method === stored.paymentMethod)
  const draft = {
    contact: { receipt: 'delivery' as const, ...knownContact(data), ...typed },
    shippingMethod: stored.shippingMethod,
    store: stored.store,
    paymentMethod: isPayable ? stored.paymentMethod : '',
    note: stored.note,
  }
  return withDeliverableMethod(draft, data)
}

/** Replaces what the address of a draft rules out: a delivery method by the first possible one (checkout.delivery.changed). */
function withDeliverableMethod(draft: CheckoutDraft, { checkout }: CheckoutQuery): CheckoutDraft {
  const offered = checkout?.shippingMethods ?? []
  const isKnown = methodStores(offered).some(({ slug }) => slug === draft.store)
  const method = checkout?.paymentMethods.find(
    (paymentMethod) => paymentMethod.method === draft.paymentMethod,
  )
  const corrected = {
    ...draft,
    ...(!isKnown && { store: '' }),
    ...(method?.isForDelivery && isCollected(draft.contact) && { paymentMethod: '' as const }),
  }
  const methods = deliverableMethods(offered, corrected)
  if (methods.some(({ id }) => id === corrected.shippingMethod)) return corrected
  return { ...corrected, shippingMethod: methods[0]?.id ?? '' }
}
