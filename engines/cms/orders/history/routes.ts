import { CustomerCoupons, PaymentEntries } from '@vitrine/contract/orders.ts'
import { route } from '#cms/http/route.ts'
import { requireCustomer } from '#cms/visitor/sessions.ts'
import { readCoupons } from './readCoupons.ts'
import { readPayments } from './readPayments.ts'

export const historyRoutes = [
  route({
    name: 'payments.list',
    method: 'GET',
    url: '/api/v1/payments',
    summary: "Payments and refunds of the customer's orders, newest first",
    response: PaymentEntries,
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      return { data: await readPayments(call.cms.database, id) }
    },
  }),
  route({
    name: 'coupons.list',
    method: 'GET',
    url: '/api/v1/coupons',
    summary: 'The coupons that the customer can use or has used',
    response: CustomerCoupons,
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      return { data: await readCoupons(call.cms, id, call.clock.now()) }
    },
  }),
]
