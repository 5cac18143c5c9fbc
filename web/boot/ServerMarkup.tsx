import { createContext, type ReactNode, useContext } from 'react'

interface ServerMarkupProps {
  /** Reuses the element's HTML as the server rendered it; `children` are not rendered then. */
  isReused: boolean
  className: string | undefined
  /**
   * An object for which the server renders `children` once, as one element without context, as long as their props are
   * the same.
   */
  source?: object | undefined
  children: ReactNode
}

/** Returns the HTML of children, rendered once for each source and the same props. Server only. */
export const RenderOnce = /* @__PURE__ */ createContext<
  ((source: object, children: ReactNode) => string) | undefined
>(undefined)

const useServerRenderer = () => useContext(RenderOnce)
const useRenderOnce = import.meta.env.SSR ? useServerRenderer : () => undefined

const unchanged = { __html: '' }

/**
 * Markup without behaviour, such as lists of links, that the server renders and the browser may reuse without hydrating
 * it, so that it needs neither the data nor the components.
 */
export function ServerMarkup(props: ServerMarkupProps) {
  const { isReused, className, children } = props
  const attributes = { className, 'data-server-markup': '' }
  const renderOnce = useRenderOnce()
  if (import.meta.env.SSR && renderOnce && props.source) {
    const markup = { __html: renderOnce(props.source, children) }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React renders of the children
    return <div {...attributes} dangerouslySetInnerHTML={markup} />
  }
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

/** Whether the page has server markup and none of it is empty, as it is if the server lacked the data. */
export const hasServerMarkup = () =>
  document.querySelector('[data-server-markup]') !== null &&
  document.querySelector('[data-server-markup]:empty') === null

/** Whether the focus is in server markup. */
export const isFocusInServerMarkup = () =>
  document.activeElement?.closest('[data-server-markup]') != null
