import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { BagLine, Offer, StoredLine } from '#cms/cart/lines.ts'
import { checkQuantity } from '#cms/cart/quantity.ts'
import { settleLines } from '#cms/cart/settleLines.ts'
import { briefly, pictureOf } from '#cms/catalog/productOptions.ts'
import type { StoredCard } from '#cms/database/schema/catalog.ts'
import type * as contract from '#gateway/contracts/catalog.ts'
import type { Image } from '#gateway/contracts/common.ts'

type Variation = z.infer<typeof contract.Variation>

const at = new Date('2026-11-21T00:00:00Z')
const card = { id: '1', name: 'Silk dress', url: '/product/silk-dress' } as StoredCard

const offer = (change: Partial<Offer> = {}): Offer => ({
  ...{ variationId: 1, price: 100, regularPrice: 120, stock: 9, maximumQuantity: 5, card },
  ...change,
})

function line(quantity: number, of: Offer | null = offer(), key = 'a'): BagLine {
  const stored: StoredLine = {
    ...{ cartId: 1, key, productId: 1, variationId: 1, choices: {}, quantity, price: 100 },
    ...{ name: 'Silk dress', notices: [], addedAt: at },
  }
  return { stored, offer: of }
}

const settled = (...found: BagLine[]) =>
  settleLines(found).lines.map(({ stored, maximum, changed }) => [
    stored.quantity,
    maximum,
    changed,
    ...stored.notices.map(({ message }) => message),
  ])

test('a line that still stands is left as it is', () => {
  expect(settled(line(3))).toEqual([[3, 5, false]])
  expect(settled(line(5))).toEqual([[5, 5, false]])
})

test('too many pieces become what is left, or what one bag may hold, and it is said', () => {
  expect(settled(line(5, offer({ stock: 2 })))).toEqual([
    [2, 2, true, 'Only 2 left, changed from 5.'],
  ])
  expect(settled(line(8))).toEqual([[5, 5, true, 'At most 5 in one bag, changed from 8.']])
})

test('a line that is sold out keeps its pieces and may have none', () => {
  expect(settled(line(3, offer({ stock: 0 })))).toEqual([[3, 0, false]])
})

test('lines of one variation share its pieces, the first first', () => {
  const few = offer({ stock: 4 })
  expect(settled(line(3, few), line(3, few, 'b'), line(2, offer({ variationId: 2 }), 'c'))).toEqual(
    [
      [3, 4, false],
      [1, 1, true, 'Only 1 left, changed from 3.'],
      [2, 5, false],
    ],
  )
  expect(settled(line(4, few), line(1, few, 'b'))).toEqual([
    [4, 4, false],
    [1, 0, false],
  ])
})

test('a moved price is taken over and said, after what was said before', () => {
  const before = line(1, offer({ price: 80 }))
  before.stored.notices = [{ code: 'clamped', message: 'Only 1 left, changed from 2.' }]
  const [found] = settleLines([before]).lines
  expect(found).toMatchObject({ changed: true, stored: { price: 80 } })
  expect(found?.stored.notices.map(({ message }) => message)).toEqual([
    'Only 1 left, changed from 2.',
    'The price changed from ฿100 to ฿80.',
  ])
})

test('what is no longer sold is gone', () => {
  const { lines, gone } = settleLines([line(1, null), line(2, offer(), 'b')])
  expect(gone.map(({ stored }) => stored.key)).toEqual(['a'])
  expect(lines.map(({ stored }) => stored.key)).toEqual(['b'])
})

test.each([
  [1, {}, 0, 0, null],
  [5, {}, 0, 0, null],
  [5, {}, 4, 0, null],
  [0, {}, 0, 0, 'The quantity must be at least 1.'],
  [6, {}, 0, 0, 'At most 5 of Silk dress go in one bag.'],
  [5, {}, 5, 0, 'Only 4 left of Silk dress.'],
  [3, { stock: 2 }, 0, 0, 'Only 2 left of Silk dress.'],
  [3, { stock: 2 }, 0, 1, 'Only 2 left of Silk dress. Your bag holds 1 already.'],
  [1, { stock: 0 }, 0, 0, 'Silk dress is sold out.'],
  [1, { stock: 2 }, 3, 1, 'Silk dress is sold out.'],
])(
  '%d pieces of %o with %d in other lines and %d held: %s',
  (quantity, change, others, held, sentence) => {
    const check = () => checkQuantity('Silk dress', quantity, offer(change), others, held)
    if (sentence === null) expect(check).not.toThrow()
    else expect(check).toThrow(expect.objectContaining({ message: sentence }))
  },
)

test('a quantity that cannot be names its field, and what is sold out its code', () => {
  const refusal = (quantity: number) => () => checkQuantity('Silk dress', quantity, offer(), 5, 0)
  const fields = { quantity: 'The quantity must be at least 1.' }
  expect(refusal(0)).toThrow(expect.objectContaining({ code: 'invalid', details: { fields } }))
  expect(refusal(5)).toThrow(expect.objectContaining({ code: 'out_of_stock' }))
})

test('each variation has its own picture, though a card keeps every picture once', () => {
  const all = ['champagne', 'champagne', 'sage', 'sage'].map(
    (colour, index) => ({ id: String(index + 1), image: { id: colour } }) as Variation,
  )
  const variations = all.map(briefly)
  const dress = { ...card, image: { id: 'front' } as Image, variations }
  expect(variations.filter(({ image }) => image)).toHaveLength(2)
  expect([1, 2, 3, 4, 9].map((id) => pictureOf(dress, id)?.id)).toEqual([
    ...['champagne', 'champagne', 'sage', 'sage'],
    'front',
  ])
})
