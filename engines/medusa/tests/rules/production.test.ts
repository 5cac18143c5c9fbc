import { complete, describeProduction } from '@vitrine/cms/tests/support/productionRules.ts'
import { readEnvironment } from '#medusa/server/core/environment.ts'

describeProduction('the adapter for Medusa', readEnvironment, {
  ...complete,
  MEDUSA_URL: 'http://127.0.0.1:9000',
  MEDUSA_PUBLISHABLE_KEY: 'pk_1',
  DATABASE_URL: 'postgres://127.0.0.1/medusa',
  SHOP_SECRET: 's'.repeat(40),
  CONTENT_URL: 'http://127.0.0.1:3002',
})
