import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** The change of a return that removes the bank account to which the shopper wanted the refund (orders.return.account). */
export const withoutAccount = (database: Knex) => ({
  metadata: database.raw(`"metadata" #- '{vitrine,refundAccount}'`),
})
