import type { Cms } from '#cms/context.ts'
import { isSame, sign } from '#cms/customer/tokens.ts'
import type { orders } from '#cms/database/schema/orders.ts'

type StoredOrder = typeof orders.$inferSelect
type Customer = { id: number } | null

/** Parses an order number; 0, which no order has, when the text is not a number. */
export function orderNumber(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

/** The key with which a guest views an order: its signed number, which needs no row. */
export function accessKey({ secrets }: Pick<Cms, 'secrets'>, orderId: number): string {
  return sign(secrets.orders, 'order', String(orderId))
}

/** Whether the caller may view this order: its customer by session, or a guest by key. */
export function canView(
  cms: Pick<Cms, 'secrets'>,
  order: Pick<StoredOrder, 'id' | 'customerId'> | null,
  customer: Customer,
  key: string | undefined,
): boolean {
  // Constant work, so that timing does not reveal whether an order exists.
  const hasKey = isSame(key ?? '', accessKey(cms, order?.id ?? 0))
  if (!order) return false
  return order.customerId === null ? hasKey : order.customerId === customer?.id
}

/** Whether the caller may confirm the payment: the customer, or someone who knows a phone number of the order. */
export function canConfirmPayment(
  { customerId, billing, shipping }: Pick<StoredOrder, 'customerId' | 'billing' | 'shipping'>,
  customer: Customer,
  phoneNumber: string,
): boolean {
  return customerId === customer?.id || isSamePhone(phoneNumber, [billing.phone, shipping.phone])
}

/** Compares the last nine digits, so that 081… equals +66 81… */
function isSamePhone(given: string, known: readonly (string | null | undefined)[]): boolean {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-9)
  const wanted = digits(given)
  return wanted.length >= 8 && known.some((phone) => digits(phone ?? '') === wanted)
}
