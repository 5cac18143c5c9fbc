import { readVariables } from '@vitrine/contract/service/readVariables.ts'
import { z } from 'zod'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://blog.example' })
  .transform((url) => url.replace(/\/+$/, ''))

/** Whether what is sent to an address stays private: by TLS, or on this machine. */
const isPrivate = (url: string) =>
  /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$))/.test(url)

/** The variables of the adapter over WordPress. */
export const variableSchema = z.object({
  WORDPRESS_URL: address.describe('The address of WordPress, with its folder if it is in one'),
  WORDPRESS_USER: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A user, for a WordPress whose REST API is closed to strangers. What this user may read is public in the shop: choose the role *Subscriber*',
    ),
  WORDPRESS_PASSWORD: z
    .string()
    .min(16, 'must be an application password')
    .optional()
    .describe('An application password of that user (*Users › Profile*)'),
  ADAPTER_HOST: z.string().default('127.0.0.1').describe('The address at which it listens'),
  ADAPTER_PORT: z.coerce.number().int().min(0).max(65_535).default(3002).describe('Its port'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Errors say what WordPress sent, and what to do'),
})

const Environment = variableSchema
  .refine(({ WORDPRESS_USER: user, WORDPRESS_PASSWORD: password }) => !user === !password, {
    path: ['WORDPRESS_PASSWORD'],
    message: 'must be set together with WORDPRESS_USER',
  })
  .refine(({ WORDPRESS_URL: url, WORDPRESS_PASSWORD: password }) => !password || isPrivate(url), {
    path: ['WORDPRESS_URL'],
    message: 'must begin with https, because the password is sent to it',
  })
export type Environment = z.infer<typeof Environment>

/**
 * Reads the environment variables.
 * @throws {VariablesError} when one is missing or invalid; the message names each
 */
export const readEnvironment = (given: NodeJS.ProcessEnv): Environment =>
  readVariables('The adapter', Environment, given)
