import type { Address } from '@vitrine/contract/orders.ts'
import { toE164 } from '@vitrine/contract/phone.ts'
import { isSame, sign } from '@vitrine/contract/service/tokens.ts'
import type { FastifyRequest } from 'fastify'
import type { Secrets } from './secrets.ts'

interface PlacedOrder {
  id: number
  /** The customer's id, null for a guest's order. */
  customerId: number | string | null
  billing: Address
  shipping: Address
}
type Customer = { id: number | string } | null

/** Parses an order number, or returns 0, which no order has, when the text is not a number. */
export function orderNumber(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

/** Seconds for which a guest's key is valid (orders.guest-link.expiry). */
const keySeconds = 30 * 24 * 3600

/** The key with which a guest views an order: its end and a signature of both, which needs no row. */
export function accessKey(
  cms: { secrets: Pick<Secrets, 'orders'> },
  orderId: number,
  issuedAt: Date,
): string {
  const end = Math.floor(issuedAt.getTime() / 1000) + keySeconds
  return keyUntil(cms.secrets.orders, orderId, end.toString(36))
}

const keyUntil = (secret: string, orderId: number, end: string) =>
  `${end}.${sign(secret, 'order', `${orderId} until ${end}`)}`

/** The guest's key in the header `x-order-key`, or in the address of a link such as the invoice's. */
export function orderKey({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>) {
  const header = headers['x-order-key']
  const { key } = query as { key?: string }
  return typeof header === 'string' && header ? header.slice(0, 200) : key
}

/** Whether the caller may view this order: its customer by session, or a guest by a key that has not expired. */
export function canView(
  cms: { secrets: Pick<Secrets, 'orders' | 'otherOrders'> },
  order: Pick<PlacedOrder, 'id' | 'customerId'> | null,
  customer: Customer,
  { key, now }: { key: string | undefined; now: Date },
): boolean {
  // Constant work, so that timing does not reveal whether an order exists.
  const [end = ''] = (key ?? '').split('.', 1)
  const { orders, otherOrders } = cms.secrets
  const isSigned = [orders, ...otherOrders]
    .map((secret) => isSame(key ?? '', keyUntil(secret, order?.id ?? 0, end)))
    .includes(true)
  const hasKey = isSigned && Number.parseInt(end, 36) * 1000 > now.getTime()
  if (!order) return false
  return order.customerId === null ? hasKey : order.customerId === customer?.id
}

/** Whether the caller may confirm the payment: the customer, or someone who knows a phone number of the order. */
export function canConfirmPayment(
  { customerId, billing, shipping }: Pick<PlacedOrder, 'customerId' | 'billing' | 'shipping'>,
  customer: Customer,
  phoneNumber: string,
): boolean {
  return customerId === customer?.id || hasPhone(phoneNumber, [billing, shipping])
}

/** Digits that a phone number needs to be compared: fewer would match too many. */
export const minPhoneDigits = 8

/** The last nine digits of a phone number, which are equal for 02… and +66 2…, and of a text that is none. */
export function comparablePhone(text: string): string {
  return (toE164(text) ?? text).replace(/\D/g, '').slice(-9)
}

/** Whether one of the addresses has this phone number, compared by digits where an old order has it as it was typed. */
function hasPhone(
  given: string,
  addresses: readonly Pick<Address, 'phone' | 'country'>[],
): boolean {
  const digits = comparablePhone(given)
  return addresses.some(({ phone, country }) => {
    const number = toE164(phone ?? '', country)
    if (number) return number === toE164(given, country)
    return digits.length >= minPhoneDigits && comparablePhone(phone ?? '') === digits
  })
}
