import { createHash, randomBytes } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import type { Account, OpenedSession } from './account'
import { findAccount } from './findAccount'

/** Hours of a session, and of one that the customer wants to be remembered. */
const hours = { usual: 24, remembered: 30 * 24 }

/** A random token of 256 bits. */
export const createToken = () => randomBytes(32).toString('base64url')

/** The hash of a token, which is stored so that a leaked database reveals no tokens. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

const database = (container: MedusaContainer) => container.resolve<ShopService>(shopModule).database

/** Begins a session, removes the customer's expired ones, and returns its token. */
export async function openSession(
  container: MedusaContainer,
  customerId: string,
  isRemembered: boolean,
): Promise<string> {
  const token = createToken()
  const duration = `${isRemembered ? hours.remembered : hours.usual} hours`
  const sessions = database(container)
  await sessions('shop_session')
    .where({ customer_id: customerId })
    .whereRaw('"expires_at" < now()')
    .delete()
  await sessions.raw(
    'insert into "shop_session" ("token_hash", "customer_id", "expires_at") values (?, ?, now() + ?::interval)',
    [tokenHash(token), customerId, duration],
  )
  return token
}

/** Begins a session of an account, as `openSession` does. */
export const openedSession = async (
  container: MedusaContainer,
  account: Account,
  isRemembered: boolean,
): Promise<OpenedSession> => ({
  account,
  token: await openSession(container, account.id, isRemembered),
})

/** The customer of a session, or undefined when it has ended. */
export async function readSession(
  container: MedusaContainer,
  token: string,
): Promise<Account | undefined> {
  const session = await database(container)('shop_session')
    .select('customer_id')
    .where({ token_hash: tokenHash(token) })
    .whereRaw('"expires_at" > now()')
    .first()
  return session && findAccount(container, { id: session.customer_id })
}

export async function endSession(container: MedusaContainer, token: string): Promise<void> {
  await database(container)('shop_session')
    .where({ token_hash: tokenHash(token) })
    .delete()
}
