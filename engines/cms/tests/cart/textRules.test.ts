import { offersTexts, textPrice } from '@vitrine/commerce/rules/texts.ts'
import { expect, test } from 'vitest'

const monogram = {
  slug: 'monogram',
  name: 'Monogram',
  minLength: 2,
  maxLength: 3,
  characters: 'ABC',
  charactersLabel: 'A to C',
  price: 300.25,
}
const label = { ...monogram, slug: 'label', price: 50 }

test.each([
  [[monogram, label], { monogram: 'AB', label: 'AB' }, 350_25],
  [[monogram, label], { label: 'AB', color: 'ink' }, 50_00],
  [[monogram], {}, 0],
  [undefined, { color: 'ink' }, 0],
])('the texts %j of the choices %j add %i satang', (textOptions, choices, satang) => {
  expect(textPrice({ options: [], textOptions }, choices as Record<string, string>)).toBe(satang)
})

const color = { slug: 'color', name: 'Colour', type: 'color' as const, swatches: [] }

test.each([
  [[monogram], { color: 'ink', monogram: 'AB' }, true],
  [[monogram], { color: 'ink' }, true],
  [[monogram], { color: 'ink', monogram: 'X' }, false],
  [[label], { color: 'ink', monogram: 'AB' }, false],
  [[label, monogram], { monogram: 'AB', label: 'X' }, false],
  [undefined, { monogram: 'AB' }, false],
])('a product with the texts %j offers %j: %j', (textOptions, choices, isOffered) => {
  const product = { options: [color], textOptions }
  expect(offersTexts(product, choices as Record<string, string>)).toBe(isOffered)
})
