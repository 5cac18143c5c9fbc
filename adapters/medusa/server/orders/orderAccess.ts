import { orderKey } from '../../../../server/orderAccess.ts'
import { isSame, sign } from '../../../../server/tokens.ts'
import type { ReadOrder } from './shopOrder.ts'

export { orderKey }

/** Seconds for which a guest's key is valid, as in the embedded CMS. */
const keySeconds = 30 * 24 * 3600

/** The key with which a guest reads an order: its end and a signature of both, which needs no row. */
export function accessKey(secret: string, number: number, issuedAt: Date): string {
  const end = Math.floor(issuedAt.getTime() / 1000) + keySeconds
  return keyUntil(secret, number, end.toString(36))
}

const keyUntil = (secret: string, number: number, end: string) =>
  `${end}.${sign(secret, 'order', `${number} until ${end}`)}`

/** Whether the visitor may see an order: its customer by session, or a guest by a key that has not expired. */
export function canView(
  secret: string,
  { shop }: ReadOrder,
  customerId: string | null,
  key: string | undefined,
): boolean {
  if (shop.customer_id !== null) return shop.customer_id === customerId
  const [end = ''] = (key ?? '').split('.', 1)
  const isSigned = isSame(key ?? '', keyUntil(secret, shop.number, end))
  return isSigned && Number.parseInt(end, 36) * 1000 > Date.now()
}
