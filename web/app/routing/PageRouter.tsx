import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

const PageLocation = createContext({ path: '/', search: '' })

/** Ignores a replacement of the URL by a page that is being left. */
const usePageLocation: BaseLocationHook = () => {
  const { path } = useContext(PageLocation)
  const navigateFromPage: typeof navigate = (to, options) => {
    if (options?.replace && path !== location.pathname) return
    navigate(to, options)
  }
  return [path, navigateFromPage]
}

const usePageSearch = () => useContext(PageLocation).search

/**
 * Provides a page's own URL to wouter's hooks, because the address bar already shows the next page's URL while that
 * page loads.
 */
export function PageRouter({
  path,
  search,
  children,
}: {
  path: string
  search: string
  children: ReactNode
}) {
  const pageLocation = useMemo(() => ({ path, search }), [path, search])
  return (
    <PageLocation value={pageLocation}>
      <Router hook={usePageLocation} searchHook={usePageSearch}>
        {children}
      </Router>
    </PageLocation>
  )
}
