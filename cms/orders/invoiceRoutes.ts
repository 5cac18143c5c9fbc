import { CmsProblem } from '#cms/http/problem.ts'
import { route } from '#cms/http/route.ts'
import { invoiceCopy } from './copy.ts'
import { invoicePage, invoiceUnavailablePage } from './invoicePage.ts'
import { orderParams, orderQuery } from './orderRoutes.ts'
import { requireOrder } from './requireOrder.ts'
import { isInvoiced } from './serializeOrder.ts'
import { readOrderLines } from './serializeOrders.ts'

export const invoiceRoutes = [
  route({
    name: 'invoice',
    method: 'GET',
    url: '/invoice/:id',
    summary: 'The invoice as a printable page, for its owner only',
    params: orderParams,
    query: orderQuery,
    produces: 'text/html',
    handle: async (call) => {
      const { reply, cms } = call
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      try {
        const order = await requireOrder(call, call.params.id, call.query.key)
        if (!isInvoiced(order.status))
          return reply.status(409).send(invoiceUnavailablePage(invoiceCopy.notYetIssued))
        return reply.send(invoicePage(order, await readOrderLines(cms.database, [order.id])))
      } catch (error) {
        if (!(error instanceof CmsProblem)) throw error
        return reply.status(error.status).send(invoiceUnavailablePage(invoiceCopy.notFound))
      }
    },
  }),
]
