import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'

const Secrets = z.object({
  JWT_SECRET: z.string().min(16),
  COOKIE_SECRET: z.string().min(16),
  /** Proves to the engine that a request is the adapter's, and signs the links of guests to their orders. */
  SHOP_SECRET: z.string().min(16),
  /** Signs the adapter's notices of changes to the gateway. */
  CMS_WEBHOOK_SECRET: z.string().min(16),
  /** The password of the first user of the admin. */
  ADMIN_PASSWORD: z.string().min(12),
})
export type EngineSecrets = z.infer<typeof Secrets>

/** The email address of the first user of the admin, unless ADMIN_EMAIL names another. */
export const adminEmail = 'staff@vitrine.example'

/** Returns the secrets of the engine: those of the variables, or else generated ones, which the file stores. */
export async function engineSecrets(
  path: string,
  variables: NodeJS.ProcessEnv,
): Promise<EngineSecrets> {
  const stored = await readFile(path, 'utf8').then(JSON.parse, () => ({}))
  const secret = () => randomBytes(24).toString('base64url')
  const generated = Object.fromEntries(Object.keys(Secrets.shape).map((name) => [name, secret()]))
  const kept = Secrets.parse({ ...generated, ...stored })
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  const set = Object.keys(Secrets.shape).flatMap((name) =>
    variables[name] ? [[name, variables[name]]] : [],
  )
  return Secrets.parse({ ...kept, ...Object.fromEntries(set) })
}
