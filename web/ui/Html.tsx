import { useContext, useId, useInsertionEffect } from 'react'
import { adoptStyles } from '#web/boot/adoptStyles.ts'
import { InlineStyles } from '#web/boot/inlineStyles.ts'
import { useHydrated } from '#web/boot/useHydrated.ts'
import { classes } from '#web/lib/classes.ts'
import styles from './Html.module.css'

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
  const piece = useId()
  const allowStyle = useContext(InlineStyles)
  const scoped = html && css ? `@scope ([data-piece="${piece}"]) { ${css} }` : ''
  const isInMarkup = useHydrated(false, scoped !== '')
  // The page's Content-Security-Policy allows the style elements that the server rendered and no later ones.
  useInsertionEffect(
    () => (scoped && !isInMarkup ? adoptStyles(scoped) : undefined),
    [scoped, isInMarkup],
  )
  if (!html) return null
  if (scoped) allowStyle(scoped)
  return (
    <>
      {scoped && isInMarkup ? <style>{scoped}</style> : null}
      <div
        className={classes(styles.html, className)}
        data-piece={scoped ? piece : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway's sanitiser is the one place that cleans CMS HTML
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}
