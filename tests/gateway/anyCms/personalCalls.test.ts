import { checkoutForm, type OrderBody, place } from '@vitrine/cms/tests/support/checkout.ts'
import { password, registration } from '@vitrine/cms/tests/support/customer.ts'
import { ownCookieNames } from '@vitrine/cms/tests/support/exactCms.ts'
import { createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import { slipImage } from '@vitrine/cms/tests/support/slip.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { type CmsKind, startAnyShops } from '#tests/support/gateway/anyCms.ts'

const { shops, cmsUrl } = startAnyShops()

const lines = `items { name url isNew quantity quantityLimits { minimum maximum } price { amount }
  regularPrice { amount } images { url } selectedOptions { option value } }`
const cart = `{ itemCount ${lines} coupons { code } fees { name } notices { code message }
  totals { totalItems { amount } totalPrice { amount } totalTax { amount } totalSaving { amount } taxLines { name } } }`
const errors = 'userErrors { code field message }'
const person = '{ displayName firstName lastName phoneNumber }'
const address =
  '{ firstName lastName company address1 address2 city province postcode country phoneNumber email }'
const order = `{ status total { amount } subTotal { amount } discountTotal { amount } shippingTotal { amount }
  shippingTax { amount } totalTax { amount } paymentMethod paymentMethodTitle billing ${address} shipping ${address}
  invoiceUrl items { name url image { url } price { amount } quantity total { amount } productType
    selectedOptions { name label } } }`
const dress = {
  productId: '1012',
  options: [
    { option: 'colour', value: 'champagne' },
    { option: 'size', value: 's' },
  ],
}

function visit(kind: CmsKind) {
  const { url, query } = shops[kind]
  const visitor = createShopper(url)
  const run = <Data = Record<string, never>>(text: string, input?: object) =>
    query<Data>(text, { input }, visitor)
  /** Sends one mutation and returns its payload. */
  const send = async (name: string, input: object | null, fields: string) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
    const text = input
      ? `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} ${errors} } }`
      : `mutation { ${name} { ${fields} ${errors} } }`
    return (await run<Record<string, Record<string, unknown>>>(text, input ?? {}))[name]
  }
  /** Orders what is in the bag, as the merchant's own checkout would. */
  const buy = async (paymentMethod = 'bacs'): Promise<OrderBody> => {
    const cookies = new Map(
      Object.entries(ownCookieNames).flatMap(([name, ownName]) => {
        const value = visitor.cookies.get(kind === 'embedded' ? name : ownName)
        return value === undefined ? [] : [[name, value] as const]
      }),
    )
    const shopper = createShopper(cmsUrl(), cookies)
    const { paymentMethod: _, ...form } = checkoutForm({ expectedTotal: 6900 })
    const { body } = await place(shopper, { ...form, paymentMethod })
    return body
  }
  return { visitor, run, send, buy }
}

/** Makes the same visit in all shops, and expects the same of those of both other CMSs as of the embedded one. */
async function expectSameVisits(visit: (kind: CmsKind) => Promise<unknown>) {
  const expected = await visit('embedded')
  expect(await visit('exact'), 'exact').toEqual(expected)
  expect(await visit('generous'), 'generous').toEqual(expected)
}

let count = 0
const newEmail = () => `ploy-${count++}@example.com`

test('a guest changes the bag as over the embedded CMS, with the cookies of the CMS', () =>
  expectSameVisits(async (kind) => {
    covers('calls.visitor.cookie-names')

    const { run, send, visitor } = visit(kind)
    const empty = await run(`{ cart ${cart} }`)
    const added = await send('addToCart', { ...dress, quantity: 1 }, `cart ${cart}`)
    const { cart: bag } = await run<{ cart: { items: { key: string; productId: string }[] } }>(
      '{ cart { items { key productId } } }',
    )
    const key = bag.items[0]?.key ?? ''
    const updated = await send('updateCartItem', { key, quantity: 2 }, `cart ${cart}`)
    const rejected = await send('addToCart', { productId: '1012', quantity: 1 }, `cart ${cart}`)
    const removed = await send('removeCartItem', { key }, `cart ${cart}`)
    const names = [...visitor.cookies.keys()]
    expect(names).toEqual([kind === 'embedded' ? 'vitrine_cart' : ownCookieNames.vitrine_cart])
    return { empty, added, updated, rejected, removed }
  }))

test('a customer registers, signs out and in, and has a name, as over the embedded CMS', () =>
  expectSameVisits(async (kind) => {
    const { run, send } = visit(kind)
    const email = newEmail()
    const guest = await run(`{ viewer ${person} }`)
    const unknown = await send('login', { username: email, password }, `viewer ${person}`)
    const registered = await send('register', registration({ email }), `viewer ${person}`)
    const viewer = await run(`{ viewer ${person} }`)
    const left = (await send('logout', null, 'message'))?.['userErrors']
    const gone = await run(`{ viewer ${person} }`)
    const signedIn = await send('login', { username: email, password }, `viewer ${person}`)
    const lost = (await send('requestPasswordReset', { username: email }, 'message'))?.[
      'userErrors'
    ]
    return { guest, unknown, registered, viewer, left, gone, signedIn, lost }
  }))

test('a customer saves and removes a product as over the embedded CMS', () =>
  expectSameVisits(async (kind) => {
    const { run, send } = visit(kind)
    const wishlist = '{ wishlist { nodes { databaseId name url price { amount } } totalCount } }'
    await send('register', registration({ email: newEmail() }), '')
    const added = await send('addToWishlist', { productId: '1012' }, 'message')
    const saved = await run(wishlist)
    const removed = await send('removeFromWishlist', { productId: '1012' }, 'message')
    return { added, saved, removed, empty: await run(wishlist) }
  }))

test('a customer has orders, pays by QR code and cancels, as over the embedded CMS', () =>
  expectSameVisits(async (kind) => {
    const { run, send, buy } = visit(kind)
    await send('register', registration({ email: newEmail() }), '')
    const ids: string[] = []
    for (const method of ['bacs', 'omise_promptpay']) {
      await send('addToCart', { ...dress, quantity: 1 }, '')
      ids.push((await buy(method)).orderId)
    }
    const [transfer, code] = ids
    const times = await run<{ order: { number: string; createdDate: string } }>(
      `{ order(id: "${transfer}") { number createdDate } }`,
    )
    expect(times.order.number).toBe(transfer)
    expect(Math.abs(Date.parse(times.order.createdDate) - Date.now())).toBeLessThan(600_000)
    const payment = await run<{ promptPay: { image: string; status: string; expiresAt: string } }>(
      `{ promptPay(orderId: "${code}") { image status expiresAt } }`,
    )
    expect(payment.promptPay.image).toMatch(/^data:image\/png/)
    expect(Date.parse(payment.promptPay.expiresAt)).toBeGreaterThan(Date.now())
    const orders = await run(`{ orders { nodes ${order} totalCount } }`)
    const single = await run(`{ order(id: "${code}") ${order} }`)
    const { userErrors } = (await send('cancelOrder', { orderId: code }, 'message')) ?? {}
    const cancelled = await run(`{ orders(status: CANCEL_REFUNDED) { nodes { status } } }`)
    const missing = await run('{ order(id: "1") { status } }')
    const rejected = await send('cancelOrder', { orderId: code }, 'message')
    const { status } = payment.promptPay
    return { orders, single, status, userErrors, cancelled, missing, rejected }
  }))

test('a customer sends a slip and a form as over the embedded CMS', () =>
  expectSameVisits(async (kind) => {
    const { send, buy, visitor } = visit(kind)
    await send('register', registration({ email: newEmail() }), '')
    await send('addToCart', { ...dress, quantity: 1 }, '')
    const { orderId } = await buy()
    const input = { name: 'Ploy', phoneNumber: '081 234 5678', order: orderId, slip: null }
    const variables = { input: { ...input, transferAmount: '6900', bank: 'Kasikornbank' } }
    const query = `mutation ($input: ConfirmPaymentInput!) { confirmPayment(input: $input) { message ${errors} } }`
    const form = new FormData()
    form.set('operations', JSON.stringify({ query, variables }))
    form.set('map', JSON.stringify({ 0: ['variables.input.slip'] }))
    form.set(
      '0',
      new File([new Uint8Array(await slipImage('png'))], 'slip.png', { type: 'image/png' }),
    )
    const slip = await visitor.request<{ data: unknown }>('POST', '/graphql', {
      body: form,
      headers: { 'apollo-require-preflight': '1' },
    })
    const fields = [
      { name: 'email', value: newEmail() },
      { name: 'consent', value: 'true' },
    ]
    return {
      slip: slip.body.data,
      form: await send('submitForm', { form: 'NEWSLETTER', data: fields }, 'message'),
    }
  }))
