import type { FastifyInstance } from 'fastify'
import { toInstant } from '../../../../cms/clock.ts'
import { customerCopy } from '../../../../cms/customer/copy.ts'
import { DeleteAccount } from '../../../../gateway/contracts/customer.ts'
import type { Profile } from '../../engine/src/customers/account.ts'
import type { PersonalData } from '../../engine/src/customers/personalData.ts'
import type { Adapter } from '../adapter.ts'
import { cartCookie } from '../cart/cartCookie.ts'
import { parse } from '../http/parse.ts'
import { AdapterProblem } from '../http/problem.ts'
import { sendPersonal } from '../http/sendPersonal.ts'
import { paymentEntries, readCoupons } from '../orders/history.ts'
import { readOrdersOf, serializeOrder } from '../orders/orderReading.ts'
import { statusOf } from '../orders/orderStatus.ts'
import type { ReadOrder } from '../orders/shopOrder.ts'
import { readAddresses } from './addressBook.ts'
import { passwordProblem, toDetails } from './profileRoutes.ts'
import { dropSession, requireCustomer } from './session.ts'

/** Serves the download of personal data and the deletion of an account, of docs/rest/customer.md. */
export function privacyRoutes(app: FastifyInstance, adapter: Adapter) {
  const { shop, attempts } = adapter
  app.get('/api/v1/profile/data', async (request, reply) => {
    const { id } = await requireCustomer(adapter, request)
    return sendPersonal(reply, await personalData(adapter, id))
  })
  app.post('/api/v1/profile/delete', async (request, reply) => {
    const { id, email } = await requireCustomer(adapter, request)
    const { password = '' } = parse(DeleteAccount, request.body)
    attempts.check(email)
    if ((await readOrdersOf(adapter, id)).some(isInProgress))
      throw new AdapterProblem('conflict', customerCopy.deletionWithOpenOrders)
    const path = `/customers/${id}/deletion`
    const { outcome } = await shop.post<{ outcome: 'deleted' | 'wrong' }>(path, { password })
    if (outcome === 'wrong') {
      attempts.fail(email)
      throw passwordProblem('password')
    }
    dropSession(reply).clearCookie(cartCookie, { path: '/' })
    return sendPersonal(reply, { success: true, message: customerCopy.accountDeleted })
  })
}

/** Statuses of orders that need no customer any more. */
const closed = ['completed', 'cancelled', 'refunded']

/** Whether an order, or a return of it, still needs the customer's address or bank. */
const isInProgress = (read: ReadOrder): boolean =>
  !closed.includes(statusOf(read)) ||
  read.returns.some(({ status }) => status === 'requested' || status === 'approved')

/** Everything that is stored under a customer's account. */
async function personalData(adapter: Adapter, id: string): Promise<Record<string, unknown>> {
  const { shop } = adapter
  const [profile, own, orders, addresses] = await Promise.all([
    shop.get<Profile>(`/customers/${id}/profile`),
    shop.get<PersonalData>(`/customers/${id}/data`),
    readOrdersOf(adapter, id),
    readAddresses(adapter, id),
  ])
  const date = (text: string | null) => text && toInstant(new Date(text))
  return {
    exportedDate: toInstant(new Date()),
    account: { createdDate: date(profile.createdAt), ...toDetails(profile) },
    addresses,
    orders: await Promise.all(orders.map((order) => serializeOrder(adapter, order))),
    payments: paymentEntries(orders),
    coupons: await readCoupons(adapter, id, orders),
    wishlist: own.wishlist.map(({ productId, addedAt }) => ({
      productId,
      addedDate: date(addedAt),
    })),
    stockAlerts: own.stockAlerts.map(({ productId, choices, email, ...dates }) => ({
      productId,
      variation: choices,
      email,
      requestedDate: date(dates.requestedAt),
      confirmedDate: date(dates.confirmedAt),
      notifiedDate: date(dates.notifiedAt),
    })),
    sessions: own.sessions.map(({ createdAt, expiresAt }) => ({
      createdDate: date(createdAt),
      expiresDate: date(expiresAt),
    })),
  }
}
