import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { shopModule } from '../../../../modules/shop/shopModule'
import type { ShopService } from '../../../../modules/shop/shopService'
import { findCharge } from '../../../../payments/applyCharge'
import type { ReportedCharge } from '../../../../payments/sentCharge'

type Identified = Pick<ReportedCharge, 'reference' | 'id'>

/** Responds whether a charge is one of the shop's, for the adapter: the provider is asked about no other. */
export async function POST(request: MedusaRequest<Identified>, response: MedusaResponse) {
  const { database } = request.scope.resolve<ShopService>(shopModule)
  response.json({ isKnown: (await findCharge(database, request.body)) !== undefined })
}
