import { type CheckoutStep, steps } from '#machines/checkout/checkoutSetup.ts'
import { pathTo } from '#web/paths.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'
import { isComplete } from './checkoutRules.ts'

/** What each step is called. */
export const stepTitles: Record<CheckoutStep, string> = {
  contact: 'Contact and address',
  shipping: 'Delivery',
  payment: 'Payment',
  review: 'Review',
}

/** The step that an address names; the first one where it names none. */
export function stepOf(search: string): CheckoutStep {
  const named = new URLSearchParams(search).get('step')
  return steps.find((step) => step === named) ?? 'contact'
}

/** The address of a step. */
export const addressOfStep = (step: CheckoutStep) => `${pathTo('checkout')}?step=${step}`

/** The wanted step, or the first before it that still needs something. */
export function reachableStep(draft: CheckoutDraft, wanted: CheckoutStep): CheckoutStep {
  const before = steps.slice(0, steps.indexOf(wanted))
  return before.find((step) => !isComplete(draft, step)) ?? wanted
}
