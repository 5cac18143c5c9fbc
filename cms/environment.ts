import { z } from 'zod'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback)
const address = z.url({ protocol: /^https?$/ })
const secret = z.string().min(1).max(4000)

/** The environment variables of the embedded CMS. An empty variable counts as absent. */
export const CmsEnvironment = z
  .object({
    NODE_ENV: z.string().default('development'),
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: port(3000),
    CMS_PORT: port(3001),
    VITRINE_DATA: z.string().min(1).default('.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    SITE_URL: address.optional(),
    QA: z.enum(['0', '1']).optional(),
    /** Whether the studio draws all pictures ahead, or only those that are requested. */
    DRAW_AHEAD: z.enum(['0', '1']).default('1'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).max(200).default('Vitrine <hello@vitrine.example>'),
    FACEBOOK_CLIENT_ID: secret.optional(),
    FACEBOOK_CLIENT_SECRET: secret.optional(),
    GOOGLE_CLIENT_ID: secret.optional(),
    GOOGLE_CLIENT_SECRET: secret.optional(),
    APPLE_CLIENT_ID: secret.optional(),
    APPLE_TEAM_ID: secret.optional(),
    APPLE_KEY_ID: secret.optional(),
    APPLE_PRIVATE_KEY: secret.optional(),
    LINE_CLIENT_ID: secret.optional(),
    LINE_CLIENT_SECRET: secret.optional(),
    /** Origin of a fake that replaces all four providers, to test sign-in without accounts. */
    OAUTH_ORIGIN: address.optional(),
    OMISE_SECRET_KEY: secret.optional(),
    OMISE_URL: address.default('https://api.omise.co'),
    PROMPTPAY_ID: z
      .string()
      .regex(/^\d{10}$|^\d{13}$|^\d{15}$/)
      .optional(),
  })
  .transform(({ SITE_URL, QA, ...variables }) => {
    const isProduction = variables.NODE_ENV === 'production'
    return {
      ...variables,
      /** The public address of the shop, without a trailing slash. */
      SITE_URL: (SITE_URL ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, ''),
      /** Whether fault switches take effect. */
      QA: QA ? QA === '1' : !isProduction,
      isProduction,
    }
  })
export type CmsEnvironment = z.infer<typeof CmsEnvironment>

/** Reads the variables. Throws an Error that names each invalid variable and what it must be. */
export function readEnvironment(variables: Record<string, string | undefined>): CmsEnvironment {
  const set = Object.entries(variables).filter(([, value]) => value !== '')
  const read = CmsEnvironment.safeParse(Object.fromEntries(set))
  if (read.success) return read.data
  const problems = read.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return `${name}=${variables[name] ?? ''}: ${issue.message}`
  })
  throw new Error(`The CMS cannot start with these variables.\n${problems.join('\n')}`)
}
