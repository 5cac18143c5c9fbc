import { classes } from '#web/lib/classes.ts'
import styles from './Html.module.css'
import { useScopedStyles } from './useScopedStyles.tsx'

/** An editor's HTML, sanitised by the gateway. `css` applies to this element only, which `:scope` selects. */
export function Html({
  html,
  css,
  className,
}: {
  html: string
  css?: string | null | undefined
  className?: string | undefined
}) {
  const { piece, style } = useScopedStyles(html && css)
  if (!html) return null
  return (
    <>
      {style}
      <div
        className={classes(styles.html, className)}
        data-piece={piece}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway's sanitiser is the one place that cleans CMS HTML
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}
