import {
  documentPolicy,
  invoicePage,
  invoiceUnavailablePage,
} from '@vitrine/commerce/documents/invoicePage.ts'
import { orderKey } from '@vitrine/commerce/orderAccess.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { contractRoute } from '#cms/http/route.ts'
import { requireOrder } from './order/requireOrder.ts'
import { readTaxDocuments } from './order/taxDocuments.ts'

export const invoiceRoutes = [
  contractRoute('invoice', {
    handle: async (call) => {
      const { reply, cms } = call
      reply.type('text/html; charset=utf-8').header('content-security-policy', documentPolicy)
      try {
        const order = await requireOrder(call, call.params.id, orderKey(call.request))
        const [invoice, ...notes] = await readTaxDocuments(cms.database, order.id)
        if (!invoice) return reply.status(409).send(invoiceUnavailablePage('notYetIssued'))
        return reply.send(invoicePage(invoice, notes))
      } catch (error) {
        if (!(error instanceof ContractProblem)) throw error
        return reply.status(error.status).send(invoiceUnavailablePage('notFound'))
      }
    },
  }),
]
