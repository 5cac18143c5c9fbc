import { checkQuantity, otherQuantity } from '@vitrine/commerce/rules/checkQuantity.ts'
import type * as contract from '@vitrine/contract/catalog.ts'
import type { Image } from '@vitrine/contract/common.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { CartLine, Offer, StoredLine } from '#cms/cart/lines.ts'
import { reconcileLines } from '#cms/cart/reconcileLines.ts'
import { cardImage, withoutRepeatedImage } from '#cms/catalog/productOptions.ts'
import type { StoredCard } from '#cms/database/schema/catalog.ts'

type Variation = z.infer<typeof contract.Variation>

const at = new Date('2026-11-21T00:00:00Z')
const card = { id: '1', name: 'Silk dress', url: '/product/silk-dress' } as StoredCard

const offer = (change: Partial<Offer> = {}): Offer => ({
  variationId: 1,
  price: 10_000,
  regularPrice: 12_000,
  stock: 9,
  maximumQuantity: 5,
  card,
  code: 'D1',
  ...change,
})

function line(quantity: number, of: Offer | null = offer(), key = 'a'): CartLine {
  const stored: StoredLine = {
    cartId: 1,
    key,
    productId: 1,
    variationId: 1,
    choices: {},
    quantity,
    price: 10_000,
    name: 'Silk dress',
    notices: [],
    addedAt: at,
  }
  return { stored, offer: of }
}

const reconciled = (...item: CartLine[]) =>
  reconcileLines(item).lines.map(({ stored, limits, changed }) => [
    stored.quantity,
    limits.maximum,
    changed,
    ...stored.notices.map(({ message }) => message),
  ])

test('a quantity is reduced to the stock or the maximum with a notice', () => {
  expect(reconciled(line(5, offer({ stock: 2 })))).toEqual([
    [2, 2, true, 'Only 2 left. We’ve changed your quantity from 5.'],
  ])
  expect(reconciled(line(8))).toEqual([
    [5, 5, true, 'You can order up to 5. We’ve changed your quantity from 8.'],
  ])
})

test('lines of one variation share its stock in the order they were added', () => {
  const few = offer({ stock: 4 })
  expect(
    reconciled(line(3, few), line(3, few, 'b'), line(2, offer({ variationId: 2 }), 'c')),
  ).toEqual([
    [3, 4, false],
    [1, 1, true, 'Only 1 left. We’ve changed your quantity from 3.'],
    [2, 5, false],
  ])
  expect(reconciled(line(4, few), line(1, few, 'b'))).toEqual([
    [4, 4, false],
    [1, 0, false],
  ])
})

test.each([
  [5, {}, 0, 0, null],
  [5, {}, 4, 0, null],
  [0, {}, 0, 0, 'Please choose a quantity of at least 1.'],
  [6, {}, 0, 0, 'You can add up to 5 of Silk dress to your bag.'],
  [5, {}, 5, 0, 'Only 4 of Silk dress left.'],
  [3, { stock: 2 }, 0, 0, 'Only 2 of Silk dress left.'],
  [3, { stock: 2 }, 0, 1, 'Only 2 of Silk dress left. You already have 1 in your bag.'],
  [1, { stock: 0 }, 0, 0, 'Silk dress is sold out.'],
])(
  '%d pieces of %o with %d in other lines and %d held: %s',
  (quantity, change, others, held, sentence) => {
    const check = () => checkQuantity('Silk dress', quantity, offer(change), others, held)
    if (sentence === null) expect(check).not.toThrow()
    else expect(check).toThrow(expect.objectContaining({ message: sentence }))
  },
)

test('each variation has its own image although a card stores every image once', () => {
  const all = ['champagne', 'champagne', 'sage', 'sage'].map(
    (colour, index) => ({ id: String(index + 1), image: { id: colour } }) as Variation,
  )
  const variations = all.map(withoutRepeatedImage)
  const dress = { ...card, image: { id: 'front' } as Image, variations }
  expect(variations.filter(({ image }) => image)).toHaveLength(2)
  expect([1, 2, 3, 4, 9].map((id) => cardImage(dress, id)?.id)).toEqual([
    ...['champagne', 'champagne', 'sage', 'sage'],
    'front',
  ])
})

test('other lines of the same variation count, the line itself does not', () => {
  const lines = [line(3), line(2, offer(), 'b'), line(4, offer({ variationId: 2 }), 'c')]
  const others = (key: string, of: Offer) =>
    otherQuantity([...lines, line(5, null, 'd')], { key, offer: of })
  expect(others('a', offer())).toBe(2)
  expect(others('new', offer())).toBe(5)
  expect(others('c', offer({ variationId: 2 }))).toBe(0)
})
