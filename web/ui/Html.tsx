import { classes } from '#web/lib/classes.ts'
import styles from './Html.module.css'

/** An editor's HTML, already cleaned by the gateway. `styles` is CSS for this piece alone. */
export function Html({
  html,
  css,
  className,
}: {
  html: string
  css?: string | null
  className?: string
}) {
  if (!html) return null
  return (
    <>
      {css ? <style>{`@scope (.editorial) { ${css} }`}</style> : null}
      <div
        className={classes('editorial', styles.html, className)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}
