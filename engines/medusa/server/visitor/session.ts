import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { User } from '@vitrine/contract/customer.ts'
import { isToken } from '@vitrine/contract/service/tokens.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../../engine/src/customers/account.ts'
import type { Adapter } from '../core/adapter.ts'

const sessionCookie = 'vitrine_session'

/** Seconds for which a browser stores the session of a customer who wants to be remembered: 30 days. */
const rememberedSeconds = 30 * 24 * 3600

const cookie = { httpOnly: true, sameSite: 'lax', path: '/' } as const

/** The token that the visitor sent, if it has the form of one. */
export function sessionToken({ cookies }: FastifyRequest): string | null {
  const token = cookies[sessionCookie]
  return isToken(token) ? token : null
}

/** The signed-in customer, or null for a guest. */
export async function currentCustomer(
  { shop }: Adapter,
  request: FastifyRequest,
): Promise<Account | null> {
  const token = sessionToken(request)
  if (!token) return null
  return (await shop.post<{ account: Account | null }>('/sessions/read', { token })).account
}

/** The signed-in customer. Throws `unauthenticated` for a guest. */
export async function requireCustomer(adapter: Adapter, request: FastifyRequest): Promise<Account> {
  const account = await currentCustomer(adapter, request)
  if (account) return account
  throw new ContractProblem('unauthenticated', customerCopy.signInRequired)
}

/** Gives the browser the token of a session. */
export const keepSession = (reply: FastifyReply, token: string, isRemembered: boolean) =>
  reply.setCookie(sessionCookie, token, {
    ...cookie,
    ...(isRemembered ? { maxAge: rememberedSeconds } : {}),
  })

export const dropSession = (reply: FastifyReply) => reply.clearCookie(sessionCookie, cookie)

/** A customer as the contract's User. */
export function toUser({ id, email, firstName, lastName, phoneNumber }: Account): User {
  const displayName = `${firstName} ${lastName}`.trim() || email
  return { id, displayName, firstName, lastName, phoneNumber, email: email || null, isAdmin: false }
}

/** The cookie that contains the id of the visitor's cart in Medusa. */
export const cartCookie = 'vitrine_cart'

/** Seconds for which a browser stores the cart: 30 days. */
const cookieAge = 30 * 24 * 60 * 60

/** Gives the browser the id of its cart. */
export const keepCart = (reply: FastifyReply, id: string) =>
  reply.setCookie(cartCookie, id, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: cookieAge,
  })
