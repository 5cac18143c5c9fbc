import type { HttpTypes } from '@medusajs/types'
import type { StoreApi } from './storeApi.ts'

export type MedusaProduct = HttpTypes.StoreProduct
export type MedusaVariant = HttpTypes.StoreProductVariant

/** The whole catalogue as the Store API returns it. */
export interface MedusaCatalogue {
  products: MedusaProduct[]
  categories: HttpTypes.StoreProductCategory[]
  collections: HttpTypes.StoreCollection[]
  /** Product types, which are the shop's brands. */
  types: { id: string; value: string; metadata?: Record<string, unknown> | null }[]
}

/** Products of a request: larger pages hold up the engine's event loop. */
const pageSize = 40

/** Milliseconds for a page of the catalogue, which no shopper waits for. */
const pageTimeout = 30_000

/** Fields without defaults, because those read ten times as much. */
const productFields = [
  'id,handle,title,description,material,external_id,thumbnail,metadata,created_at,type_id',
  'collection_id,*categories,images.url,options.title,options.values.id,options.values.value',
  'variants.id,variants.sku,variants.manage_inventory,variants.allow_backorder',
  // By the id of a value: the Store API leaves out the option of a variant's value.
  'variants.options.id,*variants.calculated_price,+variants.inventory_quantity',
].join()

/** Reads all products of the sales channel with prices, stock and their categories, collections and brands. */
export async function readCatalogue(api: StoreApi, regionId: string): Promise<MedusaCatalogue> {
  const products = await readAll<MedusaProduct>(api, '/products', 'products', {
    fields: productFields,
    region_id: regionId,
    order: 'id',
  })
  const fields = { fields: 'id,name,handle,rank,parent_category_id,metadata' }
  const categories = await readAll<HttpTypes.StoreProductCategory>(
    ...([api, '/product-categories', 'product_categories', fields] as const),
  )
  const collections = await readAll<HttpTypes.StoreCollection>(api, '/collections', 'collections', {
    fields: 'id,title,handle,metadata',
  })
  const types = await readAll<MedusaCatalogue['types'][number]>(
    ...([api, '/product-types', 'product_types', { fields: 'id,value,metadata' }] as const),
  )
  return { products, categories, collections, types }
}

/** Reads one product by its handle, with current prices and stock. */
export const readProductByHandle = (api: StoreApi, regionId: string, handle: string) =>
  readOne(api, regionId, { handle })

/** Reads one product by its id, with current prices and stock. */
export const readProductById = (api: StoreApi, regionId: string, id: string) =>
  readOne(api, regionId, { id })

async function readOne(
  api: StoreApi,
  regionId: string,
  filter: Record<string, string>,
): Promise<MedusaProduct | undefined> {
  const query = { fields: productFields, region_id: regionId, limit: 1, ...filter }
  const { products } = await api.get<HttpTypes.StoreProductListResponse>('/products', query)
  return products[0]
}

async function readAll<Entry>(
  api: StoreApi,
  path: string,
  key: string,
  query: Record<string, string>,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const page = { ...query, limit: pageSize, offset: entries.length }
    const body = await api.get<Record<string, unknown>>(path, page, pageTimeout)
    const found = body[key] as Entry[]
    entries.push(...found)
    if (found.length === 0 || entries.length >= Number(body['count'])) return entries
  }
}
