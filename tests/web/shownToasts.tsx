import { renderToStaticMarkup } from 'react-dom/server'
import { toast, useToasterStore } from 'react-hot-toast/headless'

/** Returns the toasts that are shown, newest first, such as `loading: Updating...`. */
export function shownToasts(): string[] {
  let shown: string[] = []
  const Reader = () => {
    shown = useToasterStore()
      .toasts.filter(({ dismissed }) => !dismissed)
      .map(({ type, message }) => `${type}: ${message}`)
    return null
  }
  renderToStaticMarkup(<Reader />)
  return shown
}

/** Removes all toasts: test files that run in one process share them. */
export const removeToasts = () => toast.remove()
