import type { ReactNode, Ref } from 'react'
import styles from './EmptyState.module.css'

/** A short message in place of missing content, with an action. */
export function EmptyState({
  title,
  heading: Heading = 'p',
  titleRef,
  children,
  action,
}: {
  title: string
  /** The title's element; a screen of its own needs `h1`. */
  heading?: 'h1' | 'h2' | 'p'
  /** Receives the focus when this replaces the focused element. */
  titleRef?: Ref<HTMLParagraphElement & HTMLHeadingElement>
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <Heading ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
        {title}
      </Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
