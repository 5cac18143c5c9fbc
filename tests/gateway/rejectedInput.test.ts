import { registration } from '@vitrine/cms/tests/support/customer.ts'
import { toGlobalId } from '@vitrine/gateway/responses/globalId.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressInput } from '#tests/support/gateway/addressInput.ts'
import { type EntityShop, startEntityShop } from '#tests/support/gateway/entityShop.ts'

interface UserError {
  code: string
  field: string | null
  message: string
  isSpecific: boolean
}

let shop: EntityShop
beforeAll(async () => {
  shop = await startEntityShop()
  const input = { ...registration(), email: 'rejected@example.com' }
  expect(await rejections('register', input)).toEqual([])
  const { product } = await shop.query<{ product: { id: string; variations: object[] } }>(
    '{ product(slug: "silk-slip-dress") { id } }',
  )
  const options = [
    { option: 'colour', value: 'champagne' },
    { option: 'size', value: 'm' },
  ]
  expect(await rejections('addToCart', { productId: product.id, options })).toEqual([])
})
afterAll(() => shop.close())

/** Sends a mutation and returns its errors. */
async function rejections(mutation: string, input: object): Promise<UserError[]> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`
  const data = await shop.query<Record<string, { userErrors: UserError[] }>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { code field message isSpecific } } }`,
    { input },
  )
  return data[mutation]?.userErrors ?? []
}

const long = 'x'.repeat(5000)
const person = { ...registration(), email: 'other@example.com' }
const profile = {
  firstName: 'A',
  lastName: 'B',
  phoneNumber: '0812345678',
  birthDate: '1990-01-31',
}
const recipient = { ...addressInput, email: 'a@example.com' }
const order = {
  billing: recipient,
  shipping: recipient,
  shippingMethod: 'standard',
  paymentMethod: 'BANK_TRANSFER',
  expectedTotal: 1,
  idempotencyKey: 'rejected-1',
}

/** Input that is not possible, and the field that is named. */
const inputs: [mutation: string, input: object, field: string][] = [
  ['addToCart', { productId: '1025', quantity: 0 }, 'quantity'],
  ['addToCart', { productId: '1025', quantity: 1000 }, 'quantity'],
  ['addToCart', { productId: '' }, 'productId'],
  ['requestStockAlert', { productId: '', email: 'a@example.com' }, 'productId'],
  ['applyCoupon', { code: '' }, 'code'],
  ['applyCoupon', { code: long }, 'code'],
  ['applyCoupon', { code: 'NO-SUCH-COUPON' }, 'code'],
  ['addToWishlist', { productId: '' }, 'productId'],
  ['login', { username: '', password: 'x' }, 'username'],
  ['login', { username: 'a', password: '' }, 'password'],
  ['login', { username: long, password: 'x' }, 'username'],
  ['register', { ...person, birthDate: '2990-01-31' }, 'birthDate'],
  ['register', { ...person, phoneNumber: 'abc' }, 'phoneNumber'],
  ['register', { ...person, phoneNumber: '12' }, 'phoneNumber'],
  ['register', { ...person, email: 'no-address' }, 'email'],
  ['register', { ...person, firstName: long }, 'firstName'],
  ['updateProfile', { ...profile, phoneNumber: '+66' }, 'phoneNumber'],
  ['updateProfile', { ...profile, birthDate: '1850-01-01' }, 'birthDate'],
  ['requestPasswordReset', { username: ' ' }, 'username'],
  ['requestOrderLink', { orderId: '1' }, 'email'],
  ['addAddress', { address: { ...addressInput, phoneNumber: '1' } }, 'address.phoneNumber'],
  ['addAddress', { address: { ...addressInput, postcode: 'ABC' } }, 'address.postcode'],
  ['addAddress', { address: { ...addressInput, province: 'Atlantis' } }, 'address.province'],
  ['placeOrder', { ...order, shippingMethod: 'by-drone' }, 'shippingMethod'],
  ['addToCart', { options: [] }, 'productId'],
  ['addToCart', { productId: '1025' }, 'options'],
  ['addToCart', { productId: '1025', options: [{ option: 'aroma', value: 'rose' }] }, 'options'],
  ['addToCart', { variationId: 'no-variation' }, 'variationId'],
  [
    'placeOrder',
    { ...order, billing: { ...recipient, phoneNumber: 'abc' } },
    'billing.phoneNumber',
  ],
  ['placeOrder', { ...order, shipping: { ...recipient, country: 'XX' } }, 'shipping.country'],
  ['placeOrder', { ...order, expectedTotal: -1 }, 'expectedTotal'],
  ['placeOrder', { ...order, note: long }, 'note'],
  ['placeOrder', { ...order, idempotencyKey: '' }, 'idempotencyKey'],
  ['requestStockAlert', { productId: '1025', email: 'no-address' }, 'email'],
]

/** Phrases with which Zod and GraphQL describe a value to developers. */
const prose =
  /expected|received|invalid (input|string|option|email|value)|too (small|big)|regex|pattern|must match|unrecognized|undefined|null|NaN/i

test.each(inputs)(
  '%s %o is rejected at %s with a message for shoppers',
  async (mutation, input, field) => {
    const errors = await rejections(mutation, input)
    expect(errors.map((error) => error.field)).toContain(field)
    for (const { code, message, isSpecific } of errors) {
      expect(code).toBe('INVALID')
      expect(isSpecific).toBe(true)
      expect(message).not.toMatch(prose)
      expect(message).toMatch(/^[A-Z].{8,}/)
    }
  },
)

test('every field that fails is named at once', async () => {
  const wrong = {
    firstName: '',
    lastName: '',
    birthDate: '2990-01-31',
    phoneNumber: 'abc',
    email: 'no-address',
    password: 'short',
  }
  const named = async (mutation: string, input: object) =>
    (await rejections(mutation, input)).map(({ field }) => field)
  expect(await named('register', wrong)).toEqual(Object.keys(wrong))
  const { password: _, email: __, ...details } = wrong
  expect((await named('updateProfile', details)).toSorted()).toEqual(
    Object.keys(details).toSorted(),
  )
})

test('a variation is added by its id alone, and each line leads to its product', async () => {
  const { product } = await shop.query<{ product: { variations: { id: string }[] } }>(
    '{ product(slug: "silk-slip-dress") { variations { id } } }',
  )
  const variationId = product.variations.at(-1)?.id
  const add =
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { itemCount items { productId product { databaseId variations { id } } } } userErrors { field } } }'
  const { addToCart } = await shop.query<{ addToCart: { cart: { items: object[] } } }>(add, {
    input: { variationId, quantity: 1 },
  })
  expect(addToCart).toMatchObject({ userErrors: [], cart: { items: [{}, {}] } })
  expect(addToCart.cart.items).toEqual(
    [1, 2].map(() => ({
      productId: '1012',
      product: { databaseId: '1012', variations: product.variations },
    })),
  )
  expect(await rejections('addToCart', { variationId, productId: '1013' })).toMatchObject([
    { code: 'INVALID', field: 'variationId' },
  ])
  const options = [{ option: 'size', value: 'no-such-size' }]
  expect(await rejections('addToCart', { variationId, options })).toMatchObject([
    { code: 'INVALID', field: 'options' },
  ])
})

test('a product and a variation that are not sold are not found at their id', async () => {
  const none = (field: string) => expect.objectContaining({ code: 'NOT_FOUND', field })
  expect(await rejections('addToCart', { productId: '999999' })).toEqual([none('productId')])
  const variationId = toGlobalId('Variation', '999999/1')
  expect(await rejections('addToCart', { variationId })).toEqual([none('variationId')])
})

test('the totals of an unknown shipping method are rejected at its field', async () => {
  const { body } = await shop.visitor.request<{
    errors: { message: string; extensions: object }[]
  }>('POST', '/graphql', {
    body: { query: '{ estimate(shippingMethod: "by-drone") { totalPrice { amount } } }' },
  })
  const [error] = body.errors
  expect(error?.extensions).toMatchObject({
    code: 'INVALID',
    fields: { shippingMethod: error?.message },
  })
  expect(error?.message).not.toMatch(prose)
})
