import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { deletionLinkEmail, isDeletionKey } from '@vitrine/commerce/email/deletionLink.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { isInProgress } from '@vitrine/commerce/rules/transitions.ts'
import { toInstant } from '@vitrine/contract/clock.ts'
import { ContactData, type DeleteAccount } from '@vitrine/contract/customer.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type {
  DeletionOutcome,
  DeletionProof,
  PersonalData,
  Profile,
} from '../../engine/src/customers/account.ts'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { paymentEntries, readCoupons } from '../orders/history.ts'
import { readCustomerOrders, serializeOrder } from '../orders/orderReading.ts'
import { isPaid, orderStatus } from '../orders/orderStatus.ts'
import { cartCookie, dropSession, requireCustomer } from '../visitor/session.ts'
import { readAddresses } from './addressBook.ts'
import { attemptsKey, passwordProblem, toDetails } from './profileRoutes.ts'

/** Serves the download of personal data and the deletion of an account, of docs/rest/customer.md. */
export function privacyRoutes(app: FastifyInstance, adapter: Adapter) {
  const { shop, attempts, environment } = adapter
  serve(app, 'profile.data', async ({ request }) => {
    const { id } = await requireCustomer(adapter, request)
    return await personalData(adapter, id)
  })
  serve(app, 'profile.deletionLink', async ({ language, request }) => {
    const account = await requireCustomer(adapter, request)
    if (!account.email) throw new ContractProblem('conflict', customerCopy.deletionWithoutEmail)
    const { createdAt } = await shop.get<Profile>(`/customers/${account.id}/profile`)
    const signed = { ...account, createdAt: new Date(createdAt) }
    const { SITE_URL: siteUrl } = environment
    await shop.sendEmail(
      deletionLinkEmail(environment.secrets, signed, { siteUrl, language, now: new Date() }),
    )
    return { success: true, message: customerCopy.deletionLinkSent }
  })
  serve(app, 'profile.delete', async ({ body, request, reply }) => {
    const account = await requireCustomer(adapter, request)
    const { id } = account
    const proof = await readProof(adapter, id, body)
    if ((await readCustomerOrders(adapter, id)).some(needsCustomer))
      throw new ContractProblem('conflict', customerCopy.deletionWithOpenOrders)
    const attempt = await attempts.confirm(attemptsKey(account))
    const path = `/customers/${id}/deletion`
    const deletion = await shop.post<DeletionOutcome>(path, proof)
    if (deletion.outcome === 'wrong') throw passwordProblem('password')
    const { contentDeletion } = deletion
    const isComplete = !contentDeletion || (await adapter.contactData.complete(contentDeletion))
    await attempt.forget()
    dropSession(reply).clearCookie(cartCookie, { path: '/' })
    const { accountDeleted, accountDeletionPending } = customerCopy
    const message = isComplete ? accountDeleted : accountDeletionPending
    return { success: true, message }
  })
}

/** Proof that the owner wants to delete the account. Throws `invalid` for a link that is wrong or has expired. */
async function readProof(
  adapter: Adapter,
  id: string,
  { password = '', key = '' }: z.output<typeof DeleteAccount>,
): Promise<DeletionProof> {
  const { hasPassword, createdAt } = await adapter.shop.get<Profile>(`/customers/${id}/profile`)
  if (hasPassword) return { password }
  const account = { id, createdAt: new Date(createdAt) }
  if (isDeletionKey(adapter.environment.secrets, account, key, new Date()))
    return { isLinkValid: true }
  const message = customerCopy.deletionLinkInvalid
  throw new ContractProblem('invalid', message, { fields: { key: message } })
}

/** Whether an order, or a return or a refund of it, still needs the customer's address or bank. */
const needsCustomer = (read: ReadOrder): boolean =>
  isInProgress({
    ...{ status: orderStatus(read), isPaid: isPaid(read), returns: read.returns },
    isOwed:
      read.refunds.some(({ status }) => status !== 'done') ||
      read.returns.some(({ isOwed }) => isOwed),
  })

/** Everything that is stored under a customer's account. */
async function personalData(adapter: Adapter, id: string): Promise<Record<string, unknown>> {
  const { shop } = adapter
  const [profile, personalData, orders, addresses] = await Promise.all([
    shop.get<Profile>(`/customers/${id}/profile`),
    shop.get<PersonalData>(`/customers/${id}/data`),
    readCustomerOrders(adapter, id),
    readAddresses(adapter, id),
  ])
  const contactData =
    personalData.isEmailConfirmed && profile.email
      ? await adapter.contactData.read(profile.email)
      : {}
  const date = (text: string | null) => text && toInstant(new Date(text))
  return {
    exportedDate: toInstant(new Date()),
    account: {
      createdDate: date(profile.createdAt),
      isEmailVerified: personalData.isEmailConfirmed,
      ...toDetails(profile),
    },
    addresses,
    orders: await Promise.all(orders.map((order) => serializeOrder(adapter, order))),
    payments: paymentEntries(orders),
    refundAccounts: orders.flatMap(({ returns, shop: { number } }) =>
      returns.flatMap(({ refundAccount }) =>
        refundAccount ? [{ orderId: String(number), ...refundAccount }] : [],
      ),
    ),
    slips: orders.flatMap(({ slips, shop: { number } }) =>
      slips.map(({ name, phone_number: phoneNumber, bank, amount, created_at }) => ({
        orderId: String(number),
        ...{ name, phoneNumber, bank },
        amount: Number(amount),
        sentDate: date(created_at),
      })),
    ),
    coupons: await readCoupons(adapter, id, orders),
    wishlist: personalData.wishlist.map(({ productId, addedAt }) => ({
      productId,
      addedDate: date(addedAt),
    })),
    stockAlerts: personalData.stockAlerts.map(({ productId, choices, email, ...dates }) => ({
      productId,
      variation: choices,
      email,
      requestedDate: date(dates.requestedAt),
      confirmedDate: date(dates.confirmedAt),
      notifiedDate: date(dates.notifiedAt),
    })),
    sessions: personalData.sessions.map(({ createdAt, expiresAt }) => ({
      createdDate: date(createdAt),
      expiresDate: date(expiresAt),
    })),
    ...(contactData ?? {
      unavailable: { parts: ContactData.keyof().options, message: customerCopy.dataUnavailable },
    }),
  }
}
