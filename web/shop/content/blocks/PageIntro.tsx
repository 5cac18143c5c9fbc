import type { ReactNode } from 'react'
import { Html } from '#web/ui/Html.tsx'
import { TextSkeleton } from '#web/ui/Skeleton.tsx'
import styles from './PageIntro.module.css'

/** A page's title and the editor's text below it. */
export function PageIntro(props: {
  title: string
  html?: string | undefined
  css?: string | null | undefined
  /** Whether the text is loading, so that its space is reserved. */
  waits?: boolean
  children?: ReactNode
}) {
  return (
    <header className={styles.intro}>
      {props.children}
      <h1 className={styles.title}>{props.title}</h1>
      {props.html ? <Html html={props.html} css={props.css} className={styles.words} /> : null}
      {props.waits ? (
        <div className={styles.place}>
          <TextSkeleton lines={2} />
        </div>
      ) : null}
    </header>
  )
}
