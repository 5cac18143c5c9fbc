import type { Chosen } from '@vitrine/machines/selection/variations.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { readChosen, writeChosen } from '#web/lib/chosenUrl.ts'
import type { ProductFieldsFragment } from './product.generated.ts'
import type { Sellable } from './sellable.ts'
import { useFreshStock } from './useProductStock.ts'
import { useSelection } from './useSelection.ts'

/**
 * Writes the selected options to the URL, replacing the history entry (product.address.*), and calls `follow` with the
 * URL's options when it changes in another way; undefined leaves the URL unchanged.
 */
function useChosenInUrl(chosen: Chosen | undefined, follow: (requested: Chosen) => void) {
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
    const write = () => {
      const next = writeChosen(location.search, chosen)
      if (next === location.search || path !== location.pathname) return
      settled.current = next.slice(1)
      navigate(path + next, { replace: true, state: history.state })
    }
    if (!history.state?.overlay) return write()
    // Phones leave the entry of the sheet when it closes.
    const onPopState = () => {
      if (!history.state?.overlay) write()
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [chosen, path])
}

/** Returns the selection of the product page, with its options in the URL and the stock loaded again. */
export function useProductSelection(
  shownProduct: Omit<Sellable, 'options' | 'variations' | 'textOptions'>,
  product: ProductFieldsFragment | undefined,
) {
  const sellable = useMemo(
    () => product ?? { ...shownProduct, options: [], variations: [] as Variations },
    [product, shownProduct],
  )
  const selection = useSelection(sellable, readChosen(useSearch()))
  useChosenInUrl(product && selection.isChanged ? selection.chosen : undefined, selection.follow)
  useFreshStock(product?.slug)
  return selection
}

type Variations = ProductFieldsFragment['variations']
