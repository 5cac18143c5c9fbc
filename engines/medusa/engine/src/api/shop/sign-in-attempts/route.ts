import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { SentAttempt } from '../../../customers/account'
import { addAttempt } from '../../../customers/signInAttempts'
import { shopModule } from '../../../modules/shop/shopModule'
import type { ShopService } from '../../../modules/shop/shopService'

/** Records an attempt to sign in, for the adapter, which verifies the password. */
export async function POST(request: MedusaRequest<SentAttempt>, response: MedusaResponse) {
  const { database } = request.scope.resolve<ShopService>(shopModule)
  response.json(await addAttempt(database, request.body))
}
