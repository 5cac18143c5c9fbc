import type { ReactNode } from 'react'

interface ServerMarkupProps {
  /** Reuses the element's HTML as the server rendered it; `children` are not rendered then. */
  isReused: boolean
  className: string | undefined
  children: ReactNode
}

const unchanged = { __html: '' }

/**
 * A part of the page that the server renders and the browser may reuse without hydrating it, so that it needs neither the data
 * nor the components. For markup without behaviour, such as lists of links.
 */
export function ServerMarkup({ isReused, className, children }: ServerMarkupProps) {
  const attributes = { className, 'data-server-markup': '' }
  return isReused ? (
    <div
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the value is empty: React does not change the content of such an element
      dangerouslySetInnerHTML={unchanged}
    />
  ) : (
    <div {...attributes}>{children}</div>
  )
}

/** Whether the page has such parts and none is empty; they are empty if the server lacked the data. */
export const hasServerMarkup = () =>
  document.querySelector('[data-server-markup]') !== null &&
  document.querySelector('[data-server-markup]:empty') === null

/** Whether the focus is in such a part. */
export const isFocusInServerMarkup = () =>
  document.activeElement?.closest('[data-server-markup]') != null
