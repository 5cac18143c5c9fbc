import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { knowSource } from '../../../../customers/signInAttempts'
import { shopModule } from '../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../modules/shop/shopService'

/** Records that an account has signed in from a source. */
export async function POST(
  request: MedusaRequest<{ account: string; source: string }>,
  response: MedusaResponse,
) {
  const { database } = request.scope.resolve<ShopService>(shopModule)
  await knowSource(database, request.body.account, request.body.source)
  response.json({})
}
