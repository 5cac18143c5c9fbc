import { trustedProxies } from '@vitrine/contract/service/addressList.ts'
import { readVariables, VariablesError } from '@vitrine/contract/service/readVariables.ts'
import { z } from 'zod'
import { googleTag } from '../pages/tagSources.ts'
import { type CmsTimeouts, defaultTimeouts } from '../upstream/cmsClient.ts'
import type { CookieNames } from '../visitor/visitorCookies.ts'

const port = z.coerce
  .number('must be a port number from 0 to 65535')
  .int('must be a whole port number')
  .min(0, 'must be a port number from 0 to 65535')
  .max(65535, 'must be a port number from 0 to 65535')

const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as http://127.0.0.1:3001',
})
// Scheme, host and port alone: a path, a wildcard or a semicolon could change the policy that contains it.
const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine(
    (list) => list.every((origin) => /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(origin)),
    'must be origins such as https://media.example, comma-separated',
  )
/** Names of cookies (RFC 6265), with an asterisk at the end of a prefix. */
const cookieNames = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine(
    (names) => names.every((name) => /^[\w!#$%&'+.^`|~-]{3,100}\*?$/.test(name)),
    'must be names of cookies, comma-separated, such as wordpress_logged_in_*,wp_woocommerce_session_*',
  )
  .transform((names) => names as [string, ...string[]])
const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((text) => text === '1')

const redis = z.url({
  protocol: /^rediss?$/,
  error: 'must be an address such as redis://127.0.0.1:6379',
})

/** The environment variables of the gateway; an empty one counts as absent. */
export const variableSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development')
    .describe(
      '`production` serves customers: it needs a public address, and its errors have no details',
    ),
  HOST: z.string().default('127.0.0.1').describe('The address at which the gateway listens'),
  PORT: port.default(3000).describe('The port at which it listens'),
  CMS_PORT: port
    .default(3001)
    .describe('The port of a CMS on the same machine, where `CMS_URL` names none'),
  CMS_URL: address
    .optional()
    .describe(
      'The CMS, which `npm run contract -- --cms URL` checks against its contract; `npm start` then does not start the embedded one',
    ),
  CONTENT_URL: address
    .optional()
    .describe('Another CMS for the content alone, such as the adapter of a WordPress'),
  CMS_READ_TIMEOUT: z.coerce
    .number('must be a number of milliseconds')
    .int('must be a whole number of milliseconds')
    .min(100, 'must be at least 100 milliseconds')
    .max(60_000, 'must be at most 60000 milliseconds')
    .default(defaultTimeouts.read)
    .describe(
      'Milliseconds within which the CMS must respond to a read, retries included. Visitors wait as long for a CMS that hangs',
    ),
  CMS_NAMES: z
    .enum(['specified', 'neutral'], 'must be specified or neutral')
    .default('specified')
    .describe('`neutral` calls forms and payments by their neutral names'),
  CMS_COOKIES: cookieNames
    .optional()
    .describe(
      'The cookies by which your CMS knows a visitor, the session of a customer first; `*` at the end makes a name a prefix: `wordpress_logged_in_*,wp_woocommerce_session_*`. `vitrine_session,vitrine_cart,vitrine_device` without it',
    ),
  CLIENT_DOCUMENTS: z
    .string()
    .optional()
    .describe('A folder with the documents of other clients, such as an app'),
  SITE_URL: address
    .optional()
    .describe(
      'The public address of the shop. With `https:` cookies are `Secure`, their names begin with `__Host-`, and HSTS is sent',
    ),
  MEDIA_ORIGINS: origins
    .optional()
    .describe(
      "Origins of pictures and videos other than the shop's own, comma-separated, such as `https://media.example`. Pages load none from elsewhere",
    ),
  TRIAL: flag
    .optional()
    .describe('`1` starts in production mode with made-up data, never for customers'),
  OMISE_JS_URL: address
    .default('https://cdn.omise.co/omise.js')
    .describe('The script that makes card tokens'),
  OMISE_VAULT_URL: address
    .default('https://vault.omise.co')
    .describe('The frame in which card numbers are typed'),
  TAG_SCRIPT_URL: address
    .default(googleTag.scriptUrl)
    .describe(
      'The script of the measurement and ads tags; its origin is that of the site settings',
    ),
  REDIS_URL: redis
    .optional()
    .describe('Shares cached responses and change notices between gateways'),
  STATE_REDIS_URL: redis
    .optional()
    .describe(
      'Shares carts and checkouts of agents and rate limits between gateways; they are in `REDIS_URL` without it',
    ),
  QA: flag
    .optional()
    .describe(
      '`1` has the machine gallery and fault switches, `0` has not; without it all but production have them',
    ),
  CMS_SECRET: z
    .string()
    .min(40, 'must have at least 40 characters')
    .optional()
    .describe(
      'Authenticates the gateways to the CMS: at least 40 characters, equal at both. `npm start` generates it',
    ),
  CMS_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('At least 16 characters; enables change notices of the CMS'),
  CONTENT_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'At least 16 characters; enables change notices of the CMS of the content, which drop its responses alone',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('At least 16 characters; without it `/metrics` is served to this machine only'),
  TRUST_PROXY: trustedProxies
    .optional()
    .describe(
      'Addresses or networks of proxies, comma-separated, whose `X-Forwarded-For` is trusted: the visitor is the last address in it that is none of them. Without it, rate limits count all visitors behind a proxy as one, and a gateway whose `SITE_URL` begins with https: logs a warning',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: address
    .optional()
    .describe(
      'A collector of traces, such as `http://127.0.0.1:4318`; with it, `OTEL_EXPORTER_OTLP_HEADERS` is read too',
    ),
  OTEL_SERVICE_NAME: z
    .string()
    .default('vitrine-gateway')
    .describe('The name of the gateway in traces'),
  PAGE_CACHE_MB: z.coerce
    .number('must be a number of megabytes')
    .min(0, 'must be a number of megabytes, 0 or more')
    .max(100_000, 'must be at most 100000 megabytes')
    .default(64)
    .describe('Megabytes of rendered pages in memory; 0 stores none'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info')
    .describe('`info` logs a line of JSON for each request and each error'),
})

/** The validated configuration of the gateway, with defaults applied. */
export interface Environment {
  host: string
  port: number
  cmsUrl: string
  /** The CMS of the content, if that is another one (docs/rest/README.md, Content from another CMS). */
  contentUrl: string | undefined
  timeouts: CmsTimeouts
  /** Whether forms and payments of the CMS are called by their neutral names. */
  hasNeutralNames: boolean
  /**
   * The cookies by which the CMS identifies a visitor, the session of a customer first; undefined for those of the
   * contract.
   */
  cookieNames: CookieNames | undefined
  /** The folder with the persisted query manifests of other clients. */
  clientDocuments: string | undefined
  siteUrl: string | undefined
  /** Origins of images and videos beside the shop's own. */
  mediaOrigins: readonly string[] | undefined
  redisUrl: string | undefined
  /** The Redis for what must not be evicted: carts and checkouts of agents, and rate limits. */
  stateRedisUrl: string | undefined
  isProduction: boolean
  /** Whether the machine gallery and fault switches are served. */
  isQa: boolean
  /** The origins of the payment provider's script and of its frame for card numbers. */
  cardOrigins: { script: string; vault: string }
  /** The address of the script of the measurement and ads tags. */
  tagScriptUrl: string
  webhookSecret: string | undefined
  /** Signs change notices of the content alone. */
  contentWebhookSecret: string | undefined
  /** Authenticates the gateway to the CMS. */
  cmsSecret: string | undefined
  metricsToken: string | undefined
  /** Addresses or networks of proxies, comma-separated. */
  trustedProxies: string | undefined
  /** The URL of an OpenTelemetry collector and the service name to report. */
  tracing: { endpoint: string; serviceName: string } | undefined
  /** Maximum size of stored pages in megabytes; 0 stores none. */
  pageCacheMegabytes: number
  logLevel: z.infer<typeof variableSchema>['LOG_LEVEL']
}

/** Reads the environment variables; empty ones count as unset. Throws VariablesError. */
export function readEnvironment(
  variables: Record<string, string | undefined> = process.env,
): Environment {
  const {
    NODE_ENV,
    HOST,
    PORT,
    CMS_PORT,
    CMS_URL,
    CONTENT_URL,
    CMS_READ_TIMEOUT,
    CMS_NAMES,
    CMS_COOKIES,
    CLIENT_DOCUMENTS,
    SITE_URL,
    MEDIA_ORIGINS,
    TRIAL,
    OMISE_JS_URL,
    TAG_SCRIPT_URL,
    OMISE_VAULT_URL,
    REDIS_URL,
    STATE_REDIS_URL,
    QA,
    LOG_LEVEL,
    CMS_WEBHOOK_SECRET,
    CONTENT_WEBHOOK_SECRET,
    CMS_SECRET,
    METRICS_TOKEN,
    TRUST_PROXY,
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_SERVICE_NAME,
    PAGE_CACHE_MB,
  } = readVariables('The gateway', variableSchema, variables)
  const isProduction = NODE_ENV === 'production'
  // Links, cookies and Strict-Transport-Security depend on it (security.production.made-up).
  if (isProduction && !SITE_URL && !TRIAL)
    throw new VariablesError(
      'SITE_URL must be the public address of the shop in production, such as https://shop.example. TRIAL=1 tries the shop out without it.',
    )
  return {
    host: HOST,
    port: PORT,
    cmsUrl: CMS_URL ?? `http://127.0.0.1:${CMS_PORT}`,
    contentUrl: CONTENT_URL,
    timeouts: { ...defaultTimeouts, read: CMS_READ_TIMEOUT },
    hasNeutralNames: CMS_NAMES === 'neutral',
    cookieNames: CMS_COOKIES,
    clientDocuments: CLIENT_DOCUMENTS,
    siteUrl: SITE_URL,
    mediaOrigins: MEDIA_ORIGINS,
    redisUrl: REDIS_URL,
    stateRedisUrl: STATE_REDIS_URL,
    isProduction,
    isQa: QA ?? !isProduction,
    cardOrigins: {
      script: new URL(OMISE_JS_URL).origin,
      vault: new URL(OMISE_VAULT_URL).origin,
    },
    tagScriptUrl: TAG_SCRIPT_URL,
    webhookSecret: CMS_WEBHOOK_SECRET,
    contentWebhookSecret: CONTENT_WEBHOOK_SECRET,
    cmsSecret: CMS_SECRET,
    metricsToken: METRICS_TOKEN,
    trustedProxies: TRUST_PROXY,
    tracing: OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: OTEL_SERVICE_NAME }
      : undefined,
    pageCacheMegabytes: PAGE_CACHE_MB,
    logLevel: LOG_LEVEL,
  }
}
