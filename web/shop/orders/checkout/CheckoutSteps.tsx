import { type CheckoutStep, steps } from '#machines/checkout/checkoutSetup.ts'
import { classes } from '#web/lib/classes.ts'
import styles from './CheckoutSteps.module.css'
import { stepTitles } from './checkoutSteps.ts'

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
    <nav aria-label="Checkout steps">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={classes(styles.step, index < position && styles.done)}
            aria-current={step === current ? 'step' : undefined}
          >
            {index < position ? (
              <button
                type="button"
                className={styles.link}
                disabled={isDisabled}
                onClick={() => onChoose(step)}
              >
                {stepTitles[step]}
              </button>
            ) : (
              <span>{stepTitles[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
