import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './Container.module.css'

/** The page's side margins and maximum width: that of the page, or of a text column. */
export function Container({
  width = 'page',
  className,
  children,
}: {
  width?: 'page' | 'text'
  className?: string
  children: ReactNode
}) {
  return <div className={classes(styles.container, styles[width], className)}>{children}</div>
}
