import { selectionMachine } from '@vitrine/machines/selection/selection.ts'
import {
  orderedTexts,
  switchedOn,
  unfinishedText,
  withCapitals,
} from '@vitrine/machines/selection/texts.ts'
import {
  availableSwatches,
  type Chosen,
  chosenOptions,
  selectionAvailability,
} from '@vitrine/machines/selection/variations.ts'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { nameActor } from '#web/core/actorNames.ts'
import { useMachine } from '#web/core/machines.ts'
import { productCopy } from '#web/generated/messages/productCopy.ts'
import { type Money, withSameCurrency } from '#web/lib/price.ts'
import { useCartActor } from '#web/shop/cart/CartProvider.tsx'
import type { TextOptionPartsFragment } from './product.generated.ts'
import { chosenVariation, productTerms, type Sellable, withSoldOut } from './sellable.ts'
import { useProductStock } from './useProductStock.ts'

/** An empty list with a constant reference, so that the effects that depend on it run once. */
const noTexts: TextOptionPartsFragment[] = []

export type ProductSelection = ReturnType<typeof useSelection>

/**
 * Returns the selection of a product's options, which starts with the swatches of a link (`requested`), and the
 * function that adds it to the bag, and marks it as sold out in the cache if it is (product.add.sold-out).
 */
export function useSelection<Product extends Sellable>(product: Product, requested: Chosen = {}) {
  const cart = useCartActor()
  const stock = useProductStock(product.slug)
  const latest = useRef(product)
  latest.current = product
  const [state, send, actor] = useMachine(selectionMachine, { input: { requested, cart } })
  useEffect(() => {
    const subscription = cart.on('add.finished', async (report) => {
      const { request, outcome } = report
      if (request.productId !== latest.current.id) return
      send(report)
      if (outcome !== 'soldOut') return
      await stock.store(withSoldOut<Sellable>(latest.current, request.chosen))
      void stock.reload()
    })
    return () => subscription.unsubscribe()
  }, [cart, stock, send])
  useEffect(() => nameActor(actor, product.name), [actor, product.name])
  const follow = useCallback(
    (swatches: Chosen) => send({ type: 'link.followed', requested: swatches }),
    [send],
  )
  const terms = useMemo(() => productTerms(product), [product])
  const chosen = useMemo(() => chosenOptions(terms, state.context), [terms, state.context])
  const swatches = useMemo(() => availableSwatches(terms, chosen), [terms, chosen])
  const availability = selectionAvailability(terms, chosen)
  const { textOptions = noTexts } = product
  const { texts, picked } = state.context
  const unfinished = unfinishedText(textOptions, texts)
  const textAmount = switchedOn(textOptions, texts).reduce(
    (sum, { price }) => sum + price.amount,
    0,
  )
  const canAdd = availability === 'complete' && !unfinished
  const add = useCallback(() => {
    const request = {
      productId: product.id,
      quantity: 1,
      chosen,
      texts: orderedTexts(textOptions, texts),
    }
    if (canAdd) send({ type: 'add.requested', request })
  }, [canAdd, product.id, chosen, textOptions, texts, send])
  return {
    chosen,
    /** Whether the shopper has picked or cleared anything. */
    isChanged: !state.context.requested || Object.keys(picked).length > 0,
    /** The product's variation that is chosen; undefined while an option is not. */
    variation: chosenVariation(product, chosen),
    stateOf: (option: string, swatch: string) => swatches[option]?.[swatch] ?? 'missing',
    choose: (option: string, swatch: string) =>
      send({ type: 'swatch.selected', option, swatch, chosen }),
    texts,
    /** Returns the price of a piece with the texts. */
    withTexts: (price: Money) => withSameCurrency(price, price.amount + textAmount),
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
        ? productCopy.enterText({ option: unfinished.name.toLowerCase() })
        : productCopy[availabilityLabels[availability]],
  }
}

/** The button's label (product.add.label.*). */
const availabilityLabels = {
  incomplete: 'selectOption',
  unavailable: 'selectOption',
  complete: 'addToBag',
  soldOut: 'soldOut',
} as const
