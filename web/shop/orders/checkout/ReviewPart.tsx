import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import styles from './CheckoutReview.module.css'

/** One thing that was chosen, and the way back to it. */
export function ReviewPart({
  title,
  isResting,
  onChange,
  children,
}: {
  title: string
  isResting: boolean
  onChange: () => void
  children: ReactNode
}) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.words}>{children}</div>
      <Button
        variant="quiet"
        disabled={isResting}
        aria-label={`Change ${title.toLowerCase()}`}
        onClick={onChange}
      >
        Change
      </Button>
    </section>
  )
}
