import { and, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { carts } from '#cms/database/schema/cart.ts'
import { oauthAttempts, sessions } from '#cms/database/schema/customers.ts'
import { guestSeconds } from '../../visitor/sessions.ts'
import { sweepResets } from './lostPassword.ts'
import { sweepAttempts } from './throttle.ts'

/** Deletes expired sessions, sign-in attempts, reset keys and guests' bags. */
export async function sweepVisitors(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
  await database.delete(oauthAttempts).where(lt(oauthAttempts.expiresAt, now))
  await sweepAttempts(database, now)
  await sweepResets(database, now)
  const forgotten = new Date(now.getTime() - guestSeconds * 1000)
  await database
    .delete(carts)
    .where(and(isNotNull(carts.guestHash), lt(carts.updatedAt, forgotten)))
}
