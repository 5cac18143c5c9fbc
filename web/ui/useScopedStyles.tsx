import { useContext, useId, useInsertionEffect } from 'react'
import { InlineStyles } from '#web/boot/inlineStyles.ts'
import { useHydrated } from '#web/boot/useHydrated.ts'
import type { Elements } from '#web/lib/elements.ts'

/** Adds a style sheet to the document and returns the function that removes it. */
function adoptStyles(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/**
 * Returns an editor's CSS for one element: `piece` for its attribute `data-piece`, and the element `style` to render
 * before it. Both are undefined without CSS.
 */
export function useScopedStyles(css: string | null | undefined): {
  piece: string | undefined
  style: Elements
} {
  const piece = useId()
  const allowStyle = useContext(InlineStyles)
  const scoped = css ? `@scope ([data-piece="${piece}"]) { ${css} }` : ''
  const isInMarkup = useHydrated(false, scoped !== '')
  // The page's Content-Security-Policy allows the style elements that the server rendered and no later ones.
  useInsertionEffect(
    () => (scoped && !isInMarkup ? adoptStyles(scoped) : undefined),
    [scoped, isInMarkup],
  )
  if (!scoped) return { piece: undefined, style: undefined }
  allowStyle(scoped)
  return { piece, style: isInMarkup ? <style>{scoped}</style> : undefined }
}
