import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

const PageAddress = createContext({ path: '/', search: '' })

/** A page that is being left must not replace the address of the next one. */
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
 * Gives a page its own address by wouter's hooks: while the next page loads, the address bar already names that one, and
 * the page that is still shown must not follow it.
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
