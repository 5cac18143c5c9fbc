import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import styles from './Breadcrumbs.module.css'
import { Skeleton } from './Skeleton.tsx'

/** The breadcrumbs of this page, with the page itself last, without a link. */
export function Breadcrumbs({
  steps,
}: {
  steps: readonly { id: string; text: string; url: string }[]
}) {
  if (steps.length === 0) return null
  return (
    <nav className={styles.trail} aria-label={uiCopy.breadcrumbs}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles.step}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{step.text}</span>
            ) : (
              <a className={styles.link} href={step.url}>
                {step.text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A placeholder of one line of breadcrumbs. */
export const BreadcrumbsSkeleton = () => (
  <div className={styles.trail} aria-hidden="true">
    <span className={styles.step}>
      <Skeleton width="9rem" />
    </span>
  </div>
)
