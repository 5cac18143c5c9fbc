import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { readChosen } from './chosenAddress.ts'
import type { ProductFieldsFragment } from './product.generated.ts'
import { useChosenInAddress } from './useChosenInAddress.ts'
import { useFreshStock } from './useFreshStock.ts'
import { type Sellable, useSelection } from './useSelection.ts'

/**
 * Returns the selection of the product page: its options are in the address, and the stock is loaded again. Until the
 * product is loaded nothing can be selected, and the address stays as it is.
 */
export function useProductSelection(
  { id, slug, stockStatus }: Pick<Sellable, 'id' | 'slug' | 'stockStatus'>,
  product: ProductFieldsFragment | undefined,
) {
  const sellable = useMemo(
    () => product ?? { id, slug, stockStatus, options: [], variations: [] as Variations },
    [product, id, slug, stockStatus],
  )
  const selection = useSelection(sellable, readChosen(useSearch()))
  useChosenInAddress(product && selection.chosen, selection.follow)
  useFreshStock(product?.slug)
  return { ...selection, variation: product && selection.variation }
}

type Variations = ProductFieldsFragment['variations']
