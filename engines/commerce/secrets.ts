import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { purposeSecrets } from '@vitrine/contract/service/purposeSecrets.ts'
import { z } from 'zod'

const Generated = z.object({
  orders: z.string().min(40),
  webhooks: z.string().min(40),
  staff: z.string().min(40),
})
type Generated = z.infer<typeof Generated>

/** The shop's secrets, each from its variable, or else generated and stored in the data directory. */
export interface Secrets {
  /** Signs the links with which guests view their orders. */
  orders: string
  /** Secrets of links that are accepted too, while `orders` is being changed. */
  otherOrders: readonly string[]
  /** The key that signs the sandbox provider's webhooks. */
  webhooks: string
  /** Authorizes the calls of the staff's command line. */
  staff: string
}

/** The secrets under which coupons of deleted accounts are counted: the current one first. */
export const couponSecrets = ({ orders, otherOrders }: Pick<Secrets, 'orders' | 'otherOrders'>) =>
  purposeSecrets([orders, ...otherOrders].join(','), 'coupons')

interface Variables {
  /** The current secret, then earlier ones that are still accepted. */
  ORDERS_SECRET?: readonly string[] | undefined
  STAFF_SECRET?: string | undefined
  SANDBOX_WEBHOOK_SECRET?: string | undefined
}

/**
 * Reads the shop's secrets, and generates those without a variable the first time, in a file of the data directory that
 * only its owner can read and concurrent processes share. Throws an Error when that file is damaged.
 */
export async function readSecrets(dataDirectory: string, variables: Variables): Promise<Secrets> {
  const {
    ORDERS_SECRET: [orders, ...otherOrders] = [],
    STAFF_SECRET: staff,
    SANDBOX_WEBHOOK_SECRET: webhooks,
  } = variables
  if (orders && staff && webhooks) return { orders, otherOrders, webhooks, staff }
  const generated = await readGenerated(secretsFile(dataDirectory))
  return {
    orders: orders ?? generated.orders,
    otherOrders,
    webhooks: webhooks ?? generated.webhooks,
    staff: staff ?? generated.staff,
  }
}

/** The file of the secrets that were generated in a data directory. */
export const secretsFile = (dataDirectory: string) => join(dataDirectory, 'secrets.json')

/** The content of such a file. */
export const formatSecrets = ({ orders, webhooks, staff }: Generated): string =>
  `${JSON.stringify({ orders, webhooks, staff }, null, 2)}\n`

/** Reads the shop's secrets without generating any. Throws an Error when there is no shop. */
export async function requireSecrets(
  dataDirectory: string,
  variables: Variables,
): Promise<Secrets> {
  const { ORDERS_SECRET: orders, STAFF_SECRET: staff, SANDBOX_WEBHOOK_SECRET: webhooks } = variables
  if (!(orders && staff && webhooks) && !existsSync(secretsFile(dataDirectory)))
    throw new Error(`There is no shop in ${dataDirectory}.`)
  return readSecrets(dataDirectory, variables)
}

/** Reads the secrets of such a file. Throws an Error with its path when it is damaged. */
async function readGenerated(path: string): Promise<Generated> {
  if (!existsSync(path)) await createOnce(path)
  const read = Generated.safeParse(parse(await readFile(path, 'utf8')))
  if (!read.success)
    throw new Error(`${path} has no valid secrets. Move it away to generate new ones.`)
  return read.data
}

/** A hard link is atomic and never replaces an existing file. */
async function createOnce(path: string): Promise<void> {
  const create = () => randomBytes(32).toString('base64url')
  const secrets: Generated = { orders: create(), webhooks: create(), staff: create() }
  const draft = `${path}.${process.pid}.${create().slice(0, 8)}`
  await writeFile(draft, formatSecrets(secrets), { mode: 0o600, flag: 'wx', flush: true })
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

/** The header with the key of the calls for contact data. */
export const contactDataHeader = 'x-contact-data-key'

/**
 * The key with which an engine that has the accounts reads and deletes personal data in the content CMS, derived from
 * CMS_SECRET: the gateway adds that secret to calls which it passes on, but not this key.
 */
export const contactDataKey = (cmsSecret: string): string =>
  purposeSecrets(cmsSecret, 'contact data')[0]
