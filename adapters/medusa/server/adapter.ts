import type { FastifyBaseLogger } from 'fastify'
import type { ShippingMethods } from './checkout/shippingMethods.ts'
import type { Attempts } from './customers/attempts.ts'
import type { Mailer } from './email/mailer.ts'
import type { Environment } from './environment.ts'
import type { CatalogueIndex } from './index/catalogueIndex.ts'
import type { StoreApi } from './medusa/storeApi.ts'
import type { Charges } from './payment/charges.ts'
import type { ShopApi } from './shop/shopApi.ts'

/** The dependencies that the adapter's routes share. */
export interface Adapter {
  api: StoreApi
  shop: ShopApi
  index: CatalogueIndex
  shippingMethods: ShippingMethods
  mailer: Mailer
  charges: Charges
  /** The wrong passwords of each account, by its email address. */
  attempts: Attempts
  environment: Environment
  log: FastifyBaseLogger
  /** The region of Medusa that the shop sells in. */
  regionId: string
}
