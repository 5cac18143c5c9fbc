import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { isFromGateway } from '@vitrine/commerce/trustGateways.ts'
import { probes } from '@vitrine/contract/service/health.ts'
import {
  type Allowance,
  type Allowances,
  allowances,
  RateLimits,
  rateLimitKey,
} from '@vitrine/contract/service/rateLimits.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the route, by which calls are limited. */
    name?: string
  }
}

/** Maximum bytes of a JSON body, as at the gateway. */
export const maxJsonBytes = 100 * 1024

/** The limits of one visitor by the name of a route: those of the gateway's root fields that lead to it. */
export const routeAllowances: Allowances = {
  request: allowances.request,
  'auth.login': allowances.login,
  'auth.register': allowances.register,
  'auth.lostPassword': allowances.requestPasswordReset,
  'auth.resetPassword': allowances.resetPassword,
  'staff.signIn': allowances.login,
  'staff.password': allowances.resetPassword,
  'staff.secondFactor': allowances.changePassword,
  'staff.endSecondFactor': allowances.changePassword,
  'profile.update': allowances.updateProfile,
  'profile.password': allowances.changePassword,
  'profile.data': allowances.personalData,
  'profile.deletionLink': allowances.requestAccountDeletion,
  'profile.delete': allowances.deleteAccount,
  'addresses.add': allowances.addAddress,
  'orders.account': allowances.createAccountFromOrder,
  'orders.link': allowances.requestOrderLink,
  'stockAlerts.request': allowances.requestStockAlert,
  'stockAlerts.confirm': allowances.confirmStockAlert,
  'stockAlerts.unsubscribe': allowances.unsubscribeStockAlerts,
  'stockAlerts.oneClick': allowances.webhook,
  'newsletter.confirm': allowances.confirmNewsletter,
  'newsletter.unsubscribe': allowances.unsubscribeNewsletter,
  'newsletter.oneClick': allowances.webhook,
  'orders.returns.add': allowances.requestReturn,
  'checkout.place': allowances.placeOrder,
  'payment.card.pay': allowances.payByCard,
  'payment.confirm': allowances.confirmPayment,
  'forms.submit': allowances.submitForm,
  'cart.coupon.add': allowances.applyCoupon,
  search: allowances.suggestions,
}

/**
 * Counts calls of a route by one visitor at all processes together, and returns the seconds to wait beyond the limit,
 * else undefined.
 */
export type CountShared = (
  visitor: string,
  name: string,
  allowance: Allowance,
) => Promise<number | undefined>

interface Limits {
  allowed: Allowances
  /** The secret of the gateways, or undefined when none is configured. */
  secret: string | undefined
  /** Counts calls for all processes, absent when no other process shares the database. */
  countShared?: CountShared | undefined
  /** Whether a request is for the back office. Its pages make many calls; its own limits and sessions guard it. */
  isOfStaff(request: FastifyRequest): boolean
  /** The key of a browser in which a member of staff is or was signed in, or undefined for others. */
  staffKey(request: FastifyRequest): string | undefined
}

/** The limit per IP address of calls without a visitor that do not come from a gateway. */
const unidentified: Allowance = { times: 60, window: 60_000 }

/**
 * Rejects calls beyond the limits with 429 and Retry-After, by address and by visitor (security.cms.limits), and by
 * session or browser for staff, who may share their address with strangers (security.staff.limits). Calls of the gateway
 * itself, which have its secret and name no visitor, are not limited, nor are media files and probes; other calls without
 * a visitor's address have the strictest limit. Each process limits all its requests together, because a shared count
 * would cost a write each.
 */
export function registerLimits(
  app: FastifyInstance,
  { allowed, secret, countShared, isOfStaff, staffKey }: Limits,
): void {
  const limits = new RateLimits({ allowed: { unidentified, ...allowed } })
  const take = (visitor: string, name: string) => {
    const allowance = Object.hasOwn(allowed, name) ? allowed[name] : undefined
    return allowance && countShared
      ? countShared(visitor, name, allowance)
      : limits.take(visitor, name, 1)
  }
  app.addHook('onRequest', async (request) => {
    // A call has the limit of its route by either of its names.
    const name = request.routeOptions.config.name?.replace(/\.neutral$/, '') ?? ''
    if (name === 'media' || probes.has(request.routeOptions.url ?? '')) return
    const staff = isOfStaff(request)
    const isNamed = staff || Boolean(request.headers['x-forwarded-for'])
    if (!isNamed && isFromGateway(request, secret)) return
    const token = request.cookies['vitrine_session'] ?? request.cookies['vitrine_cart']
    const visitor = [rateLimitKey(request.ip), ...(token ? [`visitor ${token}`] : [])]
    const staffMember = staff ? staffKey(request) : undefined
    const keys = staffMember === undefined ? visitor : [staffMember]
    for (const key of keys) {
      const wait =
        (isNamed ? undefined : await limits.take(key, 'unidentified', 1)) ??
        limits.takeRequest(key) ??
        (await take(key, name))
      if (wait !== undefined)
        throw new ContractProblem(
          'rate_limited',
          'Too many requests, please try again in a moment.',
          {
            retryAfter: wait,
          },
        )
    }
  })
}
