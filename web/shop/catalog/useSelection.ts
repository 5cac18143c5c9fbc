import { useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import { type AddReply, selectionMachine } from '#machines/selection.ts'
import {
  availableSwatches,
  type Chosen,
  isComplete,
  matchVariation,
  type ProductTerms,
} from '#machines/variations.ts'
import { useMachine } from '#web/lib/machines.ts'
import { useAddToBag } from '../cart/useAddToBag.ts'
import { readChosen, writeChosen } from './chosenAddress.ts'
import type { ProductFieldsFragment } from './product.generated.ts'

/** What of a product the machine needs: slugs and stock. */
type Sellable = Pick<ProductFieldsFragment, 'id' | 'options' | 'stockStatus'> & {
  variations: readonly Pick<ProductFieldsFragment['variations'][number], 'terms' | 'stockStatus'>[]
}

export type Selection = ReturnType<typeof useSelection>

/** Choosing a product's options and putting it into the bag. The address owns what is chosen. */
export function useSelection<Product extends Sellable>(product: Product) {
  const addToBag = useAddToBag(product.id)
  const machine = useMemo(
    () =>
      selectionMachine.provide({
        actors: {
          addToBag: fromPromise<AddReply, { chosen: Chosen }>(({ input }) =>
            addToBag(input.chosen),
          ),
        },
      }),
    [addToBag],
  )
  const search = useSearch()
  const terms = useMemo(() => termsOf(product), [product])
  const [state, send] = useMachine(machine, { input: { ...terms, asked: readChosen(search) } })
  useEffect(() => send({ type: 'stock.refreshed', variations: terms.variations }), [terms, send])
  useChosenInAddress(state.context.chosen)

  const { chosen, product: known } = state.context
  const swatches = availableSwatches(known, chosen)
  const choice = state.value.choice
  const match = isComplete(known, chosen) ? matchVariation(known.variations, chosen) : undefined
  const index = match ? known.variations.indexOf(match) : -1
  return {
    chosen,
    /** The product's variation that is chosen; undefined while something is open. */
    variation: product.variations[index] as Product['variations'][number] | undefined,
    stateOf: (option: string, swatch: string) => swatches[option]?.[swatch] ?? 'missing',
    choose: (option: string, swatch: string) => send({ type: 'swatch.picked', option, swatch }),
    clear: () => send({ type: 'selection.cleared' }),
    canClear: product.options.length > 0 && Object.keys(chosen).length > 0,
    isConflict: choice === 'conflicting',
    canAdd: choice === 'complete',
    isAdding: state.matches({ bag: 'adding' }),
    add: () => send({ type: 'add.pressed' }),
    label: labels[choice] ?? 'Please select an option',
  }
}

/** The button's words (SPEC §4 Product selection). */
const labels: Partial<Record<string, string>> = {
  complete: 'Add to bag',
  soldOut: 'Out of stock',
}

function termsOf(product: Sellable): ProductTerms {
  const inStock = product.stockStatus === 'IN_STOCK'
  if (product.options.length === 0) return { options: [], variations: [{ terms: {}, inStock }] }
  return {
    options: product.options.map(({ slug, swatches }) => ({
      slug,
      swatches: swatches.map((swatch) => swatch.slug),
    })),
    variations: product.variations.map((variation) => ({
      terms: Object.fromEntries(variation.terms.map(({ option, swatch }) => [option, swatch])),
      inStock: variation.stockStatus === 'IN_STOCK',
    })),
  }
}

/** Swatches replace the address, so that back leads to the page before. */
function useChosenInAddress(chosen: Chosen) {
  const [path] = useLocation()
  useEffect(() => {
    const wanted = writeChosen(location.search, chosen)
    if (wanted !== location.search && path === location.pathname)
      navigate(path + wanted, { replace: true, state: history.state })
  }, [chosen, path])
}
