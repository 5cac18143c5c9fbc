import { useCallback, useRef, useState } from 'react'
import type { CheckoutQuery } from './checkout.generated.ts'
import { type CheckoutDraft, emptyDraft, storedDraft } from './checkoutDraft.ts'
import { knownContact } from './checkoutOrder.ts'

/**
 * Returns the shopper's entries, which start with the customer's data and are stored on each change (checkout.draft.*).
 */
export function useDraft(known: CheckoutQuery) {
  const [draft, setDraft] = useState(() => createDraft(known))
  const latest = useRef(draft)
  const change = useCallback((part: Partial<CheckoutDraft>) => {
    latest.current = { ...latest.current, ...part }
    storedDraft.write(latest.current)
    setDraft(latest.current)
  }, [])
  const current = useCallback(() => latest.current, [])
  return { draft, current, change }
}

function createDraft(known: CheckoutQuery): CheckoutDraft {
  const stored = { ...emptyDraft, ...storedDraft.read() }
  const { shippingMethods = [], paymentMethods = [] } = known.checkout ?? {}
  const typed = Object.fromEntries(
    Object.entries(stored.contact).filter(([, value]) => value !== ''),
  )
  const isShippable = shippingMethods.some(({ id }) => id === stored.shippingMethod)
  const isPayable = paymentMethods.some(({ method }) => method === stored.paymentMethod)
  return {
    contact: { ...knownContact(known), ...typed },
    shippingMethod: isShippable ? stored.shippingMethod : (shippingMethods[0]?.id ?? ''),
    paymentMethod: isPayable ? stored.paymentMethod : '',
    note: stored.note,
  }
}
