import type { ReactNode } from 'react'
import styles from './Tables.module.css'

/** A region that scrolls horizontally, also by keyboard. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className={styles.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      tabIndex={0}
    >
      {children}
    </section>
  )
}
