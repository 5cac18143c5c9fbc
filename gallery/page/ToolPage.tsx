import { type ReactNode, useEffect } from 'react'
import styles from './ToolPage.module.css'

interface ToolPageProps {
  /** The name of the tool, also in the title of the document. */
  title: string
  heading?: string
  /** The purpose of the tool, below its heading. */
  lead?: ReactNode
  children: ReactNode
}

/** A page of one of the tools for testers: its heading, what it is for, and its content. */
export function ToolPage({ title, heading = title, lead, children }: ToolPageProps) {
  useEffect(() => {
    document.title = `${title} · Machines · Vitrine`
  }, [title])
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </div>
  )
}
