import { describe, expect, test } from 'vitest'
import {
  availableSwatches,
  initialSelection,
  isComplete,
  isSoldOut,
  matchVariation,
  possibleVariations,
  withoutStock,
} from '#machines/selection/variations.ts'

const options = [
  { slug: 'colour', swatches: ['red', 'blue'] },
  { slug: 'size', swatches: ['s', 'm'] },
]
const redS = { terms: { colour: 'red', size: 's' }, inStock: true }
const redM = { terms: { colour: 'red', size: 'm' }, inStock: false }
const blueAny = { terms: { colour: 'blue', size: '' }, inStock: true }
const blueM = { terms: { colour: 'blue', size: 'm' }, inStock: false }
const dress = { options, variations: [redS, redM, blueAny] }

describe('matching a variation', () => {
  test('every chosen term must match', () => {
    expect(matchVariation(dress.variations, { colour: 'red', size: 'm' })).toBe(redM)
    expect(matchVariation([redS, redM], { colour: 'blue', size: 'm' })).toBeUndefined()
  })

  test('an empty or absent term goes with any swatch', () => {
    expect(matchVariation([blueAny], { colour: 'blue', size: 's' })).toBe(blueAny)
    expect(matchVariation([{ terms: {}, inStock: true }], { size: 's' })).toBeDefined()
  })

  test('the more specific variation wins, wherever it stands', () => {
    expect(matchVariation([blueAny, blueM], { colour: 'blue', size: 'm' })).toBe(blueM)
    expect(matchVariation([blueM, blueAny], { colour: 'blue', size: 'm' })).toBe(blueM)
  })
})

describe('which swatches can be picked', () => {
  test('only what is never sold like that is missing; sold out is told apart', () => {
    expect(availableSwatches({ options, variations: [redS, redM] }, { colour: 'red' })).toEqual({
      colour: { red: 'available', blue: 'missing' },
      size: { s: 'available', m: 'soldOut' },
    })
  })

  test('a swatch is weighed against the other options, not against its own', () => {
    const { colour } = availableSwatches(dress, { colour: 'red', size: 's' })
    expect(colour).toEqual({ red: 'available', blue: 'available' })
  })

  test('a specific variation that is sold out outweighs a general one in stock', () => {
    const product = { options, variations: [blueAny, blueM] }
    expect(availableSwatches(product, { colour: 'blue' }).size).toEqual({
      s: 'available',
      m: 'soldOut',
    })
  })

  test('a partial choice is sold out when all it can become is', () => {
    expect(isSoldOut({ options, variations: [redM, blueAny] }, { colour: 'red' })).toBe(true)
    expect(isSoldOut(dress, { colour: 'red' })).toBe(false)
    expect(isSoldOut(dress, {})).toBe(false)
    expect(isSoldOut({ options, variations: [redM, redS] }, { colour: 'red' })).toBe(false)
  })

  test('a choice is complete once every option has a swatch', () => {
    expect(isComplete(dress, { colour: 'red' })).toBe(false)
    expect(isComplete(dress, { colour: 'red', size: 's' })).toBe(true)
  })

  test('swatches that the product does not have leave the others to choose from', () => {
    const none = availableSwatches(dress, {})
    expect(availableSwatches(dress, { colour: 'zzz', size: 'qqq' })).toEqual(none)
    expect(availableSwatches(dress, { colour: 'zzz', size: 's' })).toEqual(
      availableSwatches(dress, { size: 's' }),
    )
  })

  test('a swatch that the product does not have makes a conflict, not a match', () => {
    expect(possibleVariations(dress, { colour: 'blue', size: 'xxl' })).toEqual([])
    expect(isSoldOut(dress, { size: 'xxl' })).toBe(false)
    expect(isSoldOut(dress, { colour: 'red', size: 'xxl' })).toBe(false)
  })
})

describe('the first choice', () => {
  test('a single variation selects itself', () => {
    expect(initialSelection({ options, variations: [redM] }, {})).toEqual({
      colour: 'red',
      size: 'm',
    })
  })

  test('a single variation leaves open what it does not say, unless there is one swatch only', () => {
    expect(initialSelection({ options, variations: [blueAny] }, {})).toEqual({ colour: 'blue' })
    const oneSize = [{ slug: 'size', swatches: ['free'] }]
    expect(
      initialSelection({ options: oneSize, variations: [{ terms: {}, inStock: true }] }, {}),
    ).toEqual({
      size: 'free',
    })
  })

  test('a link is followed for the options that exist, and nothing else is chosen', () => {
    expect(initialSelection(dress, { colour: 'red', page: '2' })).toEqual({ colour: 'red' })
    expect(initialSelection(dress, {})).toEqual({})
    expect(initialSelection({ options, variations: [] }, {})).toEqual({})
  })

  test('a link asks louder than a single variation', () => {
    expect(initialSelection({ options, variations: [redM] }, { size: 's' })).toEqual({
      colour: 'red',
      size: 's',
    })
  })
})

test('a variation found sold out is marked, the others stay', () => {
  const after = withoutStock(dress, { colour: 'red', size: 's' })
  expect(after.map(({ inStock }) => inStock)).toEqual([false, false, true])
})
