import { type CheckoutStep, steps } from '@vitrine/machines/checkout/checkout.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { pathTo } from '#web/paths.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'
import { isComplete } from './checkoutRules.ts'
import type { CheckoutActor } from './useCheckoutMachine.ts'

/** Returns the step in a URL's search; the first step if there is none. */
export function urlStep(search: string): CheckoutStep {
  const named = new URLSearchParams(search).get('step')
  return steps.find((step) => step === named) ?? 'contact'
}

/** Returns the URL of a step (checkout.steps.address). */
export const urlOfStep = (step: CheckoutStep) => `${pathTo('checkout')}?step=${step}`

/** Returns the requested step, or the first incomplete one before it (checkout.steps.skip). */
export function reachableStep(draft: CheckoutDraft, requested: CheckoutStep): CheckoutStep {
  const before = steps.slice(0, steps.indexOf(requested))
  return before.find((step) => !isComplete(draft, step)) ?? requested
}

/** Synchronizes the step with the URL (checkout.steps.address, checkout.steps.back, checkout.steps.skip). */
export function useCheckoutUrl(actor: CheckoutActor, current: () => CheckoutDraft) {
  const requested = urlStep(useSearch())
  const [, navigate] = useLocation()
  const step = useSelector(actor, (state) => state.context.step)
  const shown = useRef(step)

  useEffect(() => {
    const { context } = actor.getSnapshot()
    if (requested === context.step) return
    const reached = reachableStep(current(), requested)
    const [from, to] = [steps.indexOf(context.step), steps.indexOf(reached)]
    if (to < from) actor.send({ type: 'step.revisited', step: reached })
    else for (const step of steps.slice(from, to)) actor.send({ type: 'step.completed', step })
    const after = actor.getSnapshot().context.step
    shown.current = after
    if (after !== requested) navigate(urlOfStep(after), { replace: true })
  }, [actor, current, navigate, requested])

  useEffect(() => {
    if (step === shown.current) return
    shown.current = step
    if (step !== urlStep(location.search)) navigate(urlOfStep(step))
  }, [navigate, step])
}
