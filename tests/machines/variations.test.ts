import { selectionMachine } from '@vitrine/machines/selection/selection.ts'
import {
  availableSwatches,
  chosenOptions,
  initialSelection,
  isComplete,
  isSoldOut,
  matchVariation,
  possibleVariations,
  selectionAvailability,
} from '@vitrine/machines/selection/variations.ts'
import { describe, expect, test } from 'vitest'
import { createActor, createEmptyActor } from 'xstate'
import { covers } from '#tests/support/clauses/covers.ts'

const colours = { slug: 'colour', swatches: ['red', 'blue'] }
const sizes = { slug: 'size', swatches: ['s', 'm'] }
const options = [colours, sizes]
const redS = { terms: { colour: 'red', size: 's' }, inStock: true }
const redM = { terms: { colour: 'red', size: 'm' }, inStock: false }
const blueAny = { terms: { colour: 'blue', size: '' }, inStock: true }
const blueM = { terms: { colour: 'blue', size: 'm' }, inStock: false }
const dress = { options, variations: [redS, redM, blueAny] }

describe('matching a variation', () => {
  test('every chosen term must match', () => {
    covers('product.selection.match')

    expect(matchVariation(dress.variations, { colour: 'red', size: 'm' })).toBe(redM)
    expect(matchVariation([redS, redM], { colour: 'blue', size: 'm' })).toBeUndefined()
  })

  test('an empty or absent term matches any swatch', () => {
    covers('product.selection.open-term')

    expect(matchVariation([blueAny], { colour: 'blue', size: 's' })).toBe(blueAny)
    expect(matchVariation([{ terms: {}, inStock: true }], { size: 's' })).toBeDefined()
  })

  test('the more specific variation wins, whatever its position', () => {
    covers('product.selection.specificity')

    expect(matchVariation([blueAny, blueM], { colour: 'blue', size: 'm' })).toBe(blueM)
    expect(matchVariation([blueM, blueAny], { colour: 'blue', size: 'm' })).toBe(blueM)
  })
})

describe('which swatches can be picked', () => {
  test('a swatch without a variation is missing, one without stock is sold out', () => {
    expect(availableSwatches({ options, variations: [redS, redM] }, { colour: 'red' })).toEqual({
      colour: { red: 'available', blue: 'missing' },
      size: { s: 'available', m: 'soldOut' },
    })
  })

  test('a swatch that is not available is sold out whatever its variations have', () => {
    covers('product.swatch.not-available')

    const product = {
      options: options.map((option) => ({ ...option, unavailable: ['blue'] })),
      variations: [redS, blueAny],
    }
    expect(availableSwatches(product, {})).toMatchObject({
      colour: { red: 'available', blue: 'soldOut' },
    })
    expect(selectionAvailability(product, { colour: 'blue', size: 's' })).toBe('soldOut')
    expect(selectionAvailability(product, { colour: 'red', size: 's' })).toBe('complete')
  })

  test('a swatch is compared with the other options, not with its own', () => {
    const { colour } = availableSwatches(dress, { colour: 'red', size: 's' })
    expect(colour).toEqual({ red: 'available', blue: 'available' })
  })

  test('a specific variation that is sold out takes precedence over a general one in stock', () => {
    const product = { options, variations: [blueAny, blueM] }
    expect(availableSwatches(product, { colour: 'blue' }).size).toEqual({
      s: 'available',
      m: 'soldOut',
    })
  })

  test('a partial selection is sold out when every matching variation is', () => {
    expect(isSoldOut({ options, variations: [redM, blueAny] }, { colour: 'red' })).toBe(true)
    expect(isSoldOut(dress, { colour: 'red' })).toBe(false)
    expect(isSoldOut(dress, {})).toBe(false)
    expect(isSoldOut({ options, variations: [redM, redS] }, { colour: 'red' })).toBe(false)
  })

  test('a selection is complete when every option has a swatch', () => {
    expect(isComplete(dress, { colour: 'red' })).toBe(false)
    expect(isComplete(dress, { colour: 'red', size: 's' })).toBe(true)
  })

  test('unknown swatches do not make others unavailable', () => {
    const none = availableSwatches(dress, {})
    expect(availableSwatches(dress, { colour: 'zzz', size: 'qqq' })).toEqual(none)
    expect(availableSwatches(dress, { colour: 'zzz', size: 's' })).toEqual(
      availableSwatches(dress, { size: 's' }),
    )
  })

  test('an unknown swatch matches no variation', () => {
    expect(possibleVariations(dress, { colour: 'blue', size: 'xxl' })).toEqual([])
    expect(isSoldOut(dress, { size: 'xxl' })).toBe(false)
    expect(isSoldOut(dress, { colour: 'red', size: 'xxl' })).toBe(false)
  })
})

describe('the first choice', () => {
  test('a single variation is selected initially', () => {
    covers('product.selection.single')

    expect(initialSelection({ options, variations: [redM] }, {})).toEqual({
      colour: 'red',
      size: 'm',
    })
  })

  test('a single variation leaves options without a term open, unless they have one swatch', () => {
    expect(initialSelection({ options, variations: [blueAny] }, {})).toEqual({ colour: 'blue' })
    const oneSize = [{ slug: 'size', swatches: ['free'] }]
    expect(
      initialSelection({ options: oneSize, variations: [{ terms: {}, inStock: true }] }, {}),
    ).toEqual({
      size: 'free',
    })
  })

  test('a link selects the options that exist, and nothing else', () => {
    covers('product.address.link', 'product.address.option-names')

    expect(initialSelection(dress, { colour: 'red', page: '2' })).toEqual({ colour: 'red' })
    expect(initialSelection(dress, {})).toEqual({})
    expect(initialSelection({ options, variations: [] }, {})).toEqual({})
  })

  test('a colour is selected that is in stock together with the size of a link', () => {
    covers('product.selection.preselected')

    const product = { ...dress, options: [{ ...colours, isPreselected: true }, sizes] }
    expect(initialSelection(product, {})).toEqual({ colour: 'red' })
    expect(initialSelection(product, { size: 'm' })).toEqual({ colour: 'blue', size: 'm' })
    const link = { colour: 'red', size: 'm' }
    expect(initialSelection(product, link)).toEqual(link)
    const soldOut = product.variations.map((variation) => ({ ...variation, inStock: false }))
    expect(initialSelection({ ...product, variations: soldOut }, {})).toEqual({})
  })

  test('a link takes precedence over a single variation', () => {
    expect(initialSelection({ options, variations: [redM] }, { size: 's' })).toEqual({
      colour: 'red',
      size: 's',
    })
  })
})

describe('the selection so far', () => {
  const single = { options, variations: [redM] }

  test('a picked swatch replaces the one of the link or of the only variation', () => {
    covers('product.selection.merge')

    expect(chosenOptions(dress, { requested: { colour: 'red' }, picked: { size: 's' } })).toEqual({
      colour: 'red',
      size: 's',
    })
    expect(chosenOptions(single, { requested: {}, picked: { colour: 'blue' } })).toEqual({
      colour: 'blue',
      size: 'm',
    })
  })

  test('newer stock changes no colour of a selection that has been changed', () => {
    covers('product.selection.stable')

    const product = {
      options: [{ ...colours, isPreselected: true }, sizes],
      variations: [redM, blueAny],
    }
    expect(chosenOptions(product, { requested: {}, picked: {} })).toEqual({ colour: 'blue' })
    const actor = createActor(selectionMachine, { input: { cart: createEmptyActor() } }).start()
    actor.send({ type: 'swatch.selected', option: 'size', swatch: 's', chosen: { colour: 'red' } })
    expect(chosenOptions(product, actor.getSnapshot().context)).toEqual({
      colour: 'red',
      size: 's',
    })
    const request = { productId: '7', quantity: 1, chosen: { colour: 'red', size: 'm' } }
    actor.send({ type: 'link.followed', requested: {} })
    actor.send({ type: 'add.requested', request })
    expect(chosenOptions(product, actor.getSnapshot().context)).toEqual(request.chosen)
  })

  test('a cleared selection starts without the link and without the only variation', () => {
    expect(chosenOptions(single, { requested: undefined, picked: {} })).toEqual({})
    expect(chosenOptions(single, { requested: undefined, picked: { size: 's' } })).toEqual({
      size: 's',
    })
  })
})

describe('availability', () => {
  test('a selection is incomplete until every option has a swatch', () => {
    covers('product.selection.partial')

    expect(selectionAvailability(dress, {})).toBe('incomplete')
    expect(selectionAvailability(dress, { colour: 'red' })).toBe('incomplete')
    expect(selectionAvailability(dress, { colour: 'red', size: 's' })).toBe('complete')
    expect(
      selectionAvailability({ options: [], variations: [{ terms: {}, inStock: true }] }, {}),
    ).toBe('complete')
  })

  test('a selection whose every variation is sold out is sold out, complete or not', () => {
    expect(selectionAvailability(dress, { colour: 'red', size: 'm' })).toBe('soldOut')
    expect(selectionAvailability({ options, variations: [redM, blueAny] }, { colour: 'red' })).toBe(
      'soldOut',
    )
  })

  test('a selection that no variation matches is unavailable', () => {
    covers('product.selection.conflict')

    expect(selectionAvailability({ options, variations: [redS] }, { colour: 'blue' })).toBe(
      'unavailable',
    )
    expect(selectionAvailability(dress, { colour: 'red', size: 'xxl' })).toBe('unavailable')
  })

  test('new stock changes the availability and not the selection', () => {
    const chosen = { colour: 'red', size: 'm' }
    const restocked = { options, variations: [redS, { ...redM, inStock: true }] }
    expect(selectionAvailability(restocked, chosen)).toBe('complete')
  })
})
