import type { Cms } from '#cms/context.ts'
import { transact } from '#cms/database/transact.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import { enqueue } from '#cms/mail/outbox.ts'
import { customerCopy, deletionMail } from '../copy.ts'
import type { Customer } from '../sessions.ts'
import { isSame, sign } from '../tokens.ts'

/** Seconds for which a link that confirms a deletion is valid. */
const keySeconds = 3600

const keyUntil = (secret: string, { id, createdAt }: Customer, end: string) =>
  `${end}.${sign(secret, 'delete account', `${id} of ${createdAt.getTime()} until ${end}`)}`

/** A key that confirms the deletion of an account for an hour. It has no row: after the deletion it fits no account. */
export function deletionKey(cms: Pick<Cms, 'secrets'>, customer: Customer, now: Date): string {
  const end = Math.floor(now.getTime() / 1000) + keySeconds
  return keyUntil(cms.secrets.orders, customer, end.toString(36))
}

/** Whether a key confirms the deletion of this account now. */
export function isDeletionKey(
  { secrets }: Pick<Cms, 'secrets'>,
  customer: Customer,
  key: string,
  now: Date,
): boolean {
  const [end = ''] = key.split('.')
  if (!/^[0-9a-z]{1,9}$/.test(end) || Number.parseInt(end, 36) * 1000 <= now.getTime()) return false
  const known = [secrets.orders, ...secrets.otherOrders]
  return known.some((secret) => isSame(key, keyUntil(secret, customer, end)))
}

/** Sends the customer a link that confirms the deletion. Throws conflict for an account without an email address. */
export async function sendDeletionLink(
  cms: Pick<Cms, 'database' | 'secrets' | 'environment'>,
  customer: Customer,
  now: Date,
): Promise<void> {
  const { email } = customer
  if (email === null) throw new CmsProblem('conflict', customerCopy.deletionWithoutEmail)
  const { actionLabel, ...mail } = deletionMail(customer)
  const query = new URLSearchParams({ 'delete-key': deletionKey(cms, customer, now) })
  const url = `${cms.environment.SITE_URL}/my-account/edit-account?${query}`
  await transact(cms.database, (transaction) =>
    enqueue(transaction, { to: email, ...mail, action: { label: actionLabel, url } }, now),
  )
}
