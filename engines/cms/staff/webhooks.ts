import { ContractProblem, fieldProblem, notFound } from '@vitrine/commerce/problem.ts'
import {
  type WebhookDelivery,
  WebhookEvent,
  type WebhookRow,
} from '@vitrine/commerce/staff/programs.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { isPublicUrl } from '@vitrine/contract/service/publicClient.ts'
import { and, asc, desc, eq, gt, max } from 'drizzle-orm'
import { z } from 'zod'
import { sealSecret, webhookOwner } from '#cms/core/storedSecrets.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { formerWebhookSecrets, webhookDeliveries, webhooks } from '#cms/database/schema/programs.ts'
import { isUnsent, retry } from '#cms/database/sending.ts'
import { lockJob, transact } from '#cms/database/transact.ts'
import { queueTest } from '#cms/webhooks/queueEvent.ts'
import { createWebhookSecret } from '#cms/webhooks/signature.ts'
import type { Operation } from '../core/context.ts'
import { IdempotencyKey, once } from './once.ts'

const Id = z.object({ id: z.number().int() })
const Events = z.array(WebhookEvent).min(1, 'Choose an event').max(50)

export const WebhookInput = Id
export const AddWebhookInput = z.object({
  url: z
    .url({
      protocol: /^https?$/,
      error: 'Enter an address that begins with https://',
      abort: true,
    })
    .max(500, 'Enter at most 500 characters')
    .refine((url) => {
      const { username, password, hash } = new URL(url)
      return `${username}${password}${hash}` === ''
    }, 'Enter an address without a user, a password and a part after #'),
  events: Events,
})
export const ChangeWebhookInput = Id.extend({
  events: Events,
  isPaused: z.boolean(),
  seen: z.number('Send the version of the webhook that you have read').int(),
})
export const WebhookSecretInput = Id.extend({ seen: ChangeWebhookInput.shape.seen })
export const TestWebhookInput = Id.extend({ key: IdempotencyKey })
export const RetryDeliveryInput = Id.extend({
  seen: z.number('Send the attempts that you have read').int(),
})

/** Webhooks of a shop: each event of an order is written for each of them. */
const maxWebhooks = 10

/** Secrets that a webhook has within a day: each signs what is sent. */
const maxSecrets = 5

/** Milliseconds for which a replaced secret still signs: 24 hours. */
const formerSecretDuration = 24 * 3_600_000

/** Rows of a list of deliveries. */
const shown = 100

/** Lists all webhooks, the oldest first. */
export const listWebhooks: Operation<object, WebhookRow[]> = async ({ database, clock }) => {
  const { id, url, events, isPaused, version } = webhooks
  const { webhookId, endsAt } = formerWebhookSecrets
  const isWaiting = and(eq(webhookDeliveries.webhookId, id), isUnsent(webhookDeliveries))
  const rows = await database
    .select({
      ...{ id, url, events, isPaused, version },
      waiting: database.$count(webhookDeliveries, isWaiting),
      formerUntil: max(endsAt),
    })
    .from(webhooks)
    .leftJoin(formerWebhookSecrets, and(eq(webhookId, id), gt(endsAt, clock.now())))
    .groupBy(id)
    .orderBy(asc(id))
  return rows.map(({ formerUntil, ...webhook }) => ({
    ...webhook,
    formerSecretUntil: formerUntil && toInstant(formerUntil),
  }))
}

/**
 * Adds a webhook and returns its secret, which is not shown again. Throws invalid for an address that is not on the public
 * internet, and conflict for one that is there already and beyond ten.
 */
export const addWebhook: Operation<z.infer<typeof AddWebhookInput>, { secret: string }> = async (
  { database, clock, environment, secrets },
  { url, events },
) => {
  if (environment.isProduction && !isPublicUrl(url))
    throw fieldProblem('url', 'Enter an https address on the public internet.')
  const secret = createWebhookSecret()
  await transact(database, async (transaction) => {
    await lockJob(transaction, 'webhooks')
    if ((await transaction.$count(webhooks)) >= maxWebhooks)
      throw new ContractProblem('conflict', `A shop has at most ${maxWebhooks} webhooks.`)
    const [added] = await transaction
      .insert(webhooks)
      .values({
        ...{ url, events: [...new Set(events)], createdAt: clock.now() },
        secret: sealSecret(secrets, webhookOwner({ url }), secret),
      })
      .onConflictDoNothing()
      .returning()
    if (added) return
    const message = 'There is a webhook for this address already.'
    throw new ContractProblem('conflict', message, { fields: { url: message } })
  })
  return { secret }
}

/** Sets the events of a webhook, pauses or resumes it. Throws not_found, and conflict for another version. */
export const changeWebhook: Operation<z.infer<typeof ChangeWebhookInput>, string> = (
  { database },
  { id, seen, events, isPaused },
) =>
  transact(database, async (transaction) => {
    const { version, url } = await lockSeen(transaction, { id, seen })
    await transaction
      .update(webhooks)
      .set({ isPaused, events: [...new Set(events)], version: version + 1 })
      .where(eq(webhooks.id, id))
    return `${new URL(url).host} ${isPaused ? 'is paused' : 'receives events'} now.`
  })

/**
 * Replaces the secret of a webhook and returns the new one, which is not shown again, while the former one signs too
 * for 24 hours, or until `endFormerSecrets`. Throws not_found, and conflict for another version and beyond five secrets
 * within a day.
 */
export const replaceWebhookSecret: Operation<
  z.infer<typeof WebhookSecretInput>,
  { secret: string }
> = async ({ database, clock, secrets }, input) => {
  const secret = createWebhookSecret()
  const now = clock.now()
  await transact(database, async (transaction) => {
    const { id, url, version, secret: former } = await lockSeen(transaction, input)
    const { webhookId, endsAt } = formerWebhookSecrets
    const signing = and(eq(webhookId, id), gt(endsAt, now))
    if ((await transaction.$count(formerWebhookSecrets, signing)) + 1 >= maxSecrets)
      throw new ContractProblem(
        'conflict',
        `A webhook has at most ${maxSecrets} secrets within a day. End the former ones first.`,
      )
    await transaction.insert(formerWebhookSecrets).values({
      ...{ webhookId: id, secret: former },
      endsAt: new Date(now.getTime() + formerSecretDuration),
    })
    await transaction
      .update(webhooks)
      .set({
        secret: sealSecret(secrets, webhookOwner({ url }), secret),
        version: version + 1,
      })
      .where(eq(webhooks.id, id))
  })
  return { secret }
}

/**
 * Ends the former secrets of a webhook immediately. Throws not_found, and conflict for another version or if it has no former
 * secret.
 */
export const endFormerSecrets: Operation<z.infer<typeof WebhookSecretInput>, string> = (
  { database, clock },
  input,
) =>
  transact(database, async (transaction) => {
    const { id, version, url } = await lockSeen(transaction, input)
    const ended = await transaction
      .delete(formerWebhookSecrets)
      .where(eq(formerWebhookSecrets.webhookId, id))
      .returning({ endsAt: formerWebhookSecrets.endsAt })
    if (!ended.some(({ endsAt }) => endsAt > clock.now()))
      throw new ContractProblem('conflict', 'This webhook has no former secret.')
    await transaction
      .update(webhooks)
      .set({ version: version + 1 })
      .where(eq(webhooks.id, id))
    return `What ${new URL(url).host} receives is signed with its present secret alone.`
  })

/** Sends a test to a webhook. Throws not_found, and conflict for a paused one. */
export const testWebhook: Operation<z.infer<typeof TestWebhookInput>, string> = (
  { database, clock },
  input,
) =>
  transact(database, (transaction) =>
    once(transaction, input, clock.now(), async () => {
      const { id, url, isPaused } = await lockWebhook(transaction, input.id)
      if (isPaused) throw new ContractProblem('conflict', 'A paused webhook receives no events.')
      await queueTest(transaction, id, clock.now())
      return `A test is sent to ${new URL(url).host}. Its deliveries show the response.`
    }),
  )

/** Deletes a webhook with its deliveries. Throws not_found. */
export const removeWebhook: Operation<z.infer<typeof WebhookInput>, string> = async (
  { database },
  { id },
) => {
  const [removed] = await database.delete(webhooks).where(eq(webhooks.id, id)).returning()
  if (!removed) throw webhookUnknown()
  return `${new URL(removed.url).host} receives no events any more.`
}

/** The newest deliveries of a webhook, within 30 days. */
export const listDeliveries: Operation<z.infer<typeof WebhookInput>, WebhookDelivery[]> = async (
  { database },
  { id },
) => {
  const rows = await database
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(desc(webhookDeliveries.id))
    .limit(shown)
  return rows.map((delivery) => {
    const { sentAt, givenUpAt, failure, status, nextAttemptAt } = delivery
    const isOver = sentAt !== null || givenUpAt !== null
    return {
      ...{ id: delivery.id, message: delivery.messageId, event: delivery.event },
      order: delivery.orderId === null ? null : String(delivery.orderId),
      created: toInstant(delivery.createdAt),
      state: sentAt ? 'delivered' : givenUpAt ? 'given up' : failure ? 'failed' : 'waiting',
      attempts: delivery.attempts,
      nextAttempt: isOver ? null : toInstant(nextAttemptAt),
      result: failure ?? (status === null ? null : `Responded with ${status}`),
    }
  })
}

/** Sends an event again now that a webhook has not received. Throws conflict for another number of attempts. */
export const retryDelivery: Operation<z.infer<typeof RetryDeliveryInput>, string> = async (
  { database, clock },
  { id, seen },
) => {
  if (!(await retry(database, webhookDeliveries, { id, attempts: seen }, clock.now())))
    throw new ContractProblem('conflict', 'This event has been received, or is being sent.')
  return 'The event is sent again now.'
}

async function lockWebhook(transaction: Database, id: number) {
  const [webhook] = await transaction
    .select()
    .from(webhooks)
    .where(eq(webhooks.id, id))
    .for('update')
  if (!webhook) throw webhookUnknown()
  return webhook
}

/** Locks a webhook whose version the sender has read. Throws not_found, and conflict for another version. */
async function lockSeen(transaction: Database, { id, seen }: { id: number; seen: number }) {
  const webhook = await lockWebhook(transaction, id)
  if (webhook.version === seen) return webhook
  throw new ContractProblem(
    'conflict',
    'This webhook has changed since you opened it. Look at it again before you go on.',
  )
}

const webhookUnknown = () => notFound('This webhook was deleted.')
