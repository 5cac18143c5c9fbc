import { isSame, sign } from '@vitrine/contract/service/tokens.ts'
import type { Secrets } from './secrets.ts'

type Signing = Pick<Secrets, 'orders'>

const keyWith = (secret: string, purpose: string, id: number) =>
  `${id.toString(36)}.${sign(secret, purpose, String(id))}`

/** The key of a link for one purpose, valid as long as the row with this id exists. */
export const linkKey = ({ orders }: Signing, purpose: string, id: number): string =>
  keyWith(orders, purpose, id)

/** The id of the row that a key belongs to, or null for a key that was not issued for this purpose. */
export function readLinkKey(
  { orders, otherOrders }: Pick<Secrets, 'orders' | 'otherOrders'>,
  purpose: string,
  key: string,
): number | null {
  const [text = ''] = key.split('.')
  if (!/^[0-9a-z]{1,10}$/.test(text)) return null
  const id = Number.parseInt(text, 36)
  const secrets = [orders, ...otherOrders]
  return secrets.some((secret) => isSame(key, keyWith(secret, purpose, id))) ? id : null
}
