import { accessKey, canConfirmPayment, canView } from '@vitrine/commerce/orderAccess.ts'
import { readTransfer } from '@vitrine/commerce/payment/readTransfer.ts'
import { findProvince, provinces } from '@vitrine/commerce/rules/areas/provinces.ts'
import {
  type Charge,
  changesCharge,
  chargeEnd,
  chargeStep,
  isCheckDue,
  nextCheck,
  serializeCharge,
  statusAt,
} from '@vitrine/commerce/rules/chargeRules.ts'
import { checkForm, checkIdempotencyKey } from '@vitrine/commerce/rules/checkoutForm.ts'
import {
  initialOrderState,
  offeredMethods,
  takesTotal,
} from '@vitrine/commerce/rules/paymentMethods.ts'
import {
  arrivalDays,
  expressPromise,
  orderArrival,
} from '@vitrine/commerce/rules/shippingMethods.ts'
import { chargePurpose, transferUse } from '@vitrine/commerce/rules/usablePayment.ts'
import { fromInstant, toInstant } from '@vitrine/contract/clock.ts'
import { PlaceOrder } from '@vitrine/contract/orders.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import type { Offer, ReconciledLine } from '#cms/cart/lines.ts'
import { readEnvironment } from '#cms/core/environment.ts'
import { findOutOfStock, findPriceChange } from '#cms/orders/placement/conflicts.ts'
import { address, checkoutForm } from '#cms/tests/support/checkout.ts'
import { storedOrder } from '#cms/tests/support/storedOrder.ts'

const now = new Date('2026-11-21T03:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const minute = 60_000
const { company } = readEnvironment({})
const offered = offeredMethods({})

const shop = { secrets: { orders: 'a secret', otherOrders: [], webhooks: '', staff: '' } }
const customer = { id: 1 }
const guestOrder = storedOrder()
const customerOrder = storedOrder({ customerId: 1 })
const orders = {
  'awaits payment': { total: 1000, isPaid: false, isAwaiting: true },
  'was cancelled': { total: 1000, isPaid: false, isAwaiting: false },
  'is paid': { total: 1000, isPaid: true, isAwaiting: false },
}

test("a guest's order is visible with its key, a customer's only to the customer", () => {
  const by = (key: string | undefined) => ({ key, now })
  const key = accessKey(shop, guestOrder.id, now)
  expect(canView(shop, guestOrder, null, by(key))).toBe(true)
  expect(canView(shop, guestOrder, customer, by(key))).toBe(true)
  expect(canView(shop, guestOrder, customer, by(undefined))).toBe(false)
  expect(canView(shop, guestOrder, null, by(accessKey(shop, 1, now)))).toBe(false)
  expect(canView(shop, customerOrder, customer, by(undefined))).toBe(true)
  expect(canView(shop, customerOrder, { id: 2 }, by(key))).toBe(false)
  expect(canView(shop, customerOrder, null, by(key))).toBe(false)
  expect(canView(shop, null, customer, by(accessKey(shop, 0, now)))).toBe(false)
})

test('the key of a guest’s order is valid for thirty days, and its end cannot be changed', () => {
  const key = accessKey(shop, guestOrder.id, now)
  const [end = '', signature] = key.split('.')
  const at = (days: number, given = key) =>
    canView(shop, guestOrder, null, { key: given, now: later(days * 24 * 60 * minute) })
  expect([at(29.99), at(30)]).toEqual([true, false])
  const extended = (Number.parseInt(end, 36) + 1_000_000).toString(36)
  for (const forged of [
    `${extended}.${signature}`,
    `.${signature}`,
    `zzzzzzz.${signature}`,
    signature,
  ])
    expect(at(31, forged)).toBe(false)
})

test('a payment can be confirmed by the customer or with a phone number of the order', () => {
  covers('confirm-payment.owner')

  const [billing, shipping] = [
    { ...address, phone: '081 234 5678' },
    { ...address, phone: null },
  ]
  const order = { customerId: 1, billing, shipping }
  expect(canConfirmPayment(order, customer, '')).toBe(true)
  expect(canConfirmPayment(order, { id: 2 }, '081 234 5679')).toBe(false)
  expect(canConfirmPayment({ ...order, customerId: null }, null, '')).toBe(false)
  expect(canConfirmPayment(order, null, '+66 81-234-5678')).toBe(true)
  expect(
    canConfirmPayment({ ...order, billing: shipping, shipping: billing }, null, '0812345678'),
  ).toBe(true)
  const short = (phone: string) => ({ ...order, billing: { ...address, phone } })
  expect(canConfirmPayment(short('12 345 678'), null, '12345678')).toBe(true)
  expect(
    canConfirmPayment(short('1 234 567'), null, '1234567'),
    'too short for a phone number',
  ).toBe(false)
})

test.each([
  ['1000', 100_000],
  ['฿1,000.50', 100_050],
  ['1 000.5', 100_050],
  ['12345678', 1_234_567_800],
])('a transfer amount of “%s” is %d satang', (transferAmount, amount) => {
  expect(readTransfer(company, { transferAmount, bank: ' kasikornbank ' })).toEqual({
    amount,
    bank: 'Kasikornbank',
  })
})

test.each(['0', '-5', '1.234', '1.', 'a1', '1a', '123456789', ''])(
  'a transfer of “%s” is rejected',
  (transferAmount) => {
    const message = 'Transfer Amount must be a number'
    expect(() => readTransfer(company, { transferAmount, bank: 'Kasikornbank' })).toThrow(
      expect.objectContaining({
        code: 'invalid',
        message,
        details: { fields: { transferAmount: message } },
      }),
    )
  },
)

test('a bank account is found by bank name or account number only', () => {
  const bankOf = (bank: string) => readTransfer(company, { transferAmount: '1', bank }).bank
  expect(bankOf('234-5-67890-1')).toBe('Bangkok Bank')
  expect(bankOf('No. 2345678901')).toBe('Bangkok Bank')
  expect(bankOf(' ธนาคารกรุงเทพ ')).toBe('Bangkok Bank')
  for (const bank of ['', 'Bank', '2345'])
    expect(() => bankOf(bank)).toThrow(
      expect.objectContaining({ details: { fields: { bank: 'Bank transfer is required' } } }),
    )
})

const charge = (changes: Partial<Charge> = {}): Charge => ({
  id: 'c',
  orderId: 1,
  provider: 'sandbox',
  method: 'omise_promptpay',
  reference: 'r',
  amount: 1000,
  image: 'data:',
  authorizeUri: null,
  failureCode: null,
  status: 'pending',
  createdAt: now,
  expiresAt: later(15 * minute),
  settledAt: null,
  checkedAt: null,
  nextCheckAt: now,
  announced: false,
  refundDue: false,
  ...changes,
})

test("a QR code is valid for 15 minutes and at most until the order's deadline", () => {
  expect(chargeEnd(later(60 * minute), now)).toEqual(later(15 * minute))
  expect(chargeEnd(later(5 * minute), now)).toEqual(later(5 * minute))
})

test.each([
  ['pending', 0, 'pending'],
  ['pending', 15 * minute - 1, 'pending'],
  ['pending', 15 * minute, 'expired'],
  ['creating', 15 * minute, 'expired'],
  ['successful', 15 * minute, 'successful'],
  ['failed', 15 * minute, 'failed'],
] as const)('the status of a %s charge after %d ms is %s', (status, milliseconds, expected) => {
  expect(statusAt(charge({ status }), later(milliseconds))).toBe(expected)
})

test.each([
  [{}, 0, 'show'],
  [{ status: 'creating' }, 10_000, 'show'],
  [{ status: 'creating' }, 10_001, 'create'],
  [{}, 10_001, 'show'],
  [{}, 15 * minute, 'announce'],
  [{ status: 'creating' }, 15 * minute, 'announce'],
  [{ status: 'failed' }, 0, 'announce'],
  [{ status: 'expired' }, 0, 'announce'],
  [{ status: 'failed', announced: true }, 0, 'renew'],
  [{ status: 'expired', announced: true }, 0, 'renew'],
  [{ status: 'successful' }, 0, 'renew'],
] as const)(
  'the next step of a charge with %o after %d ms is %s',
  (changes, milliseconds, step) => {
    expect(chargeStep(charge(changes), later(milliseconds))).toBe(step)
  },
)

test.each([
  ['omise_promptpay', 0, true],
  ['omise_promptpay', 19, false],
  ['omise_promptpay', 20, true],
  ['omise_promptpay', 150_000, true],
  ['omise_promptpay', 150_001, false],
  ['omise', 19, false],
  ['omise', 150_001, false],
  ['bacs', 1, true],
  ['bacs', 1_000_000, true],
  ['cod', 5000, true],
  ['cod', 5001, false],
  ['omise_installment', 2999, false],
] as const)('%s takes a total of %d baht: %s', (method, total, expected) => {
  expect(takesTotal(method, total * 100, { CASH_ON_DELIVERY_UP_TO: 5000 })).toBe(expected)
})

test('an order without a charge gets a new one', () => {
  expect(chargeStep(undefined, now)).toBe('renew')
})

test('only an open charge has a QR code, and a charge being created is pending', () => {
  const shown = (status: Charge['status']) => {
    const { image, status: shownStatus } = serializeCharge(charge({ status }))
    return [image, shownStatus]
  }
  expect(shown('creating')).toEqual(['data:', 'pending'])
  expect(shown('pending')).toEqual(['data:', 'pending'])
  expect(shown('expired')).toEqual([null, 'expired'])
  expect(shown('successful')).toEqual([null, 'successful'])
  expect(serializeCharge(charge()).expiresAt).toBe('2026-11-21 10:15:00')
})

test('reading a charge checks it at most every ten seconds, and not before a failed check is repeated', () => {
  const isDue = (changes: Partial<Charge>) => isCheckDue(charge(changes), now)
  expect(isDue({ checkedAt: later(-10_000), nextCheckAt: later(minute) })).toBe(true)
  expect(isDue({ checkedAt: later(-9999), nextCheckAt: later(minute) })).toBe(false)
  expect(isDue({ checkedAt: null, nextCheckAt: now })).toBe(true)
  expect(isDue({ checkedAt: null, nextCheckAt: later(1) })).toBe(false)
  expect(isDue({ checkedAt: null, nextCheckAt: null })).toBe(false)
})

test('a charge is checked ever less often until a day after its expiry, and after a failure in 30 seconds', () => {
  const openCharge = charge()
  const times: number[] = []
  for (let at = nextCheck(openCharge, now); at; at = nextCheck(openCharge, at))
    times.push(Number(at) - Number(now))
  expect(times.slice(0, 5)).toEqual([10_000, 20_000, 30_000, 45_000, 67_500])
  expect(times.at(-1)).toBe((24 * 60 + 15) * minute)
  expect(times.length).toBeLessThan(30)
  expect(nextCheck(openCharge, later(5 * 60 * minute), true)).toEqual(
    later(5 * 60 * minute + 30_000),
  )
})

test('a successful charge does not change, and a pending state changes nothing', () => {
  expect(changesCharge({ status: 'pending' }, { status: 'successful' })).toBe(true)
  expect(changesCharge({ status: 'expired' }, { status: 'successful' })).toBe(true)
  expect(changesCharge({ status: 'pending' }, { status: 'failed' })).toBe(true)
  expect(changesCharge({ status: 'pending' }, { status: 'pending' })).toBe(false)
  expect(changesCharge({ status: 'successful' }, { status: 'successful' })).toBe(false)
})

test.each([
  ['awaits payment', 1000, 1000, null],
  ['was cancelled', 1000, 1000, 'late'],
  ['is paid', 1000, 1000, 'duplicate'],
  ['awaits payment', 1000, 999, 'mismatched'],
  ['awaits payment', 900, 900, 'mismatched'],
  ['was cancelled', 900, 1000, 'mismatched'],
] as const)(
  'an order of ฿10 that %s has for a charge of %d satang that receives %d satang the purpose %s',
  (state, charged, amount, purpose) => {
    expect(chargePurpose(orders[state], { amount: charged }, { amount })).toBe(purpose)
  },
)

test.each([
  ['awaits payment', 1000, { pays: true, returned: 0, purpose: 'mismatched' }],
  ['awaits payment', 1001, { pays: true, returned: 1, purpose: 'mismatched' }],
  ['awaits payment', 999, { pays: false, returned: 999, purpose: 'mismatched' }],
  ['was cancelled', 1000, { pays: false, returned: 1000, purpose: 'late' }],
  ['is paid', 1000, { pays: false, returned: 1000, purpose: 'duplicate' }],
] as const)('an order of ฿10 that %s uses a transfer of %d satang as %o', (state, amount, use) => {
  expect(transferUse(orders[state], amount)).toEqual(use)
})

test('a free order is paid when placed', () => {
  const paymentDeadline = later(72 * 60 * minute)
  expect(initialOrderState('bacs', { total: 1, isGuest: false }, now)).toEqual({
    status: 'on-hold',
    paidAt: null,
    paymentDeadline,
  })
  expect(initialOrderState('omise_promptpay', { total: 1, isGuest: true }, now).status).toBe(
    'pending',
  )
  expect(initialOrderState('bacs', { total: 0, isGuest: true }, now)).toMatchObject({
    status: 'processing',
    paidAt: now,
  })
})

function line(key: string, quantity: number, maximum: number, variationId = 1) {
  const offer = { variationId, maximumQuantity: 10 } as Offer
  return {
    stored: { key, name: 'Silk dress', quantity },
    offer,
    limits: { minimum: 1, maximum },
  } as ReconciledLine
}

test('the first line with insufficient stock is reported', () => {
  const wanted = new Map([
    ['a', 3],
    ['b', 3],
  ])
  const short = (stock: number, ...lines: ReconciledLine[]) =>
    findOutOfStock(lines, wanted, new Map([[1, stock]]))
  expect(short(6, line('a', 3, 6), line('b', 3, 3))).toBeUndefined()
  expect(short(3, line('a', 3, 3))).toBeUndefined()
  expect(short(2, line('a', 2, 2))).toEqual({ name: 'Silk dress', key: 'a', left: 2 })
  expect(short(5, line('a', 3, 5), line('b', 3, 5))).toMatchObject({ key: 'b', left: 2 })
  expect(short(9, line('a', 0, 0)), 'sold out by a QA switch').toMatchObject({ left: 0 })
  expect(short(9, line('a', 3, 3, 2)), 'unknown stock').toMatchObject({ left: 0 })
  expect(short(2, line('new', 3, 9)), 'not requested before').toMatchObject({ left: 2 })
})

test('a quantity over the maximum is not reported as out of stock', () => {
  const wanted = new Map([['a', 12]])
  expect(findOutOfStock([line('a', 10, 10)], wanted, new Map([[1, 50]]))).toBeUndefined()
})

test('a changed total or an empty bag is a conflict', () => {
  const cart = (items: unknown[], totalPrice: number) =>
    ({ items, totals: { totalPrice } }) as Parameters<typeof findPriceChange>[0]
  expect(findPriceChange(cart([{}], 900), 900)).toBeUndefined()
  expect(findPriceChange(cart([{}], 1000), 900)).toBe('The total has changed from ฿900 to ฿1,000.')
  expect(findPriceChange(cart([], 0), 0)).toBe('Your bag is empty.')
})

const form = (changes: Record<string, unknown> = {}) => PlaceOrder.parse(checkoutForm(changes))

test('an email with spaces around it is trimmed, and one of spaces alone is rejected at its field', () => {
  const parse = (email: string) =>
    PlaceOrder.safeParse(checkoutForm({ billing: { ...address, email } }))
  expect(parse(' ploy@example.com\n').data?.billing.email).toBe('ploy@example.com')
  expect(parse('\v').error?.issues).toMatchObject([
    { path: ['billing', 'email'], message: 'Please enter a valid email address.' },
  ])
})

test('a province is stored by its name whether given by code or name', async () => {
  const chiangMai = { ...address, city: 'Mae Rim', state: ' th-50 ', postcode: '50180' }
  const checked = await checkForm(form({ billing: chiangMai }), offered)
  expect(checked.form.billing.state).toBe('Chiang Mai')
  expect(checked.form.shipping.state).toBe('Bangkok')
  expect(checked.shipping.id).toBe('pick-up')
  expect(checked.paymentMethod).toBe('bacs')
  expect(findProvince(' chiang MAI ')?.code).toBe('TH-50')
  expect(provinces.map(({ code }) => code)).toHaveLength(77)
  expect(provinces.slice(0, 2).map(({ name }) => name)).toEqual(['Amnat Charoen', 'Ang Thong'])
  expect(provinces.every(({ code }) => /^TH-\d\d$/.test(code))).toBe(true)
})

test('all choices that the shop does not offer are reported', async () => {
  const abroad = { ...address, country: 'SG', state: 'Singapore' }
  const fields = (changes: Record<string, unknown>) =>
    checkForm(form(changes), offered).then(
      () => undefined,
      (error: unknown) => error,
    )
  expect(
    await fields({
      shippingMethod: 'by pigeon',
      paymentMethod: 'omise',
      billing: abroad,
      shipping: { ...address, state: 'Atlantis' },
    }),
  ).toMatchObject({
    code: 'invalid',
    message: 'Please choose a delivery method',
    details: {
      fields: {
        shippingMethod: 'Please choose a delivery method',
        paymentMethod: 'Please choose a payment method',
        'billing.country': 'We currently deliver within Thailand only',
        'shipping.state': 'Please choose your province',
      },
    },
  })
  expect(await fields({ billing: abroad })).toMatchObject({
    message: 'We currently deliver within Thailand only',
  })
})

const stores = [
  { slug: 'siam', name: 'Vitrine Siam', address: '991 Rama I Road, Bangkok 10330' },
  { slug: 'phuket', name: 'Vitrine Phuket', address: '8 Bang Yai Road, Phuket 83000' },
]
const person = { firstName: 'Ploy', lastName: 'Saetang', phone: '081 234 5678' }
const collected = (changes: Record<string, unknown> = {}) => {
  const billing = { ...person, email: 'ploy@example.com' }
  return form({ billing, shipping: person, store: 'phuket', ...changes })
}

test('an order that is collected needs a person and gets the address of its store', async () => {
  covers('checkout.pick-up.contact', 'checkout.pick-up.store')

  const { shipping, billing } = (await checkForm(collected(), offered, stores)).form
  expect(shipping).toMatchObject({
    firstName: 'Ploy',
    phone: '+66812345678',
    store: 'phuket',
    address1: 'Vitrine Phuket',
    address2: '8 Bang Yai Road, Phuket 83000',
  })
  expect(billing).toMatchObject({ phone: '+66812345678', address1: '', email: 'ploy@example.com' })
  const first = await checkForm(collected({ store: undefined }), offered, stores)
  expect(first.form.shipping.store).toBe('siam')
  for (const [changes, field] of [
    [{ store: 'paris' }, 'store'],
    [{ shipping: { ...person, phone: '12' } }, 'shipping.phone'],
    [{ shippingMethod: 'standard' }, 'shipping.address1'],
  ] as const)
    await expect(checkForm(collected(changes), offered, stores)).rejects.toMatchObject({
      details: { fields: { [field]: expect.any(String) } },
    })
})

test('an order that is collected needs a billing address for an invoice with a tax id', async () => {
  covers('checkout.pick-up.billing')

  const invoiced = { ...person, email: 'ploy@example.com', taxId: '1101700230708' }
  await expect(checkForm(collected({ billing: invoiced }), offered, stores)).rejects.toMatchObject({
    details: {
      fields: {
        'billing.address1': 'Please enter your address',
        'billing.postcode': 'Please enter your postcode',
      },
    },
  })
})

test('an express order arrives on the day after the next departure, which is not on a Sunday', () => {
  covers('checkout.express.deadline')

  const promise = (now: string) => {
    const { orderBefore, arrivesOn } = expressPromise(fromInstant(now), '14:00')
    return [toInstant(orderBefore), arrivesOn]
  }
  // A Thursday.
  expect(promise('2026-11-26 13:59:59')).toEqual(['2026-11-26 14:00:00', '2026-11-27'])
  expect(promise('2026-11-26 14:00:00')).toEqual(['2026-11-27 14:00:00', '2026-11-28'])
  expect(promise('2026-11-28 14:00:00')).toEqual(['2026-11-30 14:00:00', '2026-12-01'])
  expect(promise('2026-11-29 01:00:00')).toEqual(['2026-11-30 14:00:00', '2026-12-01'])
})

test('an idempotency key has 8 to 200 visible characters', () => {
  for (const key of ['12345678', 'k'.repeat(200)]) expect(checkIdempotencyKey(key)).toBe(key)
  for (const key of [
    '1234567',
    'k'.repeat(201),
    'with space',
    'tab\t12345',
    undefined,
    ['12345678'],
  ])
    expect(() => checkIdempotencyKey(key)).toThrow(expect.objectContaining({ code: 'invalid' }))
})

test('standard delivery arrives two to four working days after the payment, express on its day', () => {
  covers('checkout.arrival')

  const environment = { EXPRESS_ORDER_BEFORE: '14:00' }
  const friday = fromInstant('2026-11-27 10:00:00')
  const standard = { arrivesFrom: '2026-12-01', arrivesOn: '2026-12-03' }
  expect(arrivalDays('standard', friday, environment)).toEqual(standard)
  expect(arrivalDays('express', friday, environment)).toEqual({
    arrivesFrom: '2026-11-28',
    arrivesOn: '2026-11-28',
  })
  expect(arrivalDays('pick-up', friday, environment)).toBeNull()
  const order = { shippingMethod: 'standard', paidAt: null, createdAt: new Date(0) }
  expect(orderArrival({ ...order, status: 'pending' }, friday, environment)).toEqual(standard)
  expect(orderArrival({ ...order, status: 'completed' }, friday, environment)).toBeNull()
})
