import type { Cms } from '#cms/context.ts'
import { isSame, sign } from '#cms/customer/tokens.ts'
import type { orders } from '#cms/database/schema/orders.ts'

type StoredOrder = typeof orders.$inferSelect
type Customer = { id: number } | null

/** The number that a text names; 0, which no order has, for a text that is none. */
export function orderNumber(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

/** The key by which a guest reads an order again. It needs no row: it is the signed number. */
export function accessKey({ secrets }: Pick<Cms, 'secrets'>, orderId: number): string {
  return sign(secrets.orders, 'order', String(orderId))
}

/** Whether the caller may see this order: its customer by session, or a guest by key. */
export function maySee(
  cms: Pick<Cms, 'secrets'>,
  order: Pick<StoredOrder, 'id' | 'customerId'> | null,
  customer: Customer,
  key: string | undefined,
): boolean {
  // An order that is not there takes the same work as one that is somebody else's.
  const hasKey = isSame(key ?? '', accessKey(cms, order?.id ?? 0))
  if (!order) return false
  return order.customerId === null ? hasKey : order.customerId === customer?.id
}

/** Whether the caller may say that they paid: its customer, or who knows a telephone number of the order. */
export function mayConfirm(
  { customerId, billing, shipping }: Pick<StoredOrder, 'customerId' | 'billing' | 'shipping'>,
  customer: Customer,
  phoneNumber: string,
): boolean {
  return customerId === customer?.id || isSamePhone(phoneNumber, [billing.phone, shipping.phone])
}

/** Numbers are the same when their last nine digits are: 081… and +66 81… */
function isSamePhone(given: string, known: readonly (string | null | undefined)[]): boolean {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-9)
  const wanted = digits(given)
  return wanted.length >= 8 && known.some((phone) => digits(phone ?? '') === wanted)
}
