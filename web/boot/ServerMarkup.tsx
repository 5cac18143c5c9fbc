import type { ReactNode } from 'react'

interface ServerMarkupProps {
  /** Keeps the element's HTML as the server rendered it; `children` are not rendered then. */
  isKept: boolean
  className: string | undefined
  children: ReactNode
}

const asItIs = { __html: '' }

/**
 * A part of the page that the server renders and the browser may keep without hydrating it: neither its data nor its
 * components are needed. For markup without behaviour, such as lists of links.
 */
export function ServerMarkup({ isKept, className, children }: ServerMarkupProps) {
  const attributes = { className, 'data-server-markup': '' }
  return isKept ? (
    <div
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; React leaves the content of such an element alone
      dangerouslySetInnerHTML={asItIs}
    />
  ) : (
    <div {...attributes}>{children}</div>
  )
}

/** Whether the page has such parts and the server rendered each; it may have lacked the data. */
export const hasServerMarkup = () =>
  document.querySelector('[data-server-markup]') !== null &&
  document.querySelector('[data-server-markup]:empty') === null

/** Whether the focus is in such a part. */
export const isFocusInServerMarkup = () =>
  document.activeElement?.closest('[data-server-markup]') != null
