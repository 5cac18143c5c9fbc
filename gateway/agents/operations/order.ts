import { z } from 'zod'
import { AgentError } from '../core/agentError.ts'
import { meta, operation } from '../core/operation.ts'
import { ucpResponse } from '../core/protocol.ts'
import { moneyText } from '../ucp/catalogText.ts'
import { orderView } from '../ucp/orderView.ts'

export const getOrder = operation({
  name: 'get_order',
  title: 'Show an order',
  description:
    'Shows the order of a checkout that its buyer has completed: status, parcels and refunds. Needs the id of the completed checkout’s order.',
  input: z.looseObject({ meta, id: z.string().max(100) }),
  output: z.looseObject({ ...ucpResponse, id: z.string() }),
  hints: { readOnly: true },
  example: { id: 'order_…' },
  route: { method: 'GET', path: '/orders/:id' },
  capability: 'order',
  isOffered: ({ hasCheckout }) => hasCheckout,
  async run({ id }, caller) {
    const session = await caller.sessions.ofOrder(id)
    const { number = '', key = null } = session.order ?? {}
    const { order } = await caller.shopOf(session.cookies).run('AgentOrder', { id: number, key })
    if (!order)
      throw new AgentError('not_found', 'There is no such order.', { severity: 'unrecoverable' })
    const body = orderView(order, session, caller)
    const total = moneyText({
      amount: Math.round(order.total.amount * 100),
      currency: order.total.currencyCode,
    })
    const parcels = order.shipments.map(
      (each) => `Sent by ${each.carrier}, ${each.trackingUrl ?? each.trackingNumber}`,
    )
    const status = order.status.toLowerCase().replaceAll('_', ' ')
    return { body, text: [`Order ${order.number}: ${status}, ${total}`, ...parcels].join('\n') }
  },
})
