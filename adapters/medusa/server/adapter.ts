import type { RefreshedIndex } from './catalogue/refreshedIndex.ts'
import type { StoreApi } from './medusa/storeApi.ts'

/** What the routes of the adapter share. */
export interface Adapter {
  api: StoreApi
  index: RefreshedIndex
  /** The region of Medusa that the shop sells in. */
  regionId: string
}
