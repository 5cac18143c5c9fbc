import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { readOrder } from '../../../../orders/readOrders'

/** Reads one order, for the adapter, which checks who may see it. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const order = await readOrder(request.scope, Number(request.params['number']))
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Order not found')
  response.json(order)
}
