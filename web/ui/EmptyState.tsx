import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

/** One calm sentence where nothing is to be shown, and what can be done about it. */
export function EmptyState({
  title,
  heading: Heading = 'p',
  children,
  action,
}: {
  title: string
  /** The title's element; a screen of its own needs `h1`. */
  heading?: 'h1' | 'h2' | 'p'
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
