import * as contract from '#contract/stockAlerts.ts'
import { safeUrl } from '../scalars/url.ts'
import { responseParser } from './responseParser.ts'

/** POST /stock-alerts/confirm as the payload of confirmStockAlert. */
export const StockAlertConfirmation = responseParser(
  contract.StockAlertConfirmation,
  ({ message, product }) => ({
    message,
    product: product ? { name: product.name, url: safeUrl(product.url) } : null,
  }),
)
