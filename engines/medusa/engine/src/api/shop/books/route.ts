import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { enterReturned } from '../../../books/enterReturned'
import { findWrongBooks } from '../../../books/findWrongBooks'
import { shopModule } from '../../../modules/shop/shopModule'
import type { ShopService } from '../../../modules/shop/shopService'
import type { ReportedReturn } from '../../../refunds/sentRefund'

/** The numbers of the orders whose books are wrong, for the adapter. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { database }: ShopService = request.scope.resolve(shopModule)
  response.json({ wrong: await findWrongBooks(database) })
}

/** Enters money that the provider has returned, for the adapter. */
export async function POST(request: MedusaRequest<ReportedReturn>, response: MedusaResponse) {
  response.json({ isEntered: await enterReturned(request.scope, request.body) })
}
