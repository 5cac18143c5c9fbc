import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const Environment = z.object({
  ADAPTER_HOST: z.string().default('127.0.0.1'),
  ADAPTER_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  /** The Medusa engine. */
  MEDUSA_URL: address,
  /** The publishable key of the shop's sales channel. */
  MEDUSA_PUBLISHABLE_KEY: z.string().startsWith('pk_'),
  /** The embedded CMS, which serves pages, stories, look books, stores, forms and images. */
  CONTENT_URL: address,
  /** Seconds between two readings of the whole catalogue. */
  CATALOGUE_REFRESH_SECONDS: z.coerce.number().int().min(1).max(86_400).default(60),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})
export type Environment = z.infer<typeof Environment>

/** Reads the variables. Throws an Error that names each variable that is missing or invalid. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const set = Object.entries(variables).filter(([, value]) => value !== '')
  const read = Environment.safeParse(Object.fromEntries(set))
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
  throw new Error(`The adapter cannot start with these variables.\n${problems.join('\n')}`)
}
