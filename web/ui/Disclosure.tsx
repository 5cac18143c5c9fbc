import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

/** A heading that opens what is below it. Those with the same `group` close each other. */
export function Disclosure({
  title,
  group,
  initiallyOpen = false,
  children,
}: {
  title: ReactNode
  group?: string
  initiallyOpen?: boolean
  children: ReactNode
}) {
  return (
    <details className={styles.disclosure} name={group} open={initiallyOpen || undefined}>
      <summary className={styles.title}>
        {title}
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
