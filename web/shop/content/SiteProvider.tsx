import { createContext, type ReactNode, useContext } from 'react'
import { type SiteQuery, useSiteQuery } from './site.generated.ts'

interface SiteAnswer {
  data: Partial<SiteQuery> | undefined
  loading: boolean
}

const SiteContext = createContext<SiteAnswer | null>(null)

/** Reads the shop's menus and settings once for everything that shows them: each reading of its own takes time. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { data, loading } = useSiteQuery({ errorPolicy: 'all' })
  return <SiteContext value={{ data, loading }}>{children}</SiteContext>
}

/** The shop's menus and settings. Throws outside `SiteProvider`. */
export function useSite(): SiteAnswer {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider around it')
  return site
}
