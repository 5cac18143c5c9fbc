import { type CheckoutStep, steps } from '#machines/checkout/checkoutSetup.ts'
import { pathTo } from '#web/paths.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'
import { isComplete } from './checkoutRules.ts'

/** Returns the step in an address's search; the first step if there is none. */
export function stepOf(search: string): CheckoutStep {
  const named = new URLSearchParams(search).get('step')
  return steps.find((step) => step === named) ?? 'contact'
}

/** Returns the address of a step (checkout.steps.address). */
export const addressOfStep = (step: CheckoutStep) => `${pathTo('checkout')}?step=${step}`

/** Returns the requested step, or the first incomplete one before it (checkout.steps.skip). */
export function reachableStep(draft: CheckoutDraft, requested: CheckoutStep): CheckoutStep {
  const before = steps.slice(0, steps.indexOf(requested))
  return before.find((step) => !isComplete(draft, step)) ?? requested
}
