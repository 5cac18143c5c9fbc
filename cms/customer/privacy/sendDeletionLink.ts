import type { Cms } from '#cms/context.ts'
import { transact } from '#cms/database/transact.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import { enqueueLimited } from '#cms/mail/outbox.ts'
import { customerCopy } from '../copy.ts'
import type { Customer } from '../sessions.ts'
import { deletionLinkMail } from './deletionKey.ts'

/** Sends the customer a link that confirms the deletion. Throws conflict for an account without an email address. */
export async function sendDeletionLink(
  { database, secrets, environment }: Pick<Cms, 'database' | 'secrets' | 'environment'>,
  customer: Customer,
  now: Date,
): Promise<void> {
  const { email } = customer
  if (email === null) throw new CmsProblem('conflict', customerCopy.deletionWithoutEmail)
  const mail = deletionLinkMail(
    secrets,
    { ...customer, email },
    { siteUrl: environment.SITE_URL, now },
  )
  await transact(database, (transaction) => enqueueLimited(transaction, mail, now))
}
