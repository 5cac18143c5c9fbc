import type { PublicClient } from '@vitrine/contract/service/publicClient.ts'
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import { openSecret, webhookOwner } from '#cms/core/storedSecrets.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { formerWebhookSecrets, webhookDeliveries, webhooks } from '#cms/database/schema/programs.ts'
import { afterFailure, claimNext, isUnsent, leased, spent } from '#cms/database/sending.ts'
import { webhookHeaders } from './signature.ts'

type Sender = Pick<Cms, 'database' | 'clock' | 'log' | 'metrics' | 'secrets'>
type Delivery = typeof webhookDeliveries.$inferSelect

/** Milliseconds in which a receiver must accept the connection, and then respond, together shorter than a lease. */
export const webhookTimeout = 5000

/** The status with which a receiver says that it wants no more events. */
const gone = 410

/**
 * Sends each webhook that is not paused its oldest due event, all at the same time, and returns the number of events.
 * Failed events are retried with growing delays.
 */
export async function sendDeliveries(
  cms: Sender,
  client: PublicClient,
  signal?: AbortSignal,
): Promise<number> {
  const due = await cms.database
    .selectDistinct({ id: webhooks.id, url: webhooks.url })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        eq(webhooks.isPaused, false),
        isUnsent(webhookDeliveries),
        lte(webhookDeliveries.nextAttemptAt, cms.clock.now()),
      ),
    )
  const sent = await Promise.all(due.map((webhook) => sendNext(cms, client, webhook, signal)))
  return sent.filter(Boolean).length
}

/** Sends the event that is due first to a webhook, and returns whether there was one. */
async function sendNext(
  cms: Sender,
  client: PublicClient,
  { id, url }: Pick<typeof webhooks.$inferSelect, 'id' | 'url'>,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { database, clock } = cms
  const isForWebhook = eq(webhookDeliveries.webhookId, id)
  const delivery = await claimNext(database, webhookDeliveries, clock.now(), isForWebhook)
  if (!delivery) return false
  const { messageId, body } = delivery
  const secrets = await readSecrets(cms, { id, url })
  const headers = webhookHeaders(secrets, { id: messageId, body }, clock.now())
  const outcome =
    spent(delivery) ??
    (secrets.length === 0 ? new Error(unreadableSecret) : undefined) ??
    (await client
      .readStatus(url, { method: 'POST', headers, body, ...(signal && { signal }) })
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))))
  if (outcome instanceof Error) await recordFailure(cms, delivery, failureText(outcome))
  else if (outcome >= 200 && outcome < 300) await recordSent(cms, delivery, outcome)
  else await recordFailure(cms, delivery, responseText(outcome), outcome)
  if (outcome === gone) await pause(cms, id)
  return true
}

const unreadableSecret = 'The secret of this webhook cannot be decrypted any more: replace it'

/**
 * The secrets that sign now: the present one, and those that it replaced within a day, the newest first, except those
 * encrypted under an `ORDERS_SECRET` that was left out.
 */
async function readSecrets(
  { database, clock, secrets }: Sender,
  { id, url }: Pick<typeof webhooks.$inferSelect, 'id' | 'url'>,
): Promise<string[]> {
  const { webhookId, secret, endsAt } = formerWebhookSecrets
  const rows = await database
    .select({ present: webhooks.secret, former: secret })
    .from(webhooks)
    .leftJoin(formerWebhookSecrets, and(eq(webhookId, webhooks.id), gt(endsAt, clock.now())))
    .where(eq(webhooks.id, id))
    .orderBy(desc(formerWebhookSecrets.id))
  const sealed = rows.flatMap(({ present, former }) => (former ? [present, former] : present))
  return [...new Set(sealed)].flatMap(
    (text) => openSecret(secrets, webhookOwner({ url }), text) ?? [],
  )
}

const responseText = (status: number) =>
  status >= 300 && status < 400
    ? `Responded with ${status}; redirects are not followed`
    : `Responded with ${status}`

/** The message for a receiver that is late, or of another error its own. */
function failureText(error: Error): string {
  const code = 'code' in error ? error.code : undefined
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'UND_ERR_HEADERS_TIMEOUT')
    return `No response within ${webhookTimeout / 1000} seconds`
  return error.message.slice(0, 300) || 'The connection failed'
}

async function recordSent(
  { database, clock, metrics }: Sender,
  delivery: Delivery,
  status: number,
): Promise<void> {
  await database
    .update(webhookDeliveries)
    .set({ sentAt: clock.now(), status, failure: null, lease: null })
    .where(leased(webhookDeliveries, delivery))
  metrics.webhook('delivered')
}

async function recordFailure(
  { database, clock, log, metrics }: Sender,
  delivery: Delivery,
  failure: string,
  status: number | null = null,
): Promise<void> {
  const outcome = afterFailure(delivery, failure, clock.now())
  await database
    .update(webhookDeliveries)
    .set({ ...outcome, status })
    .where(leased(webhookDeliveries, delivery))
  // Without address and failure, which may contain a secret of the receiver.
  const { id, webhookId: webhook, attempts } = delivery
  const details = { delivery: id, webhook, attempts, status }
  if ('givenUpAt' in outcome) log.error(details, 'an event for a webhook is given up')
  else log.warn(details, 'an event for a webhook was not received and will be sent again')
  metrics.webhook('givenUpAt' in outcome ? 'given_up' : 'failed')
}

async function pause({ database, log }: Sender, id: number): Promise<void> {
  await database
    .update(webhooks)
    .set({ isPaused: true, version: sql`${webhooks.version} + 1` })
    .where(eq(webhooks.id, id))
  log.warn({ webhook: id }, 'a webhook is paused, because its receiver wants no more events')
}

/** Milliseconds for which deliveries are listed: 30 days. */
const listedDuration = 30 * 24 * 3_600_000

/** Deletes deliveries that are older than 30 days, and secrets that do not sign any more. */
export async function sweepDeliveries(database: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - listedDuration)
  await database.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, since))
  await database.delete(formerWebhookSecrets).where(lte(formerWebhookSecrets.endsAt, now))
}
