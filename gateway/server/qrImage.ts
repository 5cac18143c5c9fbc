import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../sources/context.ts'

interface Route {
  Params: { orderId: string }
  Querystring: { key?: string }
}

/**
 * Serves the PromptPay QR code of an order, to those who may see the order, as an image with an address: browsers inside apps
 * such as LINE save neither `data:` addresses nor downloads (payment.qr.address).
 */
export function registerQrImage(
  app: FastifyInstance,
  createContext: (request: FastifyRequest) => Context,
): void {
  app.get<Route>('/promptpay/:orderId.png', async (request, reply) => {
    const { orderId } = request.params
    const key = String(request.query.key ?? '')
    const { sources } = createContext(request)
    // An order of another visitor is answered like one that does not exist.
    const payment = await sources.orders.promptPay(orderId, key || null).catch(() => null)
    const [, base64] = /^data:image\/png;base64,(.+)$/.exec(payment?.image ?? '') ?? []
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    if (!base64) return reply.code(404).send()
    return reply.type('image/png').send(Buffer.from(base64, 'base64'))
  })
}
