import { createContext, useContext } from 'react'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { NoScript } from './NoScript.tsx'
import styles from './Skeleton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Whether skeletons are invisible for 300 ms: content that arrives sooner must not flash. */
export const SkeletonDelay = createContext(false)

/** A placeholder block; `width` and `ratio` are CSS values. */
export function Skeleton({ width, ratio }: { width?: string; ratio?: string }) {
  const isDelayed = useContext(SkeletonDelay)
  return (
    <span
      className={classes(ratio ? styles.block : styles.line, isDelayed && styles.delayed)}
      style={{ inlineSize: width, aspectRatio: ratio }}
    />
  )
}

/** Placeholder lines of a text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text}>
      {[...Array(lines).keys()].map((line) => (
        <Skeleton key={line} width={line === lines - 1 ? '58%' : '100%'} />
      ))}
    </span>
  )
}

/** Placeholder cards of an image and two lines, in the parent's grid; `page` is their page of a listing. */
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

/** Announces that content is loading while skeletons are shown, and that it needs JavaScript where there is none. */
export function LoadingNote({ children = uiCopy.loading }: { children?: string }) {
  return (
    <>
      <NoScript need="page" />
      <span className={styles.note} role="status">
        <VisuallyHidden>{children}</VisuallyHidden>
      </span>
    </>
  )
}
