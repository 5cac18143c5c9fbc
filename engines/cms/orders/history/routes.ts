import { contractRoute } from '#cms/http/route.ts'
import { requireCustomer } from '#cms/visitor/sessions.ts'
import { readCoupons } from './readCoupons.ts'
import { readPayments } from './readPayments.ts'

export const historyRoutes = [
  contractRoute('payments.list', {
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      return { data: await readPayments(call.cms.database, id) }
    },
  }),
  contractRoute('coupons.list', {
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      return { data: await readCoupons(call.cms, id, call.clock.now()) }
    },
  }),
]
