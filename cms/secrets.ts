import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Secrets = z.object({
  /** Signs the links with which guests view their orders. */
  orders: z.string().min(40),
  /** Signs the sandbox provider's webhooks. */
  webhooks: z.string().min(40),
  /** Authorizes the calls of the staff's command line. */
  staff: z.string().min(40),
})

/** The shop's secrets: generated once and stored in the data directory, readable by its owner only. */
export type Secrets = z.infer<typeof Secrets>

/** Reads the shop's secrets and generates them the first time. Concurrent processes get the same. */
export async function readSecrets(dataDirectory: string): Promise<Secrets> {
  const path = join(dataDirectory, 'secrets.json')
  const known = await readFile(path, 'utf8').catch(() => null)
  if (known === null) {
    await createOnce(path)
    return readSecrets(dataDirectory)
  }
  const read = Secrets.safeParse(parse(known))
  if (!read.success)
    throw new Error(`${path} has no valid secrets. Move it away to generate new ones.`)
  return read.data
}

/** A hard link is atomic and never replaces an existing file. */
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
