import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

const PageAddress = createContext({ path: '/', search: '' })

/** Ignores a replacement of the address by a page that is being left. */
const usePageLocation: BaseLocationHook = () => {
  const { path } = useContext(PageAddress)
  const navigateFromPage: typeof navigate = (to, options) => {
    if (options?.replace && path !== location.pathname) return
    navigate(to, options)
  }
  return [path, navigateFromPage]
}

const usePageSearch = () => useContext(PageAddress).search

/**
 * Provides a page's own address to wouter's hooks. While the next page loads, the address bar already shows its address,
 * which the current page must not read.
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
  const address = useMemo(() => ({ path, search }), [path, search])
  return (
    <PageAddress value={address}>
      <Router hook={usePageLocation} searchHook={usePageSearch}>
        {children}
      </Router>
    </PageAddress>
  )
}
