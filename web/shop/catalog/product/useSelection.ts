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

/** What of a product the machine needs: slugs and stock. */
export type Sellable = Pick<ProductFieldsFragment, 'id' | 'slug' | 'options' | 'stockStatus'> & {
  variations: readonly Pick<ProductFieldsFragment['variations'][number], 'terms' | 'stockStatus'>[]
}

export type Selection = ReturnType<typeof useSelection>

/** Choosing a product's options and putting it into the bag; `asked` is what a link asks for. */
export function useSelection<Product extends Sellable>(product: Product, asked?: Chosen) {
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
  const wanted = useRef(asked)
  wanted.current = asked
  const [running, send] = useMachine(machine, { input: { ...terms, requested: asked } })
  useEffect(() => {
    // The machine began with these.
    const before = latest.current
    if (before === terms) return
    latest.current = terms
    if (hasSameOptions(before, terms))
      send({ type: 'stock.refreshed', variations: terms.variations })
    else send({ type: 'product.changed', ...terms, requested: wanted.current })
  }, [terms, send])
  const follow = useCallback(
    (chosen: Chosen) => send({ type: 'product.changed', ...latest.current, requested: chosen }),
    [send],
  )

  // A product that has just been loaded is not yet known to the machine: it begins with the same snapshot.
  const state = hasSameOptions(running.context.product, terms)
    ? running
    : getInitialSnapshot(machine, { ...terms, requested: asked })
  const { chosen, product: known } = state.context
  const swatches = availableSwatches(known, chosen)
  const choice = state.value.choice
  const match = isComplete(known, chosen) ? matchVariation(variations, chosen) : undefined
  return {
    chosen,
    /** The product's variation that is chosen; undefined while something is open. */
    variation: match?.variation,
    stateOf: (option: string, swatch: string) => swatches[option]?.[swatch] ?? 'missing',
    choose: (option: string, swatch: string) => send({ type: 'swatch.selected', option, swatch }),
    clear: () => send({ type: 'selection.cleared' }),
    /** Starts afresh with what another link asks for. */
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

/** The button's label by what is chosen (SPEC §4 Product selection). */
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

/** A product's variations by their swatches; a simple product has none. */
function variationsOf<Product extends Sellable>({ variations }: Product) {
  return variations.map((variation: Product['variations'][number]) => ({
    variation,
    terms: Object.fromEntries(variation.terms.map(({ option, swatch }) => [option, swatch])),
    inStock: variation.stockStatus === 'IN_STOCK',
  }))
}
