import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './Notice.module.css'

/** A persistent message, which is announced assertively for errors, otherwise politely. */
export function Notice({
  tone = 'info',
  children,
}: {
  tone?: 'info' | 'success' | 'warning' | 'error'
  children: ReactNode
}) {
  return (
    <div
      className={classes(styles.notice, styles[tone])}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      {children}
    </div>
  )
}
