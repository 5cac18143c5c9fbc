import { useEffect, useRef } from 'react'
import { checkoutCopy } from '#web/generated/messages/checkoutCopy.ts'
import { CheckoutContact } from './CheckoutContact.tsx'
import { CheckoutPayment } from './CheckoutPayment.tsx'
import { OrderUnconfirmed, SoldOut, TotalChanged } from './CheckoutPhase.tsx'
import { CheckoutReview } from './CheckoutReview.tsx'
import { CheckoutShipping } from './CheckoutShipping.tsx'
import styles from './CheckoutSteps.module.css'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import { focusHeading } from './focusHeading.ts'
import type { Checkout } from './useCheckout.ts'

const stepViews = {
  contact: CheckoutContact,
  shipping: CheckoutShipping,
  payment: CheckoutPayment,
  review: CheckoutReview,
}

/** The current step, or the interruption that replaces it. */
export function CheckoutMain({ checkout }: { checkout: Checkout }) {
  const { phase, step } = checkout
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focusHeading(heading.current)
  }, [step])
  if (phase === 'priceChanged') return <TotalChanged checkout={checkout} />
  if (phase === 'outOfStock') return <SoldOut checkout={checkout} />
  if (phase === 'unconfirmed') return <OrderUnconfirmed checkout={checkout} />
  const Step = stepViews[step]
  return (
    <div className={styles.main}>
      <CheckoutSteps current={step} isDisabled={phase === 'placing'} onChoose={checkout.goTo} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {checkoutCopy.steps[step]}
      </h2>
      <Step key={step} checkout={checkout} />
    </div>
  )
}
