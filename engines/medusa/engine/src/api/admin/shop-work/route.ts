import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { shopModule } from '../../../modules/shop/shopModule'
import type { ShopService } from '../../../modules/shop/shopService'
import { readStaffWork } from '../../../staff/staffWork'

/** Returns the slips to check, the returns to decide about and the refunds to make. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { database }: ShopService = request.scope.resolve(shopModule)
  response.json(await readStaffWork(database))
}
