import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Secrets = z.object({
  /** Signs the links by which guests see their orders. */
  orders: z.string().min(40),
  /** Signs the sandbox provider's webhooks. */
  webhooks: z.string().min(40),
  /** Opens the staff's calls. */
  staff: z.string().min(40),
})

/** What this shop signs with; made once and kept in the data directory, for its owner alone. */
export type Secrets = z.infer<typeof Secrets>

/** Reads the shop's secrets and makes them the first time. Two at once get the same. */
export async function readSecrets(dataDirectory: string): Promise<Secrets> {
  const path = join(dataDirectory, 'secrets.json')
  const known = await readFile(path, 'utf8').catch(() => null)
  if (known === null) {
    await createOnce(path)
    return readSecrets(dataDirectory)
  }
  const read = Secrets.safeParse(parse(known))
  if (!read.success)
    throw new Error(`${path} does not hold the shop's secrets. Move it away to have new ones made.`)
  return read.data
}

/** A hard link appears whole or not at all, and never over a file that is there. */
async function createOnce(path: string): Promise<void> {
  const create = () => randomBytes(32).toString('base64url')
  const secrets: Secrets = { orders: create(), webhooks: create(), staff: create() }
  const draft = `${path}.${process.pid}.${create().slice(0, 8)}`
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await link(draft, path).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error
  })
  await rm(draft)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
