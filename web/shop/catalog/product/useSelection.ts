import { useCallback, useEffect, useMemo, useRef } from 'react'
import { fromPromise, getInitialSnapshot } from 'xstate'
import { type AddReply, selectionMachine } from '#machines/selection/selection.ts'
import {
  availableSwatches,
  type Chosen,
  isComplete,
  matchVariation,
  type ProductTerms,
} from '#machines/selection/variations.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { useAddToBag } from '#web/shop/cart/useAddToBag.ts'
import type { ProductFieldsFragment } from './product.generated.ts'
import { useStockReader } from './useFreshStock.ts'

/** The fields of a product that the machine needs. */
export type Sellable = Pick<ProductFieldsFragment, 'id' | 'slug' | 'options' | 'stockStatus'> & {
  variations: readonly Pick<ProductFieldsFragment['variations'][number], 'terms' | 'stockStatus'>[]
}

export type Selection = ReturnType<typeof useSelection>

/**
 * Selects a product's options and adds it to the bag. `requested` has the options that a link names
 * (product.address.link).
 */
export function useSelection<Product extends Sellable>(product: Product, requested?: Chosen) {
  const addToBag = useAddToBag(product.id)
  const readStock = useStockReader(product.slug)
  const machine = useMemo(
    () =>
      withActors(selectionMachine, () => ({
        addToBag: fromPromise<AddReply, { chosen: Chosen }>(async ({ input }) => {
          const reply = await addToBag(input.chosen)
          if (reply.status === 'soldOut') readStock()
          return reply
        }),
      })),
    [addToBag, readStock],
  )
  const terms = useMemo(() => termsOf(product), [product])
  const variations = useMemo(() => variationsOf<Product>(product), [product])
  const latest = useRef(terms)
  const latestRequested = useRef(requested)
  latestRequested.current = requested
  const [running, send] = useMachine(machine, { input: { ...terms, requested } })
  useEffect(() => {
    // The machine was created with these.
    const before = latest.current
    if (before === terms) return
    latest.current = terms
    if (hasSameOptions(before, terms))
      send({ type: 'stock.refreshed', variations: terms.variations })
    else send({ type: 'product.changed', ...terms, requested: latestRequested.current })
  }, [terms, send])
  const follow = useCallback(
    (chosen: Chosen) => send({ type: 'product.changed', ...latest.current, requested: chosen }),
    [send],
  )

  // The machine receives a product that has just been loaded after this render: use the snapshot it will have.
  const state = hasSameOptions(running.context.product, terms)
    ? running
    : getInitialSnapshot(machine, { ...terms, requested })
  const { chosen, product: known } = state.context
  const swatches = availableSwatches(known, chosen)
  const choice = state.value.choice
  const match = isComplete(known, chosen) ? matchVariation(variations, chosen) : undefined
  return {
    chosen,
    /** The selected variation; undefined until every option is chosen. */
    variation: match?.variation,
    stateOf: (option: string, swatch: string) => swatches[option]?.[swatch] ?? 'missing',
    choose: (option: string, swatch: string) => send({ type: 'swatch.selected', option, swatch }),
    clear: () => send({ type: 'selection.cleared' }),
    /** Replaces the selection by the options of another link. */
    follow,
    canClear: product.options.length > 0 && Object.keys(chosen).length > 0,
    isConflict: choice === 'unavailable',
    canAdd: choice === 'complete',
    isAdding: state.matches({ addToBag: 'adding' }),
    add: () => send({ type: 'add.requested' }),
    label:
      choice in choiceLabels
        ? choiceLabels[choice as keyof typeof choiceLabels]
        : choiceLabels.empty,
  }
}

/** The button's label for each state of the selection (product.add.label.*). */
export const choiceLabels = {
  empty: 'Please select an option',
  complete: 'Add to bag',
  soldOut: 'Out of stock',
}

const hasSameOptions = (before: ProductTerms, after: ProductTerms) =>
  JSON.stringify(before.options) === JSON.stringify(after.options)

function termsOf(product: Sellable): ProductTerms {
  const inStock = product.stockStatus === 'IN_STOCK'
  if (product.options.length === 0) return { options: [], variations: [{ terms: {}, inStock }] }
  return {
    options: product.options.map(({ slug, swatches }) => ({
      slug,
      swatches: swatches.map((swatch) => swatch.slug),
    })),
    variations: variationsOf(product).map(({ terms, inStock }) => ({ terms, inStock })),
  }
}

/** Returns a product's variations with their terms by option; a simple product has none. */
function variationsOf<Product extends Sellable>({ variations }: Product) {
  return variations.map((variation: Product['variations'][number]) => ({
    variation,
    terms: Object.fromEntries(variation.terms.map(({ option, swatch }) => [option, swatch])),
    inStock: variation.stockStatus === 'IN_STOCK',
  }))
}
