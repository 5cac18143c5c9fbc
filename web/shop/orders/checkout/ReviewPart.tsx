import type { ReactNode } from 'react'
import { checkoutCopy } from '#web/generated/messages/checkoutCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './CheckoutReview.module.css'

/** An entry of the review, with a button that opens its step. */
export function ReviewPart({
  title,
  isDisabled,
  onChange,
  children,
}: {
  title: string
  isDisabled: boolean
  onChange: () => void
  children: ReactNode
}) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <div>{children}</div>
      <Button
        variant="quiet"
        disabled={isDisabled}
        aria-label={checkoutCopy.changePart({ part: title.toLowerCase() })}
        onClick={onChange}
      >
        {checkoutCopy.change}
      </Button>
    </section>
  )
}
