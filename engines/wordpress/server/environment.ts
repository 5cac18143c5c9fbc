import { readVariables } from '@vitrine/contract/service/readVariables.ts'
import { z } from 'zod'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://blog.example' })
  .transform((url) => url.replace(/\/+$/, ''))

/** Whether what is sent to an address stays private: by TLS, or on this machine. */
const isPrivate = (url: string) =>
  /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$))/.test(url)

/** The variables of the adapter. */
export const Environment = z
  .object({
    ADAPTER_HOST: z.string().default('127.0.0.1'),
    ADAPTER_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
    /** The WordPress, with its folder if it is in one. */
    WORDPRESS_URL: address,
    /** A user of WordPress and an application password of theirs, where strangers may not read. */
    WORDPRESS_USER: z.string().min(1).optional(),
    WORDPRESS_PASSWORD: z.string().min(16, 'must be an application password').optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
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
 * Reads the variables.
 * @throws {VariablesError} when one is missing or invalid; the message names each
 */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment =>
  readVariables('The adapter', Environment, variables)
