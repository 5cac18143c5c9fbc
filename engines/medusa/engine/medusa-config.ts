import { defineConfig } from '@medusajs/framework/utils'

/** Returns a variable that the engine cannot start without. */
function required(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set: the Medusa engine needs it to start.`)
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
    {
      resolve: '@medusajs/medusa/file',
      options: { providers: [{ resolve: './src/modules/shopFiles/shopFilesModule', id: 'shop' }] },
    },
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
