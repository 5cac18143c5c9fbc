import { checkoutVariables } from '@vitrine/commerce/checkoutVariables.ts'
import { companyOf, companyVariables } from '@vitrine/commerce/company.ts'
import { modeVariables, refuseMadeUp } from '@vitrine/commerce/production.ts'
import { socialVariables } from '@vitrine/commerce/social/socialVariables.ts'
import { purposeSecrets } from '@vitrine/contract/service/purposeSecrets.ts'
import { readVariables, setVariables } from '@vitrine/contract/service/readVariables.ts'
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** The secrets of the adapter by purpose, each derived from SHOP_SECRET. */
function secretsOf(list: string) {
  const [orders, ...otherOrders] = purposeSecrets(list, 'links')
  const [engine] = purposeSecrets(list, 'engine')
  const [webhooks] = purposeSecrets(list, 'webhooks')
  const [devices] = purposeSecrets(list, 'devices')
  return { orders, otherOrders, engine, webhooks, devices }
}

/** The variables of the adapter. */
export const Environment = z
  .object({
    ...modeVariables,
    ADAPTER_HOST: z.string().default('127.0.0.1'),
    ADAPTER_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
    /** The Medusa engine. */
    MEDUSA_URL: address,
    /** The address at which staff reach the engine's admin, with which the URLs of uploaded photographs begin. */
    MEDUSA_PUBLIC_URL: address.optional(),
    /** The publishable key of the shop's sales channel; without it that of the seed in DATABASE_URL. */
    MEDUSA_PUBLISHABLE_KEY: z.string().startsWith('pk_'),
    /** PostgreSQL for the index of the catalogue, for example the engine's. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /**
     * The secret from which those of links, of webhooks and of the engine are derived; then, after commas, former ones that are
     * accepted too. The same at the engine.
     */
    SHOP_SECRET: z
      .string()
      .refine(
        (list) => list.split(',').every((secret) => secret.trim().length >= 16),
        'needs secrets of at least 16 characters, separated by commas',
      ),
    /** The embedded CMS, which serves pages, stories, look books, stores, forms and images. */
    CONTENT_URL: address,
    /** Authenticates the adapter and the gateway to the embedded CMS. */
    CMS_SECRET: z.string().min(40).optional(),
    /** The URL at which the adapter reaches the gateway, for notices of changes. */
    GATEWAY_URL: address.default('http://localhost:3000'),
    /** Signs notices of changes; the same at the gateway. Without it the gateway waits for its cache to expire. */
    CMS_WEBHOOK_SECRET: z.string().min(16).optional(),
    /** Seconds between two readings of the whole catalogue, which find changes that were missed. */
    CATALOGUE_REFRESH_SECONDS: z.coerce.number().int().min(1).max(604_800).default(3600),
    /** Seconds in which Medusa must respond, below the seven that the gateway gives a write. */
    MEDUSA_TIMEOUT_SECONDS: z.coerce.number().min(1).max(600).default(6.5),
    /** The maximum numbers of unpaid orders of one shopper and of one range of IP addresses; 0 for any number. */
    MAX_OPEN_ORDERS: z.coerce.number().int().min(0).max(100_000).default(5),
    MAX_OPEN_ORDERS_PER_NETWORK: z.coerce.number().int().min(0).max(100_000).default(50),
    /** The public address of the shop, for links in emails. */
    SITE_URL: address.default('http://localhost:3000'),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).max(200).default('Vitrine <hello@vitrine.example>'),
    /** The address of staff for emails about pending slips and refunds. */
    STAFF_EMAIL: z.email().optional(),
    /** The directory of the files of photographs, and of emails without SMTP_URL. */
    VITRINE_DATA: z.string().default('.data'),
    /** Payments by Omise; without its key, the sandbox takes no real money. */
    OMISE_SECRET_KEY: z.string().optional(),
    /** With it, the shop offers cards. */
    OMISE_PUBLIC_KEY: z.string().optional(),
    OMISE_URL: address.default('https://api.omise.co'),
    /** The script that makes card tokens in the browser. */
    OMISE_JS_URL: address.default('https://cdn.omise.co/omise.js'),
    /** The PromptPay id of the sandbox's QR codes. */
    PROMPTPAY_ID: z.string().optional(),
    ...socialVariables,
    ...checkoutVariables,
    ...companyVariables,
    METRICS_TOKEN: z.string().min(16).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .superRefine(({ OMISE_PUBLIC_KEY, OMISE_SECRET_KEY }, context) => {
    if (OMISE_PUBLIC_KEY && !OMISE_SECRET_KEY)
      context.addIssue({
        code: 'custom',
        path: ['OMISE_SECRET_KEY'],
        message: 'required by OMISE_PUBLIC_KEY, because cards are charged with both keys of Omise',
      })
  })
  .transform((variables) => ({
    ...variables,
    /** The company whose bank accounts take transfers. */
    company: companyOf(variables),
    secrets: secretsOf(variables.SHOP_SECRET),
  }))
export type Environment = z.infer<typeof Environment>

/** Reads the variables. Throws an Error that names each variable that is missing or invalid. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const environment = readVariables('The adapter', Environment, variables)
  refuseMadeUp('The adapter', setVariables(variables))
  return environment
}
