import { useCallback, useRef, useState } from 'react'
import type { CheckoutQuery } from './checkout.generated.ts'
import { type CheckoutDraft, emptyDraft, storedDraft } from './checkoutDraft.ts'
import { knownContact } from './checkoutOrder.ts'

/** What is filled in: begun with what is known of the customer, kept through reloads with every change. */
export function useDraft(known: CheckoutQuery) {
  const [draft, setDraft] = useState(() => begin(known))
  const latest = useRef(draft)
  const change = useCallback((part: Partial<CheckoutDraft>) => {
    latest.current = { ...latest.current, ...part }
    storedDraft.write(latest.current)
    setDraft(latest.current)
  }, [])
  const current = useCallback(() => latest.current, [])
  return { draft, current, change }
}

function begin(known: CheckoutQuery): CheckoutDraft {
  const kept = { ...emptyDraft, ...storedDraft.read() }
  const { shippingMethods = [], paymentMethods = [] } = known.checkout ?? {}
  const typed = Object.fromEntries(Object.entries(kept.contact).filter(([, value]) => value !== ''))
  const isShippable = shippingMethods.some(({ id }) => id === kept.shippingMethod)
  const isPayable = paymentMethods.some(({ method }) => method === kept.paymentMethod)
  return {
    contact: { ...knownContact(known), ...typed },
    shippingMethod: isShippable ? kept.shippingMethod : (shippingMethods[0]?.id ?? ''),
    paymentMethod: isPayable ? kept.paymentMethod : '',
    note: kept.note,
  }
}
