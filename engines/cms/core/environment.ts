import { checkoutVariables, paymentVariables } from '@vitrine/commerce/checkoutVariables.ts'
import { companyOf, companyVariables } from '@vitrine/commerce/company.ts'
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

/** The environment variables of the embedded CMS. An empty variable counts as absent. */
export const CmsEnvironment = z
  .object({
    ...modeVariables,
    CMS_HOST: z.string().min(1).default('127.0.0.1'),
    PORT: port(3000),
    CMS_PORT: port(3001),
    /**
     * Addresses and networks of proxies, whose X-Forwarded-For is trusted: those of ADMIN_URL, and between gateways and CMS. This
     * machine's own are always among them.
     */
    TRUST_PROXY: trustedProxies.optional(),
    /** Authenticates the gateways. Without it, no call counts as one of a gateway. */
    CMS_SECRET: longSecret.optional(),
    VITRINE_DATA: z.string().min(1).default('.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /**
     * Signs the links with which guests view their orders. Several, separated by commas: the first signs, all are accepted.
     */
    ORDERS_SECRET: z
      .string()
      .transform((list) => list.split(',').map((each) => each.trim()))
      .pipe(z.array(longSecret))
      .optional(),
    /**
     * The public https address of the CMS at which staff use the back office. Without it the back office responds to this
     * machine only.
     */
    ADMIN_URL: address.transform((url) => url.replace(/\/+$/, '')).optional(),
    /** The contents of the back office: all of the shop, or its content alone where another engine sells. */
    OFFICE: z.enum(['shop', 'content']).default('shop'),
    /** The back office of that engine, to which this one links. */
    ENGINE_ADMIN_URL: address.optional(),
    /** The URL at which the CMS reaches the gateway, for notices of changes; the port of this machine by default. */
    GATEWAY_URL: address.optional(),
    /** Signs notices of changes; the same at the gateway. Without it the gateway waits for its cache to expire. */
    CMS_WEBHOOK_SECRET: z.string().min(16).optional(),
    /** Authorizes the calls of the staff's command line. */
    STAFF_SECRET: longSecret.optional(),
    /** Signs the webhooks of the sandbox of payments. */
    SANDBOX_WEBHOOK_SECRET: longSecret.optional(),
    /** The bucket of transfer slips, with a prefix if wanted; the data directory when absent. */
    SLIPS_S3_URL: address.optional(),
    SLIPS_S3_REGION: z.string().min(1).default('us-east-1'),
    SLIPS_S3_ACCESS_KEY_ID: secret.optional(),
    SLIPS_S3_SECRET_ACCESS_KEY: secret.optional(),
    SITE_URL: address.optional(),
    QA: z.enum(['0', '1']).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    METRICS_TOKEN: z.string().min(16).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    CMS_SERVICE_NAME: z.string().min(1).default('vitrine-cms'),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).max(200).default('Vitrine <hello@vitrine.example>'),
    ...socialVariables,
    ...checkoutVariables,
    ...paymentVariables,
    /** The maximum number of unpaid orders of a visitor, an email address or a phone number; 0 for any number. */
    MAX_OPEN_ORDERS: z.coerce.number().int().min(0).max(100_000).default(5),
    /** The maximum number of unpaid orders from one range of IP addresses (IPv4 /24, IPv6 /56); 0 for any number. */
    MAX_OPEN_ORDERS_PER_NETWORK: z.coerce.number().int().min(0).max(100_000).default(50),
    /** After how many hours staff are reminded of a slip that awaits its check. */
    SLIP_REVIEW_HOURS: z.coerce.number().min(0.1).max(1000).default(12),
    /** The email address for reminders to staff. */
    STAFF_EMAIL: z.email().optional(),
    OMISE_SECRET_KEY: secret.optional(),
    /** With it, the shop offers cards. */
    OMISE_PUBLIC_KEY: secret.optional(),
    OMISE_URL: address.default('https://api.omise.co'),
    /** Where the CMS serves a stand-in for Omise, at OMISE_URL: `npm start` sets it in development. */
    PAYMENT_SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    /** The script that makes card tokens in the browser. */
    OMISE_JS_URL: address.default('https://cdn.omise.co/omise.js'),
    /** The tags of the site settings, and the script of both. */
    MEASUREMENT_TAG_ID: z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, 'must be an id such as G-ABC123')
      .optional(),
    ADS_TAG_ID: z
      .string()
      .regex(/^AW-[0-9]{5,15}$/, 'must be an id such as AW-12345678')
      .optional(),
    TAG_SCRIPT_URL: address.default('https://www.googletagmanager.com/gtag/js'),
    /** When a purchase is reported to the tags, and with which value (analytics.purchase.*). */
    PURCHASE_EVENT: z.enum(purchaseEvents, 'must be paid or placed').default('paid'),
    PURCHASE_VALUE: z.enum(purchaseValues, 'must be net, gross or total').default('net'),
    ...companyVariables,
    PROMPTPAY_ID: z
      .string()
      .regex(/^\d{10}$|^\d{13}$|^\d{15}$/)
      .optional(),
  })
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
      /** The public address of the shop, without a trailing slash. */
      SITE_URL: (SITE_URL ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, ''),
      GATEWAY_URL: GATEWAY_URL ?? `http://127.0.0.1:${variables.PORT}`,
      /** Whether fault switches take effect. */
      QA: QA ? QA === '1' : !isProduction,
      isProduction,
      /** The company that sells. */
      company: companyOf(variables),
    }
  })
export type CmsEnvironment = z.infer<typeof CmsEnvironment>

/** The address at which staff use the back office; without ADMIN_URL on the CMS's own machine. */
export const officeUrl = ({ ADMIN_URL, CMS_PORT }: CmsEnvironment): string =>
  ADMIN_URL ?? `http://localhost:${CMS_PORT}`

/** Reads the variables. Throws an Error that names each invalid variable and what it must be. */
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
