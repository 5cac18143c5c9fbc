import { useId } from 'react'
import { timelineCopy } from '#web/generated/messages/timelineCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { longDate } from '#web/lib/time.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import styles from './OrderProgress.module.css'

/**
 * The steps of an order with their dates, then those to come (orders.timeline.*); nothing where the CMS reports none.
 */
export function OrderProgress({ steps }: { steps: OrderFieldsFragment['timeline'] }) {
  const id = useId()
  if (steps.length === 0) return null
  const current = steps.findLastIndex(({ date }) => date !== null)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {timelineCopy.title}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ name, date }, index) => (
          <li
            key={name}
            className={classes(styles.step, date ? styles.taken : undefined)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.name}>{timelineCopy.steps[name]}</span>
            {date ? (
              <time className={styles.date} dateTime={date}>
                {longDate(new Date(date))}
              </time>
            ) : (
              <VisuallyHidden>{timelineCopy.toCome}</VisuallyHidden>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
