import type { FastifyBaseLogger } from 'fastify'
import type { ContactDataApi } from '../content/contactDataApi.ts'
import type { ContentPages } from '../content/contentPages.ts'
import type { CatalogueIndex } from '../index/catalogueIndex.ts'
import type { Attempts } from '../medusa/attempts.ts'
import type { Charges } from '../medusa/charges.ts'
import type { ShippingMethods } from '../medusa/shippingMethods.ts'
import type { ShopApi } from '../medusa/shopApi.ts'
import type { StoreApi } from '../medusa/storeApi.ts'
import type { Environment } from './environment.ts'

/** The dependencies that the adapter's routes share. */
export interface Adapter {
  api: StoreApi
  shop: ShopApi
  index: CatalogueIndex
  pages: ContentPages
  contactData: ContactDataApi
  shippingMethods: ShippingMethods
  charges: Charges
  /** The wrong passwords of each account, by its email address. */
  attempts: Attempts
  environment: Environment
  log: FastifyBaseLogger
  /** The region of Medusa that the shop sells in. */
  regionId: string
}
