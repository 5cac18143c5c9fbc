import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'
import { payload } from './payload.ts'

/** Emails about restocked variations. */
export const stockAlerts: Resolvers<Context> = {
  Mutation: {
    requestStockAlert: (_, { input }, { sources }) => payload(sources.stockAlerts.request(input)),
    confirmStockAlert: (_, { input }, { sources }) =>
      payload(sources.stockAlerts.confirm(input.key)),
    unsubscribeStockAlerts: (_, { input }, { sources }) =>
      payload(sources.stockAlerts.unsubscribe(input.key)),
  },
}
