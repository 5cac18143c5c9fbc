import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { readChosen } from '../chosenAddress.ts'
import type { ProductFieldsFragment } from './product.generated.ts'
import type { Sellable } from './sellable.ts'
import { useChosenInAddress } from './useChosenInAddress.ts'
import { useFreshStock } from './useProductStock.ts'
import { useSelection } from './useSelection.ts'

/**
 * Returns the selection of the product page: its options are in the address, and the stock is loaded again. Until the
 * product is loaded nothing can be selected, and the address stays as it is.
 */
export function useProductSelection(
  known: Omit<Sellable, 'options' | 'variations' | 'textOptions'>,
  product: ProductFieldsFragment | undefined,
) {
  const sellable = useMemo(
    () => product ?? { ...known, options: [], variations: [] as Variations },
    [product, known],
  )
  const selection = useSelection(sellable, readChosen(useSearch()))
  useChosenInAddress(product && selection.chosen, selection.follow)
  useFreshStock(product?.slug)
  return selection
}

type Variations = ProductFieldsFragment['variations']
