import { checkQuantity, otherQuantity } from '@vitrine/commerce/rules/checkQuantity.ts'
import type { Coupon } from '@vitrine/commerce/rules/coupons.ts'
import { standardShipping } from '@vitrine/commerce/rules/shippingMethods.ts'
import { fromBaht } from '@vitrine/commerce/satang.ts'
import type * as contract from '@vitrine/contract/catalog.ts'
import type { Image } from '@vitrine/contract/common.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { lineKey, readChoices } from '#cms/cart/choices.ts'
import type { CartLine, Offer, StoredLine } from '#cms/cart/lines.ts'
import { reconcileLines } from '#cms/cart/reconcileLines.ts'
import { type PricedCart, priceCart } from '#cms/cart/serializeCart.ts'
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

test('a line with unchanged price and stock is not changed', () => {
  expect(reconciled(line(3))).toEqual([[3, 5, false]])
  expect(reconciled(line(5))).toEqual([[5, 5, false]])
})

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

test('a changed price is adopted with a notice after the existing notices', () => {
  const before = line(1, offer({ price: 8000 }))
  before.stored.notices = [
    { code: 'clamped', message: 'Only 1 left. We’ve changed your quantity from 2.' },
  ]
  const [reconciled] = reconcileLines([before]).lines
  expect(reconciled).toMatchObject({ changed: true, stored: { price: 8000 } })
  expect(reconciled?.stored.notices.map(({ message }) => message)).toEqual([
    'Only 1 left. We’ve changed your quantity from 2.',
    'The price has changed from ฿100 to ฿80.',
  ])
})

test.each([
  [1, {}, 0, 0, null],
  [5, {}, 0, 0, null],
  [5, {}, 4, 0, null],
  [0, {}, 0, 0, 'Please choose a quantity of at least 1.'],
  [6, {}, 0, 0, 'You can add up to 5 of Silk dress to your bag.'],
  [5, {}, 5, 0, 'Only 4 of Silk dress left.'],
  [3, { stock: 2 }, 0, 0, 'Only 2 of Silk dress left.'],
  [3, { stock: 2 }, 0, 1, 'Only 2 of Silk dress left. You already have 1 in your bag.'],
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

const dress = {
  name: 'Silk dress',
  options: [
    {
      slug: 'colour',
      name: 'Colour',
      swatches: [
        { slug: 'red', label: 'Red' },
        { slug: 'sage', label: 'Sage' },
      ],
    },
    { slug: 'size', name: 'Size', swatches: [{ slug: 'm', label: 'M' }] },
  ],
} as StoredCard

const chosen = (choices: Record<string, string>) =>
  Object.entries(choices).map(([attribute, value]) => ({ attribute, value }))

test.each([
  [{ colour: 'red' }, { size: 'Please select an option' }],
  [{ colour: '', size: 'm' }, { colour: 'Please select an option' }],
  [{ colour: 'mauve', size: 'm' }, { colour: 'Silk dress isn’t available in this colour.' }],
  [
    { colour: 'red', size: 'm', length: 'long' },
    { length: 'Silk dress doesn’t come with this option.' },
  ],
])('the choices %o are rejected at %o', (choices, fields) => {
  const [message] = Object.values(fields)
  expect(() => readChoices(dress, chosen(choices))).toThrow(
    expect.objectContaining({ code: 'invalid', message, details: { fields } }),
  )
})

test('the same options have the same line key in any order', () => {
  const key = lineKey(1, 2, { colour: 'red', size: 'm' })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(lineKey(1, 2, { size: 'm', colour: 'red' })).toBe(key)
  const others = [
    lineKey(2, 2, { colour: 'red', size: 'm' }),
    lineKey(1, 3, { colour: 'red', size: 'm' }),
    lineKey(1, 2, { colour: 'sage', size: 'm' }),
  ]
  expect(new Set([key, ...others]).size).toBe(4)
})

const minus: Coupon = {
  code: 'MINUS500',
  description: '500 off',
  kind: 'fixed',
  amount: 50_000,
  minimum: 0,
  startsAt: null,
  expiresAt: null,
  usageLimit: null,
  usedCount: 0,
  oncePerCustomer: false,
  firstOrder: false,
}
const bag = (price: number, quantity: number, ...coupons: Coupon[]): PricedCart => {
  const { stored } = line(quantity)
  const of = offer({
    price: fromBaht(price),
    regularPrice: fromBaht(price + 100),
    card: {
      ...card,
      brands: [],
      options: [],
      variations: [],
      isNewArrival: true,
    } as unknown as StoredCard,
  })
  return {
    lines: [{ stored, offer: of, limits: { minimum: 1, maximum: 0 } }],
    notices: [],
    coupons,
    giftWrap: null,
  }
}

test('free delivery depends on the total after the discount', () => {
  const priced = (...coupons: Coupon[]) => priceCart(bag(1500, 2, ...coupons), standardShipping)
  expect(priced()).toMatchObject({ pieces: 2, totals: { totalShipping: 0, totalPrice: 300_000 } })
  expect(priced(minus)).toMatchObject({
    applied: [{ code: 'MINUS500', discount: 50_000 }],
    totals: {
      totalShipping: 8000,
      totalDiscount: 50_000,
      totalPrice: 258_000,
      totalSaving: 20_000,
    },
  })
  expect(priced(minus, minus).totals.totalDiscount).toBe(100_000)
})
