import { createHmac } from 'node:crypto'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { secretsOf } from '../secrets'

const table = 'promotion_campaign_budget_usage'

const digest = (secret: string, email: string) =>
  `deleted ${createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url')}`

/**
 * Replaces the address of a deleted account by a keyed hash where Medusa counts coupons, so that a single-use coupon is
 * not free again after a new registration.
 */
export async function hideCouponUse(transaction: Knex, email: string): Promise<void> {
  const [secret = ''] = secretsOf('coupons')
  await transaction(table)
    .where({ attribute_value: email })
    .update({ attribute_value: digest(secret, email) })
}

/** Counts the coupons of a deleted account again for its address, before Medusa checks them. */
export async function restoreCouponUse(database: Knex, email: string): Promise<void> {
  const digests = secretsOf('coupons').map((secret) => digest(secret, email))
  await database(table).whereIn('attribute_value', digests).update({ attribute_value: email })
}
