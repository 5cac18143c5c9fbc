import type { HttpTypes } from '@medusajs/types'
import type { StoreApi } from './storeApi.ts'

/** Returns the region that the shop sells in: the first one in Thai baht. Throws when the engine has none. */
export async function findRegion(api: StoreApi): Promise<string> {
  const { regions } = await api.get<HttpTypes.StoreRegionListResponse>('/regions', { limit: 100 })
  const region = regions.find(({ currency_code }) => currency_code === 'thb')
  if (region) return region.id
  throw new Error('Medusa has no region with the currency THB. Create one, or seed the engine.')
}
