import { useCallback, useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { type AddInput, type AddResponse, selectionMachine } from '#machines/selection/selection.ts'
import {
  orderedTexts,
  switchedOn,
  unfinishedText,
  withCapitals,
} from '#machines/selection/texts.ts'
import {
  availabilityOf,
  availableSwatches,
  type Chosen,
  chosenOf,
} from '#machines/selection/variations.ts'
import { nameActor } from '#web/core/actorNames.ts'
import { useMachine, withActors } from '#web/core/machines.ts'
import { inCurrencyOf, type Money } from '#web/lib/price.ts'
import { useAddToCart } from '#web/shop/cart/useAddToCart.ts'
import { productCopy } from './copy.ts'
import type { TextOptionPartsFragment } from './product.generated.ts'
import { chosenVariation, type Sellable, termsOf, withSoldOut } from './sellable.ts'
import { useProductStock } from './useProductStock.ts'

/** One list, so that the effects that depend on it run once. */
const noTexts: TextOptionPartsFragment[] = []

export type ProductSelection = ReturnType<typeof useSelection>

/**
 * The selection of a product's options, and adding it to the bag. The machine stores the choices, Apollo's cache the
 * stock; everything else is derived from both. `requested` are the swatches of a link.
 */
export function useSelection<Product extends Sellable>(product: Product, requested: Chosen = {}) {
  const addToBag = useAddToCart(product.id)
  const stock = useProductStock(product.slug)
  const latest = useRef(product)
  latest.current = product
  const machine = useMemo(
    () =>
      withActors(selectionMachine, () => ({
        addToBag: fromPromise<AddResponse, AddInput>(async ({ input }) => {
          const reply = await addToBag(input)
          if (reply.status === 'soldOut') {
            await stock.store(withSoldOut<Sellable>(latest.current, input.chosen))
            void stock.reload()
          }
          return reply
        }),
      })),
    [addToBag, stock],
  )
  const [state, send, actor] = useMachine(machine, { input: { requested } })
  useEffect(() => nameActor(actor, product.name), [actor, product.name])
  const follow = useCallback(
    (swatches: Chosen) => send({ type: 'link.followed', requested: swatches }),
    [send],
  )
  const terms = useMemo(() => termsOf(product), [product])
  const chosen = useMemo(() => chosenOf(terms, state.context), [terms, state.context])
  const swatches = useMemo(() => availableSwatches(terms, chosen), [terms, chosen])
  const availability = availabilityOf(terms, chosen)
  const { textOptions = noTexts } = product
  const { texts } = state.context
  const unfinished = unfinishedText(textOptions, texts)
  const textAmount = switchedOn(textOptions, texts).reduce(
    (sum, { price }) => sum + price.amount,
    0,
  )
  const canAdd = availability === 'complete' && !unfinished
  const add = useCallback(() => {
    if (canAdd) send({ type: 'add.requested', chosen, texts: orderedTexts(textOptions, texts) })
  }, [canAdd, chosen, textOptions, texts, send])
  return {
    chosen,
    /** The product's variation that is chosen; undefined while an option is not. */
    variation: chosenVariation(product, chosen),
    stateOf: (option: string, swatch: string) => swatches[option]?.[swatch] ?? 'missing',
    choose: (option: string, swatch: string) => send({ type: 'swatch.selected', option, swatch }),
    texts,
    /** Returns the price of a piece with the texts. */
    withTexts: (price: Money) => inCurrencyOf(price, price.amount + textAmount),
    switchText: (option: string, isOn: boolean) => send({ type: 'text.switched', option, isOn }),
    enterText: (option: TextOptionPartsFragment, text: string) =>
      send({ type: 'text.entered', option: option.slug, text: withCapitals(option, text) }),
    clear: () => send({ type: 'selection.cleared' }),
    /** Replaces the selection by the one of another link. */
    follow,
    canClear: product.options.length > 0 && Object.keys(chosen).length > 0,
    isConflict: availability === 'unavailable',
    isSoldOut: availability === 'soldOut',
    canAdd,
    isAdding: state.matches('adding'),
    add,
    label:
      availability === 'complete' && unfinished
        ? productCopy.enterText(unfinished.name)
        : availabilityLabels[availability],
  }
}

/** The button's label (product.add.label.*). */
export const availabilityLabels = {
  incomplete: 'Please select an option',
  unavailable: 'Please select an option',
  complete: 'Add to bag',
  soldOut: 'Out of stock',
}
