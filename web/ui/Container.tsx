import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './Container.module.css'

/** The page's side margins and widest line: all of the page, or the measure of a text. */
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
