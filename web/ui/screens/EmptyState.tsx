import { type ReactNode, type Ref, use } from 'react'
import styles from './EmptyState.module.css'
import { SuggestionsSlot } from './suggestionsSlot.ts'

/** A short message in place of missing content, with an action. */
export function EmptyState({
  title,
  heading: Heading = 'p',
  titleRef,
  children,
  action,
  suggests = false,
}: {
  title: string
  /** The title's element; a screen of its own needs `h1`. */
  heading?: 'h1' | 'h2' | 'p'
  /** Receives the focus when this replaces the focused element. */
  titleRef?: Ref<HTMLParagraphElement & HTMLHeadingElement>
  children?: ReactNode
  action?: ReactNode
  /** Shows products below, to go on with (errors.empty.suggestions). */
  suggests?: boolean
}) {
  const Suggestions = use(SuggestionsSlot)
  return (
    <div className={suggests ? styles.suggesting : undefined}>
      <div className={styles.empty}>
        <Heading ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </Heading>
        {children ? <div className={styles.text}>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {suggests && Suggestions ? <Suggestions /> : null}
    </div>
  )
}
