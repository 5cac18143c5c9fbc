import type { Secrets } from '#server/secrets.ts'
import { isSame, sign } from '#server/tokens.ts'

/** The action of an email's link. */
export type AlertAction = 'confirm' | 'unsubscribe'

/** The key that signs them; keys of the other secrets stay valid. */
interface Signing {
  secrets: Pick<Secrets, 'orders'>
}

const keyWith = (secret: string, action: AlertAction, id: number) =>
  `${id.toString(36)}.${sign(secret, `stock alert ${action}`, String(id))}`

/** The key of a link. It is not stored: its request is, and the key is valid as long as that. */
export const alertKey = ({ secrets }: Signing, action: AlertAction, id: number): string =>
  keyWith(secrets.orders, action, id)

/** The id of the request that a key belongs to; null for a key that was not issued for this action. */
export function readAlertKey(
  { secrets }: { secrets: Pick<Secrets, 'orders' | 'otherOrders'> },
  action: AlertAction,
  key: string,
): number | null {
  const [text = ''] = key.split('.')
  if (!/^[0-9a-z]{1,10}$/.test(text)) return null
  const id = Number.parseInt(text, 36)
  const known = [secrets.orders, ...secrets.otherOrders]
  return known.some((secret) => isSame(key, keyWith(secret, action, id))) ? id : null
}

/** The address of the page that does this with a request. */
export function alertUrl(
  cms: Signing & { environment: { SITE_URL: string } },
  action: AlertAction,
  id: number,
): string {
  return `${cms.environment.SITE_URL}/stock-alerts/${action}?key=${alertKey(cms, action, id)}`
}
