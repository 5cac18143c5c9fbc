import { useLayoutEffect, useRef } from 'react'
import type { Elements } from '#web/lib/elements.ts'
import { mobileQuery } from '#web/lib/useMediaQuery.ts'
import styles from './SiteFooter.module.css'

/** A column of the footer, on phones closed until its title is pressed (frame.footer.closed). */
export const FooterColumn = ({ title, children }: { title: string; children: Elements }) => (
  <details className={styles.column}>
    <summary className={styles.summary}>
      <h2 className={styles.heading}>{title}</h2>
    </summary>
    {children}
  </details>
)

/**
 * Opens the columns in wide windows, which style sheets do until then, because the server does not have the window's
 * width.
 */
export function useOpenColumns() {
  const footer = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const phone = matchMedia(mobileQuery)
    const update = () => {
      // In wide windows titles only: they leave the tab order.
      for (const column of footer.current?.querySelectorAll('details') ?? []) {
        column.open = !phone.matches
        column.children[0]?.setAttribute('tabindex', phone.matches ? '0' : '-1')
      }
    }
    update()
    phone.addEventListener('change', update)
    return () => phone.removeEventListener('change', update)
  }, [])
  return footer
}
