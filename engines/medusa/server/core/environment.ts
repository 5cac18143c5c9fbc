import { checkoutVariables } from '@vitrine/commerce/checkoutVariables.ts'
import { companyVariables, createCompany } from '@vitrine/commerce/company.ts'
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

/** The variables of the adapter over Medusa. */
export const variableSchema = z.object({
  ...modeVariables,
  ADAPTER_HOST: z.string().default('127.0.0.1').describe('The address at which it listens'),
  ADAPTER_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3001)
    .describe('The port at which it listens'),
  MEDUSA_URL: address.describe('The engine; `npm run medusa` sets it'),
  MEDUSA_PUBLIC_URL: address
    .optional()
    .describe(
      'The address of the engine with which the URLs of uploaded photographs begin, which are fetched at `MEDUSA_URL`',
    ),
  MEDUSA_PUBLISHABLE_KEY: z
    .string()
    .startsWith('pk_')
    .describe('The key of the sales channel of the shop; without it that of the seed'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('PostgreSQL for the [index](#how-fresh-it-is), for example that of the engine'),
  SHOP_SECRET: z
    .string()
    .refine(
      (list) => list.split(',').every((secret) => secret.trim().length >= 16),
      'needs secrets of at least 16 characters, separated by commas',
    )
    .describe(
      'The secret from which those of links, notices and calls of the engine are derived, with former ones after commas, which are accepted too. The same at the engine; `npm run medusa` sets it',
    ),
  CONTENT_URL: address.describe(
    'The embedded CMS, which serves pages, stories, look books, stores, forms and images; `npm run medusa` sets it',
  ),
  CMS_SECRET: z
    .string()
    .min(40)
    .optional()
    .describe('Authenticates the adapter and the gateway to the embedded CMS'),
  GATEWAY_URL: address
    .prefault('http://localhost:3000')
    .describe('The gateway, for notices of [changes](#how-fresh-it-is)'),
  CMS_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Signs the notices of changes; the same at the gateway. Without it the gateway waits until its cache expires',
    ),
  CATALOGUE_REFRESH_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(604_800)
    .default(3600)
    .describe('Seconds after which everything is read again, for changes that were missed'),
  MEDUSA_TIMEOUT_SECONDS: z.coerce
    .number()
    .min(1)
    .max(600)
    .default(6.5)
    .describe(
      'Seconds after which the adapter responds `unavailable`; the gateway gives a write seven',
    ),
  SITE_URL: address
    .prefault('http://localhost:3000')
    .describe('The shop, for links in emails and the callbacks of social login'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('The server of [emails](#emails); without it they are files in `.data/medusa/mail`'),
  MAIL_FROM: z
    .string()
    .min(3)
    .max(200)
    .default('Vitrine <hello@vitrine.example>')
    .describe('The sender of emails'),
  STAFF_EMAIL: z
    .email()
    .optional()
    .describe(
      'The address that hears of new slips and of refunds to make: at most one email in five minutes, with a link into the admin for each',
    ),
  VITRINE_DATA: z
    .string()
    .default('.data')
    .describe('The directory of photographs, and of emails without `SMTP_URL`'),
  OMISE_SECRET_KEY: z
    .string()
    .optional()
    .describe('PromptPay by Omise; without it the sandbox, which takes no real money'),
  OMISE_PUBLIC_KEY: z
    .string()
    .optional()
    .describe('With it and `OMISE_SECRET_KEY` the shop takes cards, which the sandbox does not'),
  OMISE_URL: address.prefault('https://api.omise.co').describe('The API of the provider'),
  OMISE_JS_URL: address
    .default('https://cdn.omise.co/omise.js')
    .describe('The script that makes card tokens in the browser; the gateway needs the same'),
  PROMPTPAY_ID: z.string().optional().describe('The PromptPay id of the QR codes of the sandbox'),
  ...socialVariables,
  ...checkoutVariables,
  ...companyVariables,
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('The token of `/metrics`, which is served to this machine only without it'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('`info` logs a line of JSON for each request and each error'),
})

const Environment = variableSchema
  .superRefine(({ OMISE_PUBLIC_KEY, OMISE_SECRET_KEY }, context) => {
    if (OMISE_PUBLIC_KEY && !OMISE_SECRET_KEY)
      context.addIssue({
        code: 'custom',
        path: ['OMISE_SECRET_KEY'],
        message: 'required by OMISE_PUBLIC_KEY, because cards are charged with both keys of Omise',
      })
  })
  .transform((read) => ({
    ...read,
    /** The company whose bank accounts take transfers. */
    company: createCompany(read),
    secrets: secretsOf(read.SHOP_SECRET),
  }))
export type Environment = z.infer<typeof Environment>

/** Reads the variables. Throws an Error that names each variable that is missing or invalid. */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const environment = readVariables('The adapter', Environment, given)
  refuseMadeUp('The adapter', setVariables(given))
  return environment
}
