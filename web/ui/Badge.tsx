import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './Badge.module.css'

/** The colours of order statuses, and a neutral one for an unknown status (`orders.status.colours`). */
export type BadgeTone = 'neutral' | 'blue' | 'green' | 'purple' | 'red' | 'yellow'

/** A status label on a tinted background, which carries no information of its own. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>
}
