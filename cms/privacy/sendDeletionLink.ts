import type { Cms } from '#cms/core/context.ts'
import { enqueue } from '#cms/email/outbox.ts'
import type { Language } from '#contract/common.ts'
import { customerCopy } from '#contract/copy/customer.ts'
import { ContractProblem } from '#contract/problem.ts'
import { transact } from '#database/transact.ts'
import { deletionLinkEmail } from '#server/email/deletionLink.ts'
import type { Customer } from '../visitor/sessions.ts'

/** Sends the customer a link that confirms the deletion. Throws conflict for an account without an email address. */
export async function sendDeletionLink(
  { database, secrets, environment }: Pick<Cms, 'database' | 'secrets' | 'environment'>,
  customer: Customer,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  const { email } = customer
  if (email === null) throw new ContractProblem('conflict', customerCopy.deletionWithoutEmail)
  const mail = deletionLinkEmail(
    secrets,
    { ...customer, email },
    { siteUrl: environment.SITE_URL, language, now },
  )
  await transact(database, (transaction) => enqueue(transaction, environment, mail, now))
}
