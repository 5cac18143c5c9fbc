import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './Badge.module.css'

/** The colours of SPEC §4's order statuses, and a neutral one for what is unknown. */
export type BadgeTone = 'neutral' | 'blue' | 'green' | 'purple' | 'red' | 'yellow'

/** A word of state on a tinted ground; the word says it, the colour only helps. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>
}
