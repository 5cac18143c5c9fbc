import { defineConfig } from '@medusajs/framework/utils'

/** Returns a variable that the engine cannot start without. */
function required(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set: the Medusa engine needs it to start.`)
}

/**
 * Where uploaded photographs are: in a bucket if S3_BUCKET names one, else in the directory from which `/static` of the
 * engine sends them.
 */
function fileProvider() {
  const { S3_BUCKET: bucket, UPLOADS_DIRECTORY: directory, MEDUSA_PUBLIC_URL: url } = process.env
  if (!bucket)
    return {
      resolve: '@medusajs/medusa/file-local',
      id: 'local',
      options: {
        upload_dir: directory,
        private_upload_dir: directory,
        backend_url: `${url}/static`,
      },
    }
  return {
    resolve: '@medusajs/medusa/file-s3',
    id: 's3',
    options: {
      bucket,
      region: required('S3_REGION'),
      file_url: required('S3_URL'),
      endpoint: process.env['S3_ENDPOINT'] || undefined,
      access_key_id: required('S3_ACCESS_KEY_ID'),
      secret_access_key: required('S3_SECRET_ACCESS_KEY'),
    },
  }
}

const databaseUrl = required('DATABASE_URL')
const redisUrl = required('REDIS_URL')

export default defineConfig({
  admin: { disable: process.env['MEDUSA_ADMIN'] === '0' },
  projectConfig: {
    databaseUrl,
    redisUrl,
    // A browser drops a secure cookie of a page without TLS, so that staff could not sign in and would not see why.
    cookieOptions: {
      sameSite: 'lax',
      secure: process.env['MEDUSA_PUBLIC_URL']?.startsWith('https:') ?? false,
    },
    // TLS is used only if the address has `sslmode`: a database on the same machine has none.
    databaseDriverOptions: databaseUrl.includes('sslmode=') ? {} : { connection: { ssl: false } },
    http: {
      storeCors: process.env['STORE_CORS'] ?? '',
      adminCors: process.env['ADMIN_CORS'] ?? '',
      authCors: process.env['ADMIN_CORS'] ?? '',
      jwtSecret: required('JWT_SECRET'),
      cookieSecret: required('COOKIE_SECRET'),
    },
  },
  modules: [
    { resolve: './src/modules/shop/shopModule' },
    {
      resolve: '@medusajs/medusa/payment',
      options: {
        providers: [{ resolve: './src/modules/shopPayments/shopPaymentsModule', id: 'shop' }],
      },
    },
    { resolve: '@medusajs/medusa/file', options: { providers: [fileProvider()] } },
    { resolve: '@medusajs/medusa/event-bus-redis', options: { redisUrl } },
    { resolve: '@medusajs/medusa/workflow-engine-redis', options: { redis: { redisUrl } } },
    {
      resolve: '@medusajs/medusa/locking',
      options: {
        providers: [
          {
            resolve: '@medusajs/medusa/locking-redis',
            id: 'locking-redis',
            is_default: true,
            options: { redisUrl },
          },
        ],
      },
    },
  ],
})
