import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { Chosen } from '#machines/selection/variations.ts'
import { readChosen, writeChosen } from '../chosenAddress.ts'

/**
 * Writes the selected options to the address, replacing the history entry (product.address.*). When the address changes
 * in another way, such as by a link, calls `follow` with its options. Undefined leaves the address unchanged.
 */
export function useChosenInAddress(
  chosen: Chosen | undefined,
  follow: (requested: Chosen) => void,
) {
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
    const next = writeChosen(location.search, chosen)
    if (next === location.search || path !== location.pathname) return
    settled.current = next.slice(1)
    navigate(path + next, { replace: true, state: history.state })
  }, [chosen, path])
}
