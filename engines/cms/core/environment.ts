import { checkoutVariables, paymentVariables } from '@vitrine/commerce/checkoutVariables.ts'
import { companyVariables, createCompany } from '@vitrine/commerce/company.ts'
import { modeVariables, refuseMadeUp } from '@vitrine/commerce/production.ts'
import { socialVariables } from '@vitrine/commerce/social/socialVariables.ts'
import { purchaseEvents, purchaseValues } from '@vitrine/contract/content.ts'
import { trustedProxies } from '@vitrine/contract/service/addressList.ts'
import { readVariables, setVariables } from '@vitrine/contract/service/readVariables.ts'
import { z } from 'zod'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback)
const address = z.url({ protocol: /^https?$/ })
const secret = z.string().min(1).max(4000)
const minSecret = 40
const longSecret = z
  .string()
  .regex(
    new RegExp(`^[!-~]{${minSecret},4000}$`),
    `must have at least ${minSecret} characters, without spaces`,
  )

/** The environment variables of the embedded CMS. */
export const variableSchema = z.object({
  ...modeVariables,
  CMS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe(
      'The address at which the CMS listens; `HOST` opens the shop alone. Only gateways need to reach the CMS',
    ),
  PORT: port(3000).describe('The port of the gateway on the same machine'),
  CMS_PORT: port(3001).describe('The port at which it listens'),
  TRUST_PROXY: trustedProxies
    .optional()
    .describe(
      "As at the gateways: addresses or networks of the proxy of `ADMIN_URL`, and of gateways, or proxies between, on other machines; the CMS's own machine is always trusted. A visitor's address counts with `CMS_SECRET` only, that of staff at `ADMIN_URL` without it",
    ),
  CMS_SECRET: longSecret
    .optional()
    .describe(
      'Authenticates the gateways: at least 40 characters. Without it, no call counts as one of a gateway',
    ),
  VITRINE_DATA: z.string().min(1).default('.data').describe('The directory of data and images'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL; without it PGlite in the data directory'),
  ORDERS_SECRET: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(longSecret))
    .optional()
    .describe(
      'Signs the links with which guests view their orders, and encrypts secrets in the database. Equal on all hosts. Several, separated by commas: the first signs and encrypts, all are accepted',
    ),
  ADMIN_URL: address
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe(
      "The https address at which staff use the back office, such as `https://office.example`: a proxy there passes `/admin`, `/staff` and `/media` with their `Host` to the CMS. Without it the back office responds to the CMS's own machine only. In production it requires `TRUST_PROXY`",
    ),
  OFFICE: z
    .enum(['shop', 'content'])
    .default('shop')
    .describe(
      '`content` shows the content alone in the back office, where another engine sells; `npm run medusa` sets it',
    ),
  ENGINE_ADMIN_URL: address
    .optional()
    .describe('The back office of that engine, to which this one links'),
  GATEWAY_URL: address
    .optional()
    .describe(
      'The address at which the CMS reaches a gateway, for notices of changes; `http://127.0.0.1:PORT` without it',
    ),
  CMS_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Signs notices of changes; equal at the gateways. Without it they wait for their caches to expire. `npm start` generates it',
    ),
  STAFF_SECRET: longSecret
    .optional()
    .describe('Authorizes `npm run cms` at the CMS of the same machine'),
  SANDBOX_WEBHOOK_SECRET: longSecret
    .optional()
    .describe(
      'Signs the notifications of the sandbox of payments: for trials on several hosts only',
    ),
  SLIPS_S3_URL: address
    .optional()
    .describe(
      'The bucket of transfer slips, with a prefix if wanted; they are in the data directory without it',
    ),
  SLIPS_S3_REGION: z.string().min(1).default('us-east-1').describe('The region of the bucket'),
  SLIPS_S3_ACCESS_KEY_ID: secret.optional().describe('The id of the key to the bucket'),
  SLIPS_S3_SECRET_ACCESS_KEY: secret.optional().describe('The key to the bucket'),
  SITE_URL: address
    .optional()
    .describe('The public address of the shop; `http://localhost:PORT` without it'),
  QA: z
    .enum(['0', '1'])
    .optional()
    .describe('`1` has fault switches, `0` has not; without it all but production have them'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe(
      '`info` logs a line of JSON for each response, with its path but without its query, which may hold keys',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('At least 16 characters; without it `/metrics` is served to this machine only'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address
    .optional()
    .describe('A collector of traces, such as `http://127.0.0.1:4318`'),
  CMS_SERVICE_NAME: z
    .string()
    .min(1)
    .default('vitrine-cms')
    .describe('The name of the CMS in traces'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'The server that sends emails, such as `smtps://user:password@smtp.example`; they are files without it',
    ),
  MAIL_FROM: z
    .string()
    .min(3)
    .max(200)
    .default('Vitrine <hello@vitrine.example>')
    .describe('The sender of emails'),
  ...socialVariables,
  ...checkoutVariables,
  ...paymentVariables,
  SLIP_REVIEW_HOURS: z.coerce
    .number()
    .min(0.1)
    .max(1000)
    .default(12)
    .describe(
      'The hours after which a slip that is still unchecked is in an email once more. After 72 hours the order is cancelled, and its pieces are sold: record a transfer that you find later on the page of the order',
    ),
  STAFF_EMAIL: z
    .email()
    .optional()
    .describe(
      'The address for emails about new transfer slips and refunds to make: at most one in five minutes, which lists all that wait with links into the back office; without it the CMS only logs a warning about slips',
    ),
  OMISE_SECRET_KEY: secret
    .optional()
    .describe('The secret key at Omise; without it the sandbox takes no real money'),
  OMISE_PUBLIC_KEY: secret
    .optional()
    .describe('The public key at Omise, with which the shop offers cards'),
  OMISE_URL: address.default('https://api.omise.co').describe('The API of the payment provider'),
  PAYMENT_SANDBOX_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe('The port of a stand-in for Omise, which `npm start` sets in development'),
  OMISE_JS_URL: address
    .default('https://cdn.omise.co/omise.js')
    .describe('The script that makes card tokens in the browser'),
  MEASUREMENT_TAG_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must be an id such as G-ABC123')
    .optional()
    .describe('The measurement tag of the site settings'),
  ADS_TAG_ID: z
    .string()
    .regex(/^AW-[0-9]{5,15}$/, 'must be an id such as AW-12345678')
    .optional()
    .describe('The ads tag of the site settings'),
  TAG_SCRIPT_URL: address
    .default('https://www.googletagmanager.com/gtag/js')
    .describe("The script of both tags; the gateway's has the same origin"),
  PURCHASE_EVENT: z
    .enum(purchaseEvents, 'must be paid or placed')
    .default('paid')
    .describe('When a purchase is reported to the tags'),
  PURCHASE_VALUE: z
    .enum(purchaseValues, 'must be net, gross or total')
    .default('net')
    .describe(
      'The value that is reported of it: items after coupons without tax, with tax, or all that is paid',
    ),
  ...companyVariables,
  PROMPTPAY_ID: z
    .string()
    .regex(/^\d{10}$|^\d{13}$|^\d{15}$/)
    .optional()
    .describe('A PromptPay id of yours in the QR codes of the sandbox'),
})

/** The variables with what follows from them, where an empty variable counts as absent. */
export const CmsEnvironment = variableSchema
  .superRefine((variables, context) => {
    const { ADMIN_URL, NODE_ENV } = variables
    if (ADMIN_URL && NODE_ENV === 'production' && !ADMIN_URL.startsWith('https:'))
      context.addIssue({
        code: 'custom',
        path: ['ADMIN_URL'],
        message: 'must begin with https: in production, because passwords pass through it',
      })
    // The CMS itself speaks no TLS: a proxy does, and without its address all staff and strangers have that of the proxy.
    if (ADMIN_URL && NODE_ENV === 'production' && !variables.TRUST_PROXY)
      context.addIssue({
        code: 'custom',
        path: ['TRUST_PROXY'],
        message:
          'required by ADMIN_URL in production: the address of the proxy that staff use, such as 127.0.0.1, or limits count staff and strangers as one',
      })
    if (!variables.SLIPS_S3_URL) return
    for (const name of ['SLIPS_S3_ACCESS_KEY_ID', 'SLIPS_S3_SECRET_ACCESS_KEY'] as const)
      if (!variables[name])
        context.addIssue({ code: 'custom', path: [name], message: 'required by SLIPS_S3_URL' })
    if (new URL(variables.SLIPS_S3_URL).pathname === '/')
      context.addIssue({
        code: 'custom',
        path: ['SLIPS_S3_URL'],
        message: 'must contain the bucket, such as https://s3.example/slips',
      })
  })
  .transform(({ SITE_URL, GATEWAY_URL, QA, ...variables }) => {
    const isProduction = variables.NODE_ENV === 'production'
    return {
      ...variables,
      SITE_URL: (SITE_URL ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, ''),
      GATEWAY_URL: GATEWAY_URL ?? `http://127.0.0.1:${variables.PORT}`,
      QA: QA ? QA === '1' : !isProduction,
      isProduction,
      company: createCompany(variables),
    }
  })
export type CmsEnvironment = z.infer<typeof CmsEnvironment>

/** The address at which staff use the back office, without ADMIN_URL on the CMS's own machine. */
export const officeUrl = ({ ADMIN_URL, CMS_PORT }: CmsEnvironment): string =>
  ADMIN_URL ?? `http://localhost:${CMS_PORT}`

/** Reads the variables of the CMS. Throws an Error that names each invalid variable and what it must be. */
export function readEnvironment(variables: Record<string, string | undefined>): CmsEnvironment {
  const environment = readVariables('The CMS', CmsEnvironment, variables)
  refuseMadeUp(
    'The CMS',
    setVariables(variables),
    variables['DATABASE_URL'] ? requiredOnServer : {},
  )
  return environment
}

/** Variables that production requires with DATABASE_URL: generated ones would differ between two hosts. */
const requiredOnServer = {
  ORDERS_SECRET: 'signs the links of guests, at least 40 characters, equal on all hosts',
  STAFF_SECRET: 'authorizes the command line, at least 40 characters',
} as const
