import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { Chosen } from '#machines/selection/variations.ts'
import { readChosen, writeChosen } from './chosenAddress.ts'

/**
 * Keeps what is chosen in the address. A swatch replaces the entry of the history, so that Back leads to the
 * page before; an address that changed otherwise, by a link to another choice, is followed. Undefined leaves it as it is.
 */
export function useChosenInAddress(chosen: Chosen | undefined, follow: (asked: Chosen) => void) {
  const [path] = useLocation()
  const search = useSearch()
  const settled = useRef(search)
  useEffect(() => {
    if (search === settled.current) return
    settled.current = search
    follow(readChosen(search))
  }, [search, follow])
  useEffect(() => {
    if (!chosen) return
    const wanted = writeChosen(location.search, chosen)
    if (wanted === location.search || path !== location.pathname) return
    settled.current = wanted.slice(1)
    navigate(path + wanted, { replace: true, state: history.state })
  }, [chosen, path])
}
