import { customers } from '@vitrine/cms/database/schema/customers.ts'
import { recordParcel } from '@vitrine/cms/staff/delivery.ts'
import { actOnOrder } from '@vitrine/cms/staff/orders.ts'
import { recordTransfer } from '@vitrine/cms/staff/refunds.ts'
import { answerReturn } from '@vitrine/cms/staff/returns.ts'
import { registration } from '@vitrine/cms/tests/support/customer.ts'
import { Cart, CartItem, CartTotals } from '@vitrine/contract/cart.ts'
import { User } from '@vitrine/contract/customer.ts'
import {
  Address,
  BankAccount,
  Order,
  OrderItem,
  PromptPay,
  Return,
  Shipment,
} from '@vitrine/contract/orders.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { addressInput } from '#tests/support/gateway/addressInput.ts'
import { type EntityShop, startEntityShop } from '#tests/support/gateway/entityShop.ts'
import {
  expectFields,
  flag,
  list,
  money,
  number,
  object,
  text,
} from '#tests/support/gateway/expectFields.ts'

type Fields = Record<string, unknown>

const attributes = 'selectedOptions { name label }'
const addressFields =
  '{ firstName lastName company address1 address2 city province postcode country phoneNumber email }'
const orderFields = `id number createdDate status total { amount currencyCode } subTotal { amount currencyCode } discountTotal { amount currencyCode } shippingTotal { amount currencyCode } shippingTax { amount currencyCode } totalTax { amount currencyCode }
  paymentMethod paymentMethodTitle billing ${addressFields} shipping ${addressFields}
  items { line name url image { id } price { amount currencyCode } quantity total { amount currencyCode } productType ${attributes} }
  invoiceUrl paymentUrl shipments { carrier trackingNumber trackingUrl sentDate }
  returns { id: number status requestedDate note label items { name ${attributes} quantity reason } }`
const cartFields = `items { key name url images { id } isNew price { amount currencyCode } regularPrice { amount currencyCode } quantity
    quantityLimits { minimum maximum } selectedOptions { option value } }
  coupons { code } notices { code } fees { id } itemCount
  totals { taxLines { name price { amount currencyCode } rate } totalDiscount { amount currencyCode } totalDiscountTax { amount currencyCode } totalFees { amount currencyCode } totalFeesTax { amount currencyCode } totalItems { amount currencyCode }
    totalItemsTax { amount currencyCode } totalPrice { amount currencyCode } totalSaving { amount currencyCode } totalShipping { amount currencyCode } totalShippingTax { amount currencyCode } totalTax { amount currencyCode } }`

let shop: EntityShop
let productId: string
let sentCart: Cart
let readCart: Fields & { items: object[]; totals: object; itemCount: number }
let sentOrder: Order
let readOrder: Fields & { items: object[]; returns: object[]; shipments: object[] }
let unpaid: { sent: Order; read: Fields }

/** Fills the bag with two pieces of a dress. */
async function fillCart() {
  const options = [
    { option: 'colour', value: 'champagne' },
    { option: 'size', value: 'm' },
  ]
  const mutation =
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }'
  await shop.query(mutation, { input: { productId, quantity: 2, options } })
}

/** Orders what is in the bag, and returns the number of the order. */
async function order(paymentMethod: string) {
  const { estimate } = await shop.query<{ estimate: { totalPrice: { amount: number } } }>(
    '{ estimate(shippingMethod: "standard") { totalPrice { amount } } }',
  )
  const recipient = { ...addressInput, company: 'Saetang Atelier', address2: 'Floor 4' }
  const { placeOrder } = await shop.query<{ placeOrder: { order: { id: string } } }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: number } } }',
    {
      input: {
        idempotencyKey: `key-${paymentMethod}`,
        billing: recipient,
        shipping: recipient,
        shippingMethod: 'standard',
        paymentMethod,
        expectedTotal: estimate.totalPrice.amount,
      },
    },
  )
  return placeOrder.order.id
}

const readOrderOf = async (id: string) =>
  (await shop.query<{ order: typeof readOrder }>(`{ order(id: "${id}") { ${orderFields} } }`)).order

/** Sends an order by parcel, and approves the return of one of its pieces. */
async function sendAndReturn(id: string, total: number) {
  const { cms } = shop.cms
  const report = () => {}
  await recordTransfer(cms, { id, amount: total * 100 }, report)
  await actOnOrder(cms, { id, action: 'pack' }, report)
  await recordParcel(
    cms,
    { id, carrier: 'flash', trackingNumber: 'TH0123', isReplacing: false },
    report,
  )
  const [item] = (await readOrderOf(id)).items as { line: string }[]
  const { requestReturn } = await shop.query<{
    requestReturn: { order: { returns: { id: string }[] } }
  }>(
    `mutation ($items: [ReturnItemInput!]!) {
      requestReturn(input: { orderId: "${id}", idempotencyKey: "return-1", items: $items }) { order { returns { id: number } } }
    }`,
    { items: [{ line: item?.line, quantity: 1, reason: 'TOO_SMALL' }] },
  )
  const requested = Number(requestReturn.order.returns[0]?.id)
  await answerReturn(cms, { id: requested, status: 'approved', note: 'No hurry.' }, report)
}

beforeAll(async () => {
  shop = await startEntityShop()
  productId = (await shop.get('/products/silk-slip-dress'))['id']
  await shop.query(
    'mutation ($input: RegisterInput!) { register(input: $input) { userErrors { message } } }',
    {
      input: registration(),
    },
  )
  await fillCart()
  sentCart = await shop.get('/cart')
  readCart = (await shop.query<{ cart: typeof readCart }>(`{ cart { ${cartFields} } }`)).cart
  const id = await order('BANK_TRANSFER')
  const { amount } = (await readOrderOf(id))['total'] as { amount: number }
  await sendAndReturn(id, amount)
  sentOrder = await shop.get(`/orders/${id}`)
  readOrder = await readOrderOf(id)
  await fillCart()
  const unpaidId = await order('PROMPTPAY')
  unpaid = { sent: await shop.get(`/orders/${unpaidId}`), read: await readOrderOf(unpaidId) }
})
afterAll(() => shop.close())

test('a cart has its fields', () => {
  covers('entities.cart.fields')

  const fields = { items: list, coupons: list, fees: list, itemCount: number, totals: object }
  expectFields(
    { sent: [sentCart], contract: Cart, read: [readCart] },
    { ...fields, errors: list },
    { ...fields, notices: list },
  )
})

test('the itemCount of a cart counts pieces, not lines', () => {
  covers('entities.cart.item-count')

  expect([sentCart.items.length, sentCart.itemCount]).toEqual([1, 2])
  expect([readCart.items.length, readCart.itemCount]).toEqual([1, 2])
})

test('the totals of a cart have their fields', () => {
  covers('entities.cart.totals')

  const amounts = {
    totalDiscount: number,
    totalDiscountTax: number,
    totalFees: number,
    totalFeesTax: number,
    totalItems: number,
    totalItemsTax: number,
    totalPrice: number,
    totalSaving: number,
    totalShipping: number,
    totalShippingTax: number,
    totalTax: number,
  }
  expectFields(
    { sent: [sentCart.totals], contract: CartTotals, read: [readCart.totals] },
    { ...amounts, taxLines: [{ name: text, price: number, rate: text }] },
    {
      ...Object.fromEntries(Object.keys(amounts).map((name) => [name, money])),
      taxLines: [{ name: text, price: money, rate: text }],
    },
  )
})

test('a cart item has its fields', () => {
  covers('entities.cart-item.fields')

  const fields = {
    key: text,
    name: text,
    images: list,
    quantity: 2,
    quantityLimits: { minimum: number, maximum: number },
  }
  const prices = { price: number, regularPrice: number }
  expectFields(
    { sent: sentCart.items, contract: CartItem, read: readCart.items },
    {
      ...fields,
      prices,
      permalink: text,
      newArrival: flag,
      variation: expect.arrayContaining([
        expect.objectContaining({ attribute: 'colour', value: 'champagne' }),
      ]),
    },
    {
      ...fields,
      price: money,
      regularPrice: money,
      url: text,
      isNew: flag,
      selectedOptions: expect.arrayContaining([{ option: 'colour', value: 'champagne' }]),
    },
  )
})

test('a user has their fields, with the flag isAdmin', async () => {
  covers('entities.user.fields')

  const fields = { displayName: text, firstName: text, lastName: text, phoneNumber: text }
  const readUser = async () =>
    (
      await shop.query<{ viewer: object }>(
        `{ viewer { ${Object.keys(fields).join(' ')} isAdmin } }`,
      )
    ).viewer
  const sentUser = async () => (await shop.get('/profile')) as object
  const isUser = { contract: User, sent: [await sentUser()], read: [await readUser()] }
  expectFields(isUser, { ...fields, isAdmin: false })
  await shop.cms.cms.database
    .update(customers)
    .set({ isAdmin: true })
    .where(eq(customers.email, 'ploy@example.com'))
  const isAdmin = { contract: User, sent: [await sentUser()], read: [await readUser()] }
  expectFields(isAdmin, { ...fields, isAdmin: true })
})

test('an order has its fields', () => {
  covers('entities.order.fields')

  const totals = ['total', 'subTotal', 'discountTotal', 'shippingTotal', 'shippingTax', 'totalTax']
  const totalsOf = (amount: unknown) => Object.fromEntries(totals.map((name) => [name, amount]))
  const fields = {
    createdDate: text,
    status: text,
    paymentMethod: text,
    paymentMethodTitle: text,
    billing: object,
    shipping: object,
  }
  expectFields(
    {
      sent: [sentOrder, unpaid.sent],
      contract: Order,
      read: [readOrder, unpaid.read],
    },
    {
      ...fields,
      ...totalsOf(number),
      orderId: text,
      orderItems: list,
      invoicePermalink: text,
      paymentPermalink: text,
    },
    {
      ...fields,
      ...totalsOf(money),
      id: text,
      items: list,
      invoiceUrl: text,
      paymentUrl: text,
    },
  )
})

test('an item of an order has its fields', () => {
  covers('entities.order-item.fields')

  const fields = {
    name: text,
    image: object,
    quantity: number,
    productType: text,
  }
  expectFields(
    { sent: sentOrder.orderItems, contract: OrderItem, read: readOrder.items },
    {
      ...fields,
      price: number,
      total: number,
      permalink: text,
      variationAttributes: expect.arrayContaining([{ name: 'Colour', value: 'Champagne' }]),
    },
    {
      ...fields,
      price: money,
      total: money,
      url: text,
      selectedOptions: expect.arrayContaining([{ name: 'Colour', label: 'Champagne' }]),
    },
  )
})

test('an address has its fields', () => {
  covers('entities.address.fields')

  const fields = {
    firstName: text,
    lastName: text,
    company: text,
    address1: text,
    address2: text,
    city: text,
    postcode: text,
    country: text,
    email: text,
  }
  expectFields(
    { sent: [sentOrder.billing], contract: Address, read: [readOrder['billing']] },
    { ...fields, state: text, phone: text },
    { ...fields, province: text, phoneNumber: text },
  )
})

test('a return has its fields', () => {
  covers('entities.return.fields')

  expectFields(
    { sent: sentOrder.returns ?? [], contract: Return, read: readOrder.returns },
    {
      id: text,
      status: text,
      requestedDate: text,
      note: text,
      label: expect.arrayContaining([text]),
    },
  )
  const item = { name: text, quantity: 1, reason: text }
  expect(sentOrder.returns?.[0]?.items).toEqual([{ ...item, variationAttributes: list }])
  expect(readOrder.returns[0]).toMatchObject({ items: [{ ...item, selectedOptions: list }] })
})

test('a shipment has its fields', () => {
  covers('entities.shipment.fields')

  expectFields(
    { sent: sentOrder.shipments ?? [], contract: Shipment, read: readOrder.shipments },
    { carrier: text, trackingNumber: text, trackingUrl: text, sentDate: text },
  )
})

test('a bank account has its fields', async () => {
  covers('entities.bank-account.fields')

  const size = '{ url width height }'
  const { bankAccounts } = await shop.query<{ bankAccounts: object[] }>(
    `{ bankAccounts { bankName accountName accountNumber bankLogo { alt sizes { thumbnail ${size} } } } }`,
  )
  expectFields(
    {
      sent: await shop.get('/confirm-payment/bank-accounts'),
      contract: BankAccount,
      read: bankAccounts,
    },
    {
      bankName: text,
      accountName: text,
      accountNumber: text,
      bankLogo: { alt: text, sizes: { thumbnail: { url: text } } },
    },
  )
})

test('a PromptPay payment has its fields', async () => {
  covers('entities.prompt-pay.fields')

  const { orderId } = unpaid.sent
  const { promptPay } = await shop.query<{ promptPay: object }>(
    `{ promptPay(orderId: "${orderId}") { image status expiresAt } }`,
  )
  expectFields(
    {
      sent: [await shop.get(`/checkout/payment/omise-promptpay/${orderId}`)],
      contract: PromptPay,
      read: [promptPay],
    },
    { image: text, status: 'pending', expiresAt: text },
    { image: text, status: 'PENDING', expiresAt: text },
  )
})
