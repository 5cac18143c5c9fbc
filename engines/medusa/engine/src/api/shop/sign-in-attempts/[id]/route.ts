import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { removeAttempt } from '../../../../customers/signInAttempts'
import { shopModule } from '../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../modules/shop/shopService'

/** Deletes an attempt that succeeded or was rejected. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { database } = request.scope.resolve<ShopService>(shopModule)
  await removeAttempt(database, Number(request.params['id']))
  response.json({})
}
