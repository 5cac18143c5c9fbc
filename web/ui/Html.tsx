import { useId } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './Html.module.css'

/** An editor's HTML, already cleaned by the gateway. `css` holds for this piece alone, where `:scope` names it. */
export function Html({
  html,
  css,
  className,
}: {
  html: string
  css?: string | null | undefined
  className?: string | undefined
}) {
  const piece = useId()
  if (!html) return null
  return (
    <>
      {css ? <style>{`@scope ([data-piece="${piece}"]) { ${css} }`}</style> : null}
      <div
        className={classes(styles.html, className)}
        data-piece={css ? piece : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway's sanitiser is the one place that cleans CMS HTML
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}
