import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { hasServerMarkup, isFocusInServerMarkup } from '#web/boot/ServerMarkup.tsx'
import { whenIdle } from '#web/boot/tasks.ts'
import { type FrameQuery, type SiteQuery, useFrameQuery, useSiteQuery } from './site.generated.ts'

const never = () => () => {}

/** Whether the component is hydrating the HTML that the server rendered; false on the server. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  )
}

interface FrameState {
  data: Partial<FrameQuery> | undefined
  loading: boolean
}

interface SiteState {
  site: SiteQuery['site'] | undefined
  loading: boolean
  /** Whether menus and footer show the server's markup, which needs no data. */
  usesServerMarkup: boolean
  /** Requests the data now, for components that need it. */
  request: () => void
}

const FrameContext = createContext<FrameState | null>(null)
const SiteContext = createContext<SiteState | null>(null)

/** Reads the data of header and footer once for all of their parts, because each read takes time. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { data, loading } = useFrameQuery({ errorPolicy: 'all' })
  return (
    <FrameContext value={{ data, loading }}>
      <SiteContext value={useSiteState()}>{children}</SiteContext>
    </FrameContext>
  )
}

/**
 * Returns the site, requested after the first interaction if the server rendered its menus. The server's markup is
 * replaced only when the site has changed since.
 */
function useSiteState(): SiteState {
  const isHydrating = useIsHydrating()
  const [usesServerMarkup, setUsesServerMarkup] = useState(isHydrating)
  const [isRequested, setIsRequested] = useState(false)
  const request = useCallback(() => setIsRequested(true), [])
  const skip = usesServerMarkup && !isRequested
  const { data, loading } = useSiteQuery({ skip, errorPolicy: 'all' })
  const site = data?.site
  const first = useRef(site)
  first.current ??= site
  useEffect(() => {
    if (!hasServerMarkup()) setUsesServerMarkup(false)
    let stop = () => {}
    firstInteraction().then(() => {
      stop = whenIdle(request)
    })
    return () => stop()
  }, [request])
  useEffect(() => {
    // A focused link would lose the focus with its element.
    if (site && site !== first.current && !isFocusInServerMarkup()) setUsesServerMarkup(false)
  }, [site])
  return { site, loading: loading || (skip && !site), usesServerMarkup, request }
}

/** Returns the data of header and footer. Throws outside `SiteProvider`. */
export function useFrame(): FrameState {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('useFrame must be used inside a SiteProvider')
  return frame
}

/** Returns the code of the currency of the site, for amounts that shoppers type; `THB` while the site is unknown. */
export const useCurrency = () => useFrame().data?.site?.settings.currencyCode ?? 'THB'

/** Returns the contents of the menus and of the footer. Throws outside `SiteProvider`. */
export function useSite(): SiteState {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite must be used inside a SiteProvider')
  return site
}

/** Returns the style of an element with a brand's accent; undefined for the default accent (content.accent.*). */
export function useAccent(brand: string | undefined): CSSProperties | undefined {
  const brands = useFrame().data?.site?.info.brands
  const accent = brands?.find(({ slug }) => slug === brand)?.accent
  return accent ? ({ '--accent': accent } as CSSProperties) : undefined
}
