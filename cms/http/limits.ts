import type { FastifyInstance } from 'fastify'
import { ContractProblem } from '#contract/problem.ts'
import { rateLimitKeyOf } from '#server/limits/rateLimitKey.ts'
import {
  type Allowance,
  type Allowances,
  allowances,
  RateLimits,
} from '#server/limits/rateLimits.ts'

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
  'profile.update': allowances.updateProfile,
  'profile.password': allowances.changePassword,
  'profile.data': allowances.personalData,
  'profile.deletionLink': allowances.requestAccountDeletion,
  'profile.delete': allowances.deleteAccount,
  'addresses.add': allowances.addAddress,
  'orders.link': allowances.requestOrderLink,
  'stockAlerts.request': allowances.requestStockAlert,
  'stockAlerts.confirm': allowances.confirmStockAlert,
  'stockAlerts.unsubscribe': allowances.unsubscribeStockAlerts,
  'stockAlerts.oneClick': allowances.webhook,
  'orders.returns.add': allowances.requestReturn,
  'checkout.place': allowances.placeOrder,
  'payment.card.pay': allowances.payByCard,
  'payment.confirm': allowances.confirmPayment,
  'forms.submit': allowances.submitForm,
  'cart.coupon.add': allowances.applyCoupon,
  search: allowances.suggestions,
}

/**
 * Counts calls of a route by one visitor at all processes together. Returns the seconds to wait beyond the limit, else
 * undefined.
 */
export type CountShared = (
  visitor: string,
  name: string,
  allowance: Allowance,
) => Promise<number | undefined>

interface Limits {
  allowed: Allowances
  isTrusted: (address: string) => boolean
  /** Absent when no other process shares the database. */
  countShared?: CountShared | undefined
}

/**
 * Rejects calls beyond the limits with 429 and Retry-After, by address and by visitor (security.cms.limits). Calls of the
 * gateway itself, which come from a trusted address and name no visitor, are not limited, nor are media files. All requests
 * together are limited by each process for itself, because they would cost a write each.
 */
export function registerLimits(
  app: FastifyInstance,
  { allowed, isTrusted, countShared }: Limits,
): void {
  const limits = new RateLimits({ allowed })
  const take = (visitor: string, name: string) => {
    const allowance = Object.hasOwn(allowed, name) ? allowed[name] : undefined
    return allowance && countShared
      ? countShared(visitor, name, allowance)
      : limits.take(visitor, name, 1)
  }
  app.addHook('onRequest', async (request) => {
    const { name = '' } = request.routeOptions.config
    const { remoteAddress = '' } = request.socket
    const isFromGateway = request.ip === remoteAddress && isTrusted(remoteAddress)
    if (isFromGateway || name === 'media') return
    const token = request.cookies['vitrine_session'] ?? request.cookies['vitrine_cart']
    const keys = [rateLimitKeyOf(request.ip), ...(token ? [`visitor ${token}`] : [])]
    for (const key of keys) {
      const wait = limits.takeRequest(key) ?? (await take(key, name))
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
