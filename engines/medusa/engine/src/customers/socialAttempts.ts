import type { MedusaContainer } from '@medusajs/framework/types'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import { tokenHash } from './sessions'
import type { BegunAttempt, PostedName, ReturnedAttempt, StoredAttempt } from './social'

/** Minutes within which the browser must return from the provider. */
const lifetime = 10

const table = 'shop_social_attempt'

const database = (container: MedusaContainer) => container.resolve<ShopService>(shopModule).database

/** Stores the attempt of a browser that is redirected to a provider, and deletes expired ones. */
export async function beginAttempt(
  container: MedusaContainer,
  { provider, visitor, state, verifier, nonce, language }: BegunAttempt,
): Promise<void> {
  const attempts = database(container)
  await attempts(table).whereRaw('"expires_at" < now()').delete()
  await attempts(table).insert({
    state_hash: tokenHash(state),
    visitor_hash: tokenHash(visitor),
    ...{ provider, verifier, nonce, language },
    expires_at: attempts.raw(`now() + interval '${lifetime} minutes'`),
  })
}

/**
 * Deletes and returns the attempt of the returning browser, or returns undefined when it is unknown, expired or another
 * browser's.
 */
export async function consumeAttempt(
  container: MedusaContainer,
  { provider, visitor, state }: ReturnedAttempt,
): Promise<StoredAttempt | undefined> {
  const [attempt] = await database(container)(table)
    .where({ state_hash: tokenHash(state), visitor_hash: tokenHash(visitor), provider })
    .whereRaw('"expires_at" > now()')
    .delete(['verifier', 'nonce', 'language', 'name'])
  return attempt
}

/** Stores the name that a provider posts, only once, before the browser returns. */
export async function storeName(
  container: MedusaContainer,
  { state, name }: { state: string; name: PostedName },
): Promise<void> {
  await database(container)(table)
    .where({ state_hash: tokenHash(state) })
    .update({ name: JSON.stringify(name) })
}
