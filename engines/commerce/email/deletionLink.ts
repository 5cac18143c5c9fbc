import type { Language } from '@vitrine/contract/common.ts'
import { isSame, sign } from '@vitrine/contract/service/tokens.ts'
import { deletionEmail } from '#commerce/email/accountEmails.ts'
import type { EmailContent } from '#commerce/email/emailContent.ts'
import type { Secrets } from '#commerce/secrets.ts'

/** Seconds for which a link that confirms a deletion is valid. */
const keySeconds = 3600

/** Signs with `orders`, and accepts the other secrets while it is being changed. */
type KeySecrets = Pick<Secrets, 'orders' | 'otherOrders'>

interface Account {
  id: number | string
  createdAt: Date
}

const keyUntil = (secret: string, { id, createdAt }: Account, end: string) =>
  `${end}.${sign(secret, 'delete account', `${id} of ${createdAt.getTime()} until ${end}`)}`

/** A key that confirms the deletion of an account for an hour, and fits no account afterwards. */
function deletionKey({ orders }: KeySecrets, account: Account, now: Date): string {
  const end = Math.floor(now.getTime() / 1000) + keySeconds
  return keyUntil(orders, account, end.toString(36))
}

/** Whether a key confirms the deletion of this account now. */
export function isDeletionKey(
  { orders, otherOrders }: KeySecrets,
  account: Account,
  key: string,
  now: Date,
): boolean {
  const [end = ''] = key.split('.')
  if (!/^[0-9a-z]{1,9}$/.test(end) || Number.parseInt(end, 36) * 1000 <= now.getTime()) return false
  return [orders, ...otherOrders].some((secret) => isSame(key, keyUntil(secret, account, end)))
}

/** The email with a link that confirms the deletion of an account. */
export function deletionLinkEmail(
  secrets: KeySecrets,
  account: Account & { email: string; firstName: string },
  { siteUrl, language, now }: { siteUrl: string; language: Language; now: Date },
): EmailContent {
  const { actionLabel, ...email } = deletionEmail(language, account)
  const query = new URLSearchParams({ 'delete-key': deletionKey(secrets, account, now) })
  const url = `${siteUrl}/my-account/edit-account?${query}`
  return {
    to: account.email,
    topic: 'account deletion',
    ...email,
    action: { label: actionLabel, url },
  }
}
