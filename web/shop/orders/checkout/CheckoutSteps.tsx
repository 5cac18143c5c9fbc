import { type CheckoutStep, steps } from '#machines/checkout/checkoutSetup.ts'
import { classes } from '#web/lib/classes.ts'
import styles from './CheckoutSteps.module.css'
import { stepTitles } from './checkoutSteps.ts'

/** Where in the checkout one is; what is done can be gone back to. */
export function CheckoutSteps({
  current,
  isResting,
  onChoose,
}: {
  current: CheckoutStep
  /** Nothing can be gone back to now. */
  isResting: boolean
  onChoose: (step: CheckoutStep) => void
}) {
  const place = steps.indexOf(current)
  return (
    <nav aria-label="Checkout steps">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={classes(styles.step, index < place && styles.done)}
            aria-current={step === current ? 'step' : undefined}
          >
            {index < place ? (
              <button
                type="button"
                className={styles.link}
                disabled={isResting}
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
