import { WishlistChange } from '@vitrine/contract/cart.ts'
import * as common from '@vitrine/contract/common.ts'
import { FormResult } from '@vitrine/contract/content.ts'
import * as contract from '@vitrine/contract/stockAlerts.ts'
import { safeUrl } from '../scalars/textScalars.ts'
import { responseParser } from './responseParser.ts'

/** A response that contains only a message. */
export const Message = responseParser(common.Message, ({ message }) => ({ message }))

/** POST /fluentform/submit as its message. */
export const FormMessage = responseParser(FormResult, ({ result }) => ({ message: result.message }))

/** POST and DELETE /wishlist as their message. */
export const WishlistMessage = responseParser(WishlistChange, ({ message }) => ({ message }))

/** POST /stock-alerts/confirm as the payload of confirmStockAlert. */
export const StockAlertConfirmation = responseParser(
  contract.StockAlertConfirmation,
  ({ message, product }) => ({
    message,
    product: product ? { name: product.name, url: safeUrl(product.url) } : null,
  }),
)
