import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { deletionLinkEmail } from '@vitrine/commerce/email/deletionLink.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { Cms } from '#cms/core/context.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/email/outbox.ts'
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
