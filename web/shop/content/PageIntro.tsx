import type { ReactNode } from 'react'
import { Html } from '#web/ui/Html.tsx'
import styles from './PageIntro.module.css'

/** A page's title and the editor's words under it. */
export function PageIntro(props: {
  title: string
  html?: string | undefined
  css?: string | null | undefined
  children?: ReactNode
}) {
  return (
    <header className={styles.intro}>
      {props.children}
      <h1 className={styles.title}>{props.title}</h1>
      {props.html ? <Html html={props.html} css={props.css} className={styles.words} /> : null}
    </header>
  )
}
