import { type CheckoutStep, steps } from '@vitrine/machines/checkout/checkout.ts'
import { checkoutCopy } from '#web/generated/messages/checkoutCopy.ts'
import styles from './CheckoutSteps.module.css'

/** The steps of the checkout, with links to the ones before the current (checkout.steps.*). */
export function CheckoutSteps({
  current,
  isDisabled,
  onChoose,
}: {
  current: CheckoutStep
  /** Whether the links are disabled, while the order is being placed. */
  isDisabled: boolean
  onChoose: (step: CheckoutStep) => void
}) {
  const position = steps.indexOf(current)
  return (
    <nav aria-label={checkoutCopy.stepsLabel}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            aria-current={step === current ? 'step' : undefined}
          >
            {index < position ? (
              <button
                type="button"
                className={styles.link}
                disabled={isDisabled}
                onClick={() => onChoose(step)}
              >
                {checkoutCopy.steps[step]}
              </button>
            ) : (
              <span>{checkoutCopy.steps[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
