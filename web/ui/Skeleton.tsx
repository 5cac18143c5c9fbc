import { createContext, useContext } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './Skeleton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Whether skeletons keep their space empty for 300 ms: what mostly arrives within moments must not flash. */
export const SkeletonDelay = createContext(false)

/** A pale block where something will stand; `width` and `ratio` are CSS values. */
export function Skeleton({ width, ratio }: { width?: string; ratio?: string }) {
  const isDelayed = useContext(SkeletonDelay)
  return (
    <span
      className={classes(ratio ? styles.block : styles.line, isDelayed && styles.delayed)}
      style={{ inlineSize: width, aspectRatio: ratio }}
    />
  )
}

/** Lines where a text will stand. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text}>
      {[...Array(lines).keys()].map((line) => (
        <Skeleton key={line} width={line === lines - 1 ? '58%' : '100%'} />
      ))}
    </span>
  )
}

/** Cards where pictures with two lines will stand, in a grid that its parent lays out; `page` is theirs in a listing. */
export function CardSkeletons({
  count,
  ratio = '3 / 4',
  page,
}: {
  count: number
  ratio?: string
  page?: number
}) {
  return [...Array(count).keys()].map((card) => (
    <li
      key={card}
      className={styles.card}
      aria-hidden="true"
      aria-busy={page !== undefined || undefined}
      data-page={page}
    >
      <Skeleton ratio={ratio} />
      <Skeleton width="70%" />
      <Skeleton width="30%" />
    </li>
  ))
}

/** Says once that something is loading, while skeletons show it. */
export function LoadingNote({ children = 'Loading…' }: { children?: string }) {
  return (
    <span className={styles.note} role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  )
}
