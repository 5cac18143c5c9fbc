import type { PostedName } from '@vitrine/commerce/social/callback.ts'
import { createAttempt, type ProviderName } from '@vitrine/commerce/social/providers.ts'
import type { Attempt } from '@vitrine/commerce/social/socialProvider.ts'
import type { Language } from '@vitrine/contract/common.ts'
import { tokenHash } from '@vitrine/contract/service/tokens.ts'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { oauthAttempts } from '#cms/database/schema/customers.ts'

export type StoredAttempt = typeof oauthAttempts.$inferSelect

/** Milliseconds within which the browser must return from the provider. */
const lifetime = 10 * 60_000

/** Stores the attempt of a browser that is redirected to a provider. */
export async function beginAttempt(
  database: Database,
  provider: ProviderName,
  { visitorHash, language, now }: { visitorHash: string; language: Language; now: Date },
): Promise<Attempt> {
  const attempt = createAttempt()
  await database.insert(oauthAttempts).values({
    stateHash: tokenHash(attempt.state),
    provider,
    verifier: attempt.verifier,
    nonce: attempt.nonce,
    visitorHash,
    language,
    expiresAt: new Date(now.getTime() + lifetime),
  })
  return attempt
}

/**
 * Deletes and returns the attempt of the returning browser, or null when it is unknown, expired or another browser's.
 */
export async function consumeAttempt(
  database: Database,
  provider: ProviderName,
  back: { state: string; visitorHash: string; now: Date },
): Promise<StoredAttempt | null> {
  const [attempt] = await database
    .delete(oauthAttempts)
    .where(
      and(
        eq(oauthAttempts.stateHash, tokenHash(back.state)),
        eq(oauthAttempts.provider, provider),
        eq(oauthAttempts.visitorHash, back.visitorHash),
        gt(oauthAttempts.expiresAt, back.now),
      ),
    )
    .returning()
  return attempt ?? null
}

/** Stores the name that Apple posts, only once, before the browser returns. */
export async function storeName(
  database: Database,
  state: string,
  name: PostedName,
): Promise<void> {
  await database
    .update(oauthAttempts)
    .set({ name })
    .where(eq(oauthAttempts.stateHash, tokenHash(state)))
}
