import { request } from 'undici'
import { z } from 'zod'

const Account = z.object({
  object: z.literal('account'),
  livemode: z.boolean(),
  email: z.string(),
  webhook_uri: z.string().nullish(),
})

const Capability = z.object({
  object: z.literal('capability'),
  payment_methods: z.array(z.object({ name: z.string() })),
})

/** The account of a secret key at Omise (https://docs.omise.co/account-api, /capability-api). */
export interface OmiseAccount {
  email: string
  /** Whether the account's charges take money. */
  isLive: boolean
  /** The address to which Omise sends events, or undefined without one. */
  webhookUrl: string | undefined
  /** The names of its payment methods, such as `promptpay`. */
  methods: string[]
}

const timeout = { headersTimeout: 8000, bodyTimeout: 8000 }

/**
 * Reads the account of a secret key.
 * @throws {Error} when Omise rejects the key, cannot be reached, or responds in another form
 */
export async function readOmiseAccount(url: string, secretKey: string): Promise<OmiseAccount> {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const read = async (path: string) => {
    const { statusCode, body } = await request(new URL(path, url), {
      ...timeout,
      headers: { authorization },
    })
    if (statusCode === 200) return body.json()
    await body.dump()
    throw new Error(
      statusCode === 401
        ? 'Omise rejects OMISE_SECRET_KEY.'
        : `Omise responded ${statusCode} to ${path}.`,
    )
  }
  const account = Account.parse(await read('/account'))
  const { payment_methods: methods } = Capability.parse(await read('/capability'))
  return {
    email: account.email,
    isLive: account.livemode,
    webhookUrl: account.webhook_uri || undefined,
    methods: methods.map(({ name }) => name),
  }
}
