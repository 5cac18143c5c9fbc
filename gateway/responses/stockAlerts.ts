import * as contract from '../contracts/stockAlerts.ts'
import type * as schema from '../generated/resolvers.ts'
import { safeUrl } from '../scalars/url.ts'
import { responseParser } from './responseParser.ts'

/** POST /stock-alerts/confirm as the schema's StockAlertConfirmation. */
export const StockAlertConfirmation = responseParser(
  contract.StockAlertConfirmation,
  ({ message, product }): schema.StockAlertConfirmation => ({
    message,
    product: product ? { name: product.name, url: safeUrl(product.url) } : null,
  }),
)
