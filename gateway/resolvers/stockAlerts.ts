import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'

/** Emails about restocked variations. */
export const stockAlerts: Resolvers<Context> = {
  Mutation: {
    requestStockAlert: (_, { input }, { sources }) => sources.stockAlerts.request(input),
    confirmStockAlert: (_, { key }, { sources }) => sources.stockAlerts.confirm(key),
    unsubscribeStockAlerts: (_, { key }, { sources }) => sources.stockAlerts.unsubscribe(key),
  },
}
