import { accessKey, canView } from '@vitrine/commerce/orderAccess.ts'
import { readTransfer } from '@vitrine/commerce/payment/readTransfer.ts'
import {
  type Charge,
  chargeEnd,
  chargeStep,
  isCheckDue,
  nextCheck,
} from '@vitrine/commerce/rules/chargeRules.ts'
import { checkForm, checkIdempotencyKey } from '@vitrine/commerce/rules/checkoutForm.ts'
import { offeredMethods, takesTotal } from '@vitrine/commerce/rules/paymentMethods.ts'
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
import { findOutOfStock } from '#cms/orders/placement/conflicts.ts'
import { address, checkoutForm } from '#cms/tests/support/checkout.ts'
import { storedOrder } from '#cms/tests/support/storedOrder.ts'

const now = new Date('2026-11-21T03:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const minute = 60_000
const { company } = readEnvironment({})
const offered = offeredMethods({})

const shop = { secrets: { orders: 'a secret', otherOrders: [], webhooks: '', staff: '' } }
const guestOrder = storedOrder()
const orders = {
  'awaits payment': { total: 1000, isPaid: false, isAwaiting: true },
  'was cancelled': { total: 1000, isPaid: false, isAwaiting: false },
  'is paid': { total: 1000, isPaid: true, isAwaiting: false },
}

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
  ['omise_promptpay', 19, false],
  ['omise_promptpay', 20, true],
  ['omise_promptpay', 150_000, true],
  ['omise_promptpay', 150_001, false],
  ['omise', 150_001, false],
  ['bacs', 1_000_000, true],
  ['cod', 5000, true],
  ['cod', 5001, false],
  ['omise_installment', 2999, false],
] as const)('%s takes a total of %d baht: %s', (method, total, expected) => {
  expect(takesTotal(method, total * 100, { CASH_ON_DELIVERY_UP_TO: 5000 })).toBe(expected)
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

const form = (changes: Record<string, unknown> = {}) => PlaceOrder.parse(checkoutForm(changes))

test('an email with spaces around it is trimmed, and one of spaces alone is rejected at its field', () => {
  const parse = (email: string) =>
    PlaceOrder.safeParse(checkoutForm({ billing: { ...address, email } }))
  expect(parse(' ploy@example.com\n').data?.billing.email).toBe('ploy@example.com')
  expect(parse('\v').error?.issues).toMatchObject([
    { path: ['billing', 'email'], message: 'Please enter a valid email address.' },
  ])
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
