import type { RequestStockAlertInput } from '../generated/resolvers.ts'
import { productNumber } from '../responses/globalId.ts'
import { Message, StockAlertConfirmation } from '../responses/messages.ts'
import { namedAsInput } from '../upstream/cmsError.ts'
import { cartInput, toVariation } from './cart.ts'
import { CmsSource } from './cmsSource.ts'

/** Subscribes to emails about restocked variations (docs/rest/catalog.md). */
export class StockAlertsSource extends CmsSource {
  async request({ productId, options, email }: RequestStockAlertInput) {
    const body = { id: productNumber(productId), variation: toVariation(options), email }
    return namedAsInput(this.send('stockAlerts.request', Message, { body }), cartInput)
  }

  confirm(key: string) {
    return this.send('stockAlerts.confirm', StockAlertConfirmation, { body: { key } })
  }

  unsubscribe(key: string) {
    return this.send('stockAlerts.unsubscribe', Message, { body: { key } })
  }
}
