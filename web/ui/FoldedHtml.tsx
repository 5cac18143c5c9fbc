import { useState } from 'react'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { Button } from './Button.tsx'
import styles from './FoldedHtml.module.css'
import { Html } from './Html.tsx'

interface FoldedHtmlProps {
  html: string
  css?: string | null | undefined
  className?: string | undefined
}

/** The length of the texts that take about two lines of a phone. */
const maxShown = 110

/**
 * An editor's HTML above a listing. Phones fold a long one to two lines and a button, so that the first products are in
 * the first screen (listing.first-product); it is complete in the HTML.
 */
export function FoldedHtml({ html, css, className }: FoldedHtmlProps) {
  const [isOpen, setOpen] = useState(false)
  if (html.replace(/<[^>]*>/g, '').trim().length <= maxShown)
    return <Html html={html} css={css} className={className} />
  return (
    <>
      <Html html={html} css={css} className={classes(className, !isOpen && styles.folded)} />
      <Button
        variant="quiet"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? uiCopy.less : uiCopy.more}
      </Button>
    </>
  )
}
