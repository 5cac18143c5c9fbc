import { useSearch } from 'wouter'
import { readChosen } from './chosenAddress.ts'
import type { ProductFieldsFragment } from './product.generated.ts'
import { useChosenInAddress } from './useChosenInAddress.ts'
import { useFreshStock } from './useFreshStock.ts'
import { useSelection } from './useSelection.ts'

/** The selection of a product's own page: the address owns what is chosen, and stock is read anew. */
export function useProductSelection(product: ProductFieldsFragment) {
  const selection = useSelection(product, readChosen(useSearch()))
  useChosenInAddress(selection.chosen, selection.follow)
  useFreshStock(product.slug)
  return selection
}
