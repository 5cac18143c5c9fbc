import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { secretMarks } from '#cms/database/schema/deployment.ts'
import { lockJob, transact } from '#cms/database/transact.ts'
import type { Cms } from '../core/context.ts'

/** Identifies a secret of at least 40 characters without revealing it. */
const markOf = (secret: string) =>
  createHmac('sha256', secret).update('mark').digest('hex').slice(0, 32)

/**
 * Throws an Error when processes of one database would sign with secrets that the others do not accept
 * (security.secrets.shared), except the secret of the command line, which is valid on one host only.
 */
export async function agreeOnSecrets({
  database,
  environment,
  secrets,
}: Pick<Cms, 'database' | 'environment' | 'secrets'>): Promise<void> {
  const { orders, otherOrders, webhooks } = secrets
  const shared: [variable: string, accepted: readonly string[]][] = [
    ['ORDERS_SECRET', [orders, ...otherOrders]],
    // There is no sandbox with Omise.
    ...(environment.OMISE_SECRET_KEY
      ? []
      : [['SANDBOX_WEBHOOK_SECRET', [webhooks]] satisfies [string, string[]]]),
  ]
  await transact(database, async (transaction) => {
    await lockJob(transaction, 'secrets')
    for (const [name, list] of shared) {
      const accepted = list.map(markOf)
      const [signing = ''] = accepted
      const [mark] = await transaction.select().from(secretMarks).where(eq(secretMarks.name, name))
      if (mark && !(accepted.includes(mark.signing) && mark.accepted.includes(signing)))
        throw new Error(differs(name))
      await transaction
        .insert(secretMarks)
        .values({ name, signing, accepted })
        .onConflictDoUpdate({ target: secretMarks.name, set: { signing, accepted } })
    }
  })
}

const differs = (name: string) =>
  `${name} differs from the secret of the other processes on this database. Set the variable to theirs: without a variable it is in secrets.json of their data directory. docs/production.md (Secrets) says how to change it.`
