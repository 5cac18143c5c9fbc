import { linkKey, readLinkKey } from '#commerce/linkKeys.ts'
import type { Secrets } from '#commerce/secrets.ts'

/** The action of an email's link. */
export type AlertAction = 'confirm' | 'unsubscribe'

/** The secrets for links: the first one signs, and keys signed with the others stay valid. */
interface Signing {
  secrets: Pick<Secrets, 'orders'>
}

/** The key of a link, valid as long as its request exists. */
export const alertKey = ({ secrets }: Signing, action: AlertAction, id: number): string =>
  linkKey(secrets, `stock alert ${action}`, id)

/** The id of the request that a key belongs to, or null for a key that was not issued for this action. */
export const readAlertKey = (
  { secrets }: { secrets: Pick<Secrets, 'orders' | 'otherOrders'> },
  action: AlertAction,
  key: string,
): number | null => readLinkKey(secrets, `stock alert ${action}`, key)

/** The address of the page that does this with a request. */
export function alertUrl(
  cms: Signing & { environment: { SITE_URL: string } },
  action: AlertAction,
  id: number,
): string {
  return `${cms.environment.SITE_URL}/stock-alerts/${action}?key=${alertKey(cms, action, id)}`
}
