import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { hasServerMarkup, isFocusInServerMarkup } from '#web/boot/ServerMarkup.tsx'
import { useIsHydrating } from '#web/boot/useIsHydrating.ts'
import { whenIdle } from '#web/boot/whenIdle.ts'
import { type FrameQuery, type SiteQuery, useFrameQuery, useSiteQuery } from './site.generated.ts'

interface FrameAnswer {
  data: Partial<FrameQuery> | undefined
  loading: boolean
}

interface SiteAnswer {
  site: SiteQuery['site'] | undefined
  loading: boolean
  /** Whether menus and footer stay as the server rendered them, without data. */
  keepsMarkup: boolean
  /** Requests the data now, for what cannot be shown without it. */
  request: () => void
}

const FrameContext = createContext<FrameAnswer | null>(null)
const SiteContext = createContext<SiteAnswer | null>(null)

/** Reads the data of header and footer once for all of their parts: each read takes time. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { data, loading } = useFrameQuery({ errorPolicy: 'all' })
  return (
    <FrameContext value={{ data, loading }}>
      <SiteContext value={useSiteAnswer()}>{children}</SiteContext>
    </FrameContext>
  )
}

/**
 * Menus and footer of a page that the server rendered need no data until the first interaction; then it is requested for
 * the menus that may open next. Their markup is replaced only when the site has changed since.
 */
function useSiteAnswer(): SiteAnswer {
  const isHydrating = useIsHydrating()
  const [keepsMarkup, setKeepsMarkup] = useState(isHydrating)
  const [isWanted, setWanted] = useState(false)
  const request = useCallback(() => setWanted(true), [])
  const skip = keepsMarkup && !isWanted
  const { data, loading } = useSiteQuery({ skip, errorPolicy: 'all' })
  const site = data?.site
  const first = useRef(site)
  first.current ??= site
  useEffect(() => {
    if (!hasServerMarkup()) setKeepsMarkup(false)
    let stop = () => {}
    firstInteraction().then(() => {
      stop = whenIdle(request)
    })
    return () => stop()
  }, [request])
  useEffect(() => {
    // A focused link would lose the focus with its element.
    if (site && site !== first.current && !isFocusInServerMarkup()) setKeepsMarkup(false)
  }, [site])
  return { site, loading: loading || (skip && !site), keepsMarkup, request }
}

/** Returns the data of header and footer. Throws outside `SiteProvider`. */
export function useFrame(): FrameAnswer {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('useFrame needs a SiteProvider around it')
  return frame
}

/** The contents of the menus and of the footer. Throws outside `SiteProvider`. */
export function useSite(): SiteAnswer {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider around it')
  return site
}
