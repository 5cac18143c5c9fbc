import { useSyncExternalStore } from 'react'
import { discardUnsaved } from './unsaved.tsx'

/** The address of a page: its path and filters, which the server does not see. */
const read = () => `/${location.hash.replace(/^#?\/?/, '')}`.split('?')

const subscribe = (notify: () => void) => {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

/** Opens a page of the back office, after the question whether changes are lost, unless they are saved. */
export function navigate(to: string, { replace = false, isSaved = false } = {}): void {
  if (isSaved) discardUnsaved()
  if (replace) location.replace(`#${to}`)
  else location.hash = to
}

/** The path of the page, for the router. */
export const useHashPath = Object.assign(
  (): [string, typeof navigate] => [
    useSyncExternalStore(subscribe, () => read()[0] ?? '/'),
    navigate,
  ],
  { hrefs: (path: string) => `#${path}` },
)

/** The filters of the page, for the router. */
export const useHashSearch = () => useSyncExternalStore(subscribe, () => read()[1] ?? '')
