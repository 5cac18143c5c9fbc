import { useCallback, useRef, useState } from 'react'
import type { CheckoutQuery } from './checkout.generated.ts'
import { type CheckoutDraft, emptyDraft, storedDraft } from './checkoutDraft.ts'
import { deliverableMethods, knownContact } from './checkoutOrder.ts'

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
    contact: { ...knownContact(known), ...typed },
    shippingMethod: stored.shippingMethod,
    paymentMethod: isPayable ? stored.paymentMethod : '',
    note: stored.note,
  }
  return withDeliverableMethod(draft, known)
}

/** Replaces a method that does not deliver to the address by the first one that does (checkout.delivery.changed). */
function withDeliverableMethod(draft: CheckoutDraft, { checkout }: CheckoutQuery): CheckoutDraft {
  const methods = deliverableMethods(checkout?.shippingMethods ?? [], draft)
  if (methods.some(({ id }) => id === draft.shippingMethod)) return draft
  return { ...draft, shippingMethod: methods[0]?.id ?? '' }
}
