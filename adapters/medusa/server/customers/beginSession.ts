import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenedSession } from '../../engine/src/customers/account.ts'
import type { Adapter } from '../adapter.ts'
import { cartCookie, keepCart } from '../cart/cartCookie.ts'
import { mergeCarts } from './mergeCarts.ts'
import { keepSession } from './session.ts'

/** Gives the browser a session that was opened, and merges the guest's bag into the customer's. */
export async function beginSession(
  adapter: Adapter,
  request: FastifyRequest,
  reply: FastifyReply,
  { opened, isRemembered }: { opened: OpenedSession; isRemembered: boolean },
): Promise<void> {
  keepSession(reply, opened.token, isRemembered)
  const cartId = await mergeCarts(adapter, opened.account.id, request.cookies[cartCookie])
  if (cartId) keepCart(reply, cartId)
}
