import type { ReactNode } from 'react'
import styles from './Tables.module.css'

/** What may be wider than the screen and is then scrolled, by keys too. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className={styles.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
    >
      {children}
    </section>
  )
}
