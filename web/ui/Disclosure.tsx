import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Disclosure.module.css'

/**
 * A heading that opens its content, with `lazy` rendered when it is first opened, and closes others of the same
 * `group`.
 */
export function Disclosure({
  title,
  group,
  initiallyOpen = false,
  lazy = false,
  children,
}: {
  title: ReactNode
  group?: string
  initiallyOpen?: boolean
  lazy?: boolean
  children: ReactNode
}) {
  const [startsOpen] = useState(initiallyOpen)
  const [isFilled, setFilled] = useState(initiallyOpen || !lazy)
  const details = useRef<HTMLDetailsElement>(null)
  // It may have been opened before hydration.
  useEffect(() => {
    if (details.current?.open) setFilled(true)
  }, [])
  return (
    <details
      ref={details}
      className={styles.disclosure}
      name={group}
      open={startsOpen || undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser makes a summary a button */}
      <summary className={styles.title} onClick={() => setFilled(true)}>
        <span className={styles.text}>{title}</span>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{isFilled ? children : null}</div>
    </details>
  )
}
