import { readVariables } from '@vitrine/contract/service/readVariables.ts'
import { z } from 'zod'

const secret = (least: number, meaning: string) =>
  z
    .string()
    .min(least)
    .optional()
    .describe(
      `${meaning}; without it one is generated, and stored in \`.data/medusa/secrets.json\``,
    )

/** The secrets of the engine, which are generated where no variable has them. */
export const secretVariables = {
  JWT_SECRET: secret(16, 'Signs the sessions of the API of the engine'),
  COOKIE_SECRET: secret(16, 'Signs the cookies of the engine'),
  SHOP_SECRET: secret(
    16,
    'Proves to the engine that a request is of the adapter, and signs the links of guests to their orders',
  ),
  CMS_WEBHOOK_SECRET: secret(16, 'Signs the notices of changes of the adapter to the gateway'),
  ADMIN_PASSWORD: secret(12, 'The password of the first user of the admin'),
}

const bucket = z.string().min(1).optional()

/** The address of the first user of the admin, unless ADMIN_EMAIL names another. */
export const adminEmail = 'staff@vitrine.example'

/** The variables of the engine, of its preparation and of its server. */
export const variableSchema = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('PostgreSQL: a database that is empty, or that this command has filled'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).describe('Redis'),
  MEDUSA_HOST: z.string().default('127.0.0.1').describe('The address at which it listens'),
  MEDUSA_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(9000)
    .describe('The port at which it listens'),
  MEDUSA_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'The engine as browsers of staff reach it, with which the URLs of uploaded photographs begin; where it listens without it',
    ),
  MEDUSA_ADMIN: z.enum(['0', '1']).default('1').describe('`0` leaves out the build of the admin'),
  ADMIN_EMAIL: z.email().default(adminEmail).describe('The address of the first user of the admin'),
  ...secretVariables,
  SEED_PRODUCTS: z
    .string()
    .regex(/^(0|[1-9]\d{0,5})$/, 'must be a whole number from 0 to 999999')
    .transform(Number)
    .optional()
    .describe(
      '`0` seeds no catalogue and no coupons, for a shop of your own, and has to stay set; another number seeds so many generated products, for measurements',
    ),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .describe('The shop, for images in the admin'),
  VITRINE_DATA: z
    .string()
    .default('.data')
    .describe(
      'The directory of data: its folder `medusa/uploads` has the photographs without a bucket, and belongs into backups',
    ),
  S3_BUCKET: bucket.describe("A bucket for uploaded photographs, by Medusa's own module"),
  S3_PRIVATE_BUCKET: bucket.describe(
    'Another bucket, which must not be readable, for [exports and imports](#exports-and-imports), with the keys below, which must be allowed to list it too. Without it they are in `.data/medusa/private`',
  ),
  S3_REGION: bucket.describe('The region of the buckets, which they need'),
  S3_URL: bucket.describe('The address at which the files of the bucket are read, which it needs'),
  S3_ENDPOINT: bucket.describe('The address of a provider other than Amazon'),
  S3_ACCESS_KEY_ID: bucket.describe('The id of the key to the buckets, which they need'),
  S3_SECRET_ACCESS_KEY: bucket.describe('The key to the buckets, which they need'),
})

/** Reads the variables of the engine. Throws a VariablesError that names each that is missing or invalid. */
export const readEnvironment = (given: NodeJS.ProcessEnv): z.output<typeof variableSchema> =>
  readVariables('The engine', variableSchema, given)
