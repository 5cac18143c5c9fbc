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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway's sanitiser is the one place that cleans CMS HTML
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}
