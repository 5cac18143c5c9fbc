import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { canView, orderKey } from '@vitrine/commerce/orderAccess.ts'
import { notFound } from '@vitrine/commerce/problem.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Adapter } from '../core/adapter.ts'
import { parse } from '../http/errors.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { currentCustomer } from '../visitor/session.ts'
import { findOrder } from './orderReading.ts'

const Params = z.object({ id: z.string().max(100) })

/** Reads an order that the visitor may see. Throws `not_found` for any other. */
export async function requireOrder(adapter: Adapter, request: FastifyRequest): Promise<ReadOrder> {
  const { id } = parse(Params, request.params)
  const order = await findOrder(adapter, id)
  const customer = await currentCustomer(adapter, request)
  const access = { key: orderKey(request), now: new Date() }
  if (order && canView(adapter.environment, viewed(order), customer, access)) return order
  throw notFound(ordersCopy.orderNotFound)
}

/** The parts of an order by which its access is decided. */
export const viewed = ({ shop }: ReadOrder) => ({ id: shop.number, customerId: shop.customer_id })
