import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { steps } from '#machines/checkout/checkoutSetup.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'
import { addressOfStep, reachableStep, stepOf } from './checkoutSteps.ts'
import type { CheckoutActor } from './useCheckoutMachine.ts'

/** Synchronizes the step with the address (checkout.steps.address, checkout.steps.back, checkout.steps.skip). */
export function useCheckoutAddress(actor: CheckoutActor, current: () => CheckoutDraft) {
  const requested = stepOf(useSearch())
  const [, navigate] = useLocation()
  const step = useSelector(actor, (state) => state.context.step)
  const shown = useRef(step)

  useEffect(() => {
    const { context } = actor.getSnapshot()
    if (requested === context.step) return
    const reached = reachableStep(current(), requested)
    const [from, to] = [steps.indexOf(context.step), steps.indexOf(reached)]
    if (to < from) actor.send({ type: 'step.revisited', step: reached })
    else
      for (const each of steps.slice(from, to)) actor.send({ type: 'step.completed', step: each })
    const after = actor.getSnapshot().context.step
    shown.current = after
    if (after !== requested) navigate(addressOfStep(after), { replace: true })
  }, [actor, current, navigate, requested])

  useEffect(() => {
    if (step === shown.current) return
    shown.current = step
    if (step !== stepOf(location.search)) navigate(addressOfStep(step))
  }, [navigate, step])
}
