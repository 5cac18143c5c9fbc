import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Secrets } from '@vitrine/commerce/secrets.ts'
import { purposeSecrets } from '@vitrine/contract/service/purposeSecrets.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { formerWebhookSecrets, webhooks } from '#cms/database/schema/programs.ts'
import { staffMembers } from '#cms/database/schema/staff.ts'
import type { Cms } from './context.ts'

type Keys = Pick<Secrets, 'orders' | 'otherOrders'>

const algorithm = 'aes-256-gcm'
const version = 'v1.'
const nonceBytes = 12
const tagBytes = 16

/** The owner of the secret of an authenticator app. */
export const appOwner = ({ id }: { id: number }): string => `second factor ${id}`

/** The owner of the secrets of a webhook. */
export const webhookOwner = ({ url }: { url: string }): string => `webhook ${url}`

/** AES keys of 256 bits, derived from `ORDERS_SECRET`: the current one, then those that are accepted too. */
const keysOf = ({ orders, otherOrders }: Keys): Buffer[] =>
  purposeSecrets([orders, ...otherOrders].join(), 'stored secrets').map((key) =>
    Buffer.from(key, 'base64url'),
  )

/**
 * Encrypts a secret for the database (security.staff.secrets.stored), as `v1.` and nonce, ciphertext and tag of
 * AES-256-GCM in base64url. `owner` is authenticated with it, so that a row cannot use the secret of another.
 */
export function sealSecret(keys: Keys, owner: string, secret: string): string {
  const [key = Buffer.alloc(0)] = keysOf(keys)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return version + Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Decrypts a secret of the database, or returns null if it is under none of the keys, of another owner, or damaged. */
export function openSecret(keys: Keys, owner: string, sealed: string): string | null {
  if (!sealed.startsWith(version)) return null
  const bytes = Buffer.from(sealed.slice(version.length), 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  for (const key of keysOf(keys)) {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-tagBytes))
    try {
      const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    } catch {
      // Under another key.
    }
  }
  return null
}

/**
 * Encrypts stored secrets that are under an earlier `ORDERS_SECRET` under the current one, so that the earlier one can
 * be left out, and logs how many are under neither.
 */
export async function resealSecrets({
  database,
  secrets,
  log,
}: Pick<Cms, 'database' | 'secrets' | 'log'>): Promise<void> {
  let lost = 0
  const resealed = (owner: string, sealed: string): string | undefined => {
    if (openSecret({ ...secrets, otherOrders: [] }, owner, sealed) !== null) return undefined
    const secret = openSecret(secrets, owner, sealed)
    if (secret === null) lost += 1
    return secret === null ? undefined : sealSecret(secrets, owner, secret)
  }
  const { totpSecret } = staffMembers
  for (const member of await database.select().from(staffMembers).where(isNotNull(totpSecret))) {
    const before = member.totpSecret ?? ''
    const sealed = resealed(appOwner(member), before)
    if (sealed)
      await database
        .update(staffMembers)
        .set({ totpSecret: sealed })
        .where(and(eq(staffMembers.id, member.id), eq(totpSecret, before)))
  }
  for (const webhook of await database.select().from(webhooks)) {
    const former = await database
      .select()
      .from(formerWebhookSecrets)
      .where(eq(formerWebhookSecrets.webhookId, webhook.id))
    for (const [table, rows] of [
      [webhooks, [webhook]],
      [formerWebhookSecrets, former],
    ] as const)
      for (const { id, secret } of rows) {
        const sealed = resealed(webhookOwner(webhook), secret)
        if (sealed)
          await database
            .update(table)
            .set({ secret: sealed })
            .where(and(eq(table.id, id), eq(table.secret, secret)))
      }
  }
  if (lost > 0)
    log.warn(
      { secrets: lost },
      'secrets of authenticator apps or webhooks are encrypted under another ORDERS_SECRET',
    )
}
