import { randomUUID } from 'node:crypto'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { ClaimedEmail, WaitingEmails } from './rows'

/** An email about an order, with a `subject` when an order can have several, such as a parcel. */
export interface OrderEmail {
  event: string
  orderId: string
  subject?: string
  detail?: Record<string, unknown>
}

/** Adds an email about an event of an order that the shop placed, once. */
export async function addEmail(
  database: Knex,
  { event, orderId, subject = orderId, detail = {} }: OrderEmail,
): Promise<void> {
  await database.raw(
    `insert into "shop_mail" ("key", "event", "order_id", "detail")
      select ?, ?, ?, ?::jsonb where exists (select 1 from "shop_order" where "order_id" = ?)
      on conflict ("key") do nothing`,
    [`${event} ${subject}`, event, orderId, JSON.stringify(detail), orderId],
  )
}

/** Adds an email that the adapter has written. */
export async function addContent(database: Knex, content: object): Promise<void> {
  await database('shop_mail').insert({ event: 'content', detail: JSON.stringify(content) })
}

/** Minutes from a failed attempt to the next, together about three days, as in the embedded CMS. */
const retryMinutes = [1, 5, 30, 120, 360, 720, 1440, 1440]

/** Minutes for which no other adapter takes an email that is being sent. */
const leaseMinutes = 2

/** Takes the email that is due first, so that it is sent by one adapter, or returns undefined when none is due. */
export async function claimEmail(database: Knex): Promise<ClaimedEmail | undefined> {
  const { rows } = await database.raw<{ rows: ClaimedEmail[] }>(
    `update "shop_mail" set "lease" = ?, "attempts" = "attempts" + 1,
        "next_attempt_at" = now() + interval '${leaseMinutes} minutes'
      where "id" = (
        select "id" from "shop_mail"
        where "sent_at" is null and "given_up_at" is null and "next_attempt_at" <= now()
        order by "next_attempt_at", "id" limit 1 for update skip locked
      )
      returning "id"::integer, "lease", "event", "detail", "created_at" as "createdAt",
        (select "number" from "shop_order" where "shop_order"."order_id" = "shop_mail"."order_id")`,
    [randomUUID()],
  )
  return rows[0]
}

/**
 * Records how sending ended, unless another adapter has taken the email: a failed email is sent again later and finally
 * given up, and a sent one loses its content, which may contain a key.
 */
export async function endEmail(
  database: Knex,
  { id, lease, failure }: { id: number; lease: string; failure: string | null },
): Promise<'sent' | 'retried' | 'given_up' | 'lost'> {
  const email = await database('shop_mail').where({ id, lease }).first('attempts')
  if (!email) return 'lost'
  const minutes = retryMinutes[email.attempts - 1]
  const now = database.fn.now()
  const sent = { sent_at: now, failure: null, detail: '{}' }
  const next =
    minutes === undefined
      ? { given_up_at: now }
      : { next_attempt_at: database.raw(`now() + interval '${minutes} minutes'`) }
  await database('shop_mail')
    .where({ id, lease })
    .update({ lease: null, ...(failure === null ? sent : { failure, ...next }) })
  if (failure === null) return 'sent'
  return minutes === undefined ? 'given_up' : 'retried'
}

/**
 * Counts an email before its first attempt, and gives it up when its recipient got `maxPerHour` of its topic in the
 * last hour. Concurrent emails with one key wait for each other.
 * @param key a hash of topic and recipient
 */
export function limitEmail(
  database: Knex,
  { id, lease, key, maxPerHour }: { id: number; lease: string; key: string; maxPerHour: number },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 3))', [key])
    const recent = await transaction('shop_mail')
      .where({ limit_key: key })
      .whereNot({ id })
      .whereRaw(`"limited_at" > now() - interval '1 hour'`)
      .limit(maxPerHour)
    const isAllowed = recent.length < maxPerHour
    const now = transaction.fn.now()
    await transaction('shop_mail')
      .where({ id, lease, limit_key: null })
      .update(
        isAllowed
          ? { limit_key: key, limited_at: now }
          : { lease: null, given_up_at: now, failure: 'limit of the recipient', detail: '{}' },
      )
    const row = await transaction('shop_mail').where({ id, lease }).first('limit_key')
    return row?.limit_key === key
  })
}

/** Counts the emails that are neither sent nor given up. */
export async function measureOutbox(database: Knex): Promise<WaitingEmails> {
  const { rows } = await database.raw<{ rows: [WaitingEmails] }>(
    `select count(*)::integer as "waiting",
        coalesce(extract(epoch from now() - min("created_at")), 0)::float8 as "oldestSeconds"
      from "shop_mail" where "sent_at" is null and "given_up_at" is null`,
  )
  return rows[0]
}
