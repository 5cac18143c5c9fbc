import {
  orderedTexts,
  textProblem,
  unfinishedText,
  withCapitals,
} from '@vitrine/machines/selection/texts.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const monogram = { slug: 'monogram', minLength: 2, maxLength: 3, characters: 'ABCDEFSß' }
const code = { slug: 'code', minLength: 1, maxLength: 2, characters: 'abAB12' }

describe('withCapitals', () => {
  test.each([
    ['abc', 'ABC'],
    ['aé1ก😀', 'Aé1ก😀'],
    ['xX', 'xX'],
    ['', ''],
  ])('makes %j %j for a text of capitals', (text, expected) => {
    covers('product.text.capitals')

    expect(withCapitals(monogram, text)).toBe(expected)
  })

  test('keeps a letter that is allowed as it is, or that has two capitals', () => {
    expect(withCapitals(code, 'ab')).toBe('ab')
    expect(withCapitals({ characters: 'ABS' }, 'ß')).toBe('ß')
    expect(withCapitals({ characters: 'ABCSTU' }, '\ufb06')).toBe('\ufb06')
  })

  test('never changes the number of characters, and changes nothing twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = withCapitals(monogram, text)
        expect([...once]).toHaveLength([...text].length)
        expect(withCapitals(monogram, once)).toBe(once)
      }),
    )
  })
})

test.each([
  ['', 'missing'],
  ['A', 'tooShort'],
  ['AB', null],
  ['ABC', null],
  ['ABCD', 'tooLong'],
  ['A1', 'characters'],
  ['aB', 'characters'],
  ['กข', 'characters'],
  ['😀', 'characters'],
  ['A B', 'characters'],
])('the problem of the text %j is %s', (text, problem) => {
  expect(textProblem(monogram, text)).toBe(problem)
})

test('only texts that are switched on are ordered and have to be complete', () => {
  const options = [monogram, code]
  const typed = {
    monogram: { isOn: false, text: '?' },
    code: { isOn: true, text: '1' },
    removed: { isOn: true, text: 'X' },
  }
  expect(unfinishedText(options, typed)).toBeUndefined()
  expect(orderedTexts(options, typed)).toEqual({ code: '1' })
  const on = { ...typed, monogram: { isOn: true, text: 'A' } }
  expect(unfinishedText(options, on)).toBe(monogram)
  expect(unfinishedText(options, {})).toBeUndefined()
  expect(orderedTexts(options, {})).toEqual({})
})
