import type { HttpTypes } from '@medusajs/types'
import type { StoreApi } from './storeApi.ts'

export type MedusaProduct = HttpTypes.StoreProduct
export type MedusaVariant = HttpTypes.StoreProductVariant

/** Groups of products, as the Store API returns it. */
export interface MedusaTerms {
  categories: HttpTypes.StoreProductCategory[]
  collections: HttpTypes.StoreCollection[]
  /** Product types, which are the shop's brands. */
  types: { id: string; value: string; metadata?: Record<string, unknown> | null }[]
}

/** Entries of a request, and ids of one without other fields: larger pages hold up the engine's event loop. */
const pageSize = 40
const idPageSize = 500

/** Milliseconds for a page of the catalogue, which no shopper waits for. */
const pageTimeout = 30_000

/** Fields without defaults, because those read ten times as much. */
const productFields = [
  'id,handle,title,description,material,external_id,thumbnail,metadata,created_at,updated_at,type_id',
  'collection_id,*categories,images.url,images.rank,options.title,options.values.id,options.values.value',
  'variants.id,variants.sku,variants.barcode,variants.ean,variants.upc,variants.manage_inventory,variants.allow_backorder',
  // By the id of a value: the Store API leaves out the option of a variant's value.
  'variants.options.id,*variants.calculated_price,+variants.inventory_quantity',
  'variants.thumbnail,variants.images.url,variants.images.rank',
].join()

/**
 * Reads the products with these ids that the sales channel has, with prices and stock, for 40 ids at most, because more
 * make a long address.
 */
export async function readProducts(
  api: StoreApi,
  regionId: string,
  ids: readonly string[],
): Promise<MedusaProduct[]> {
  if (ids.length === 0) return []
  const query = { id: [...ids], fields: productFields, region_id: regionId, limit: ids.length }
  const { products } = await api.get<HttpTypes.StoreProductListResponse>(
    '/products',
    query,
    pageTimeout,
  )
  return products
}

/**
 * Reads the ids of the products of the sales channel.
 * @param filter selects some of them, such as `{ category_id: ['pcat_…'] }`
 */
export async function readProductIds(
  api: StoreApi,
  filter: Record<string, string[]> = {},
): Promise<string[]> {
  const query = { ...filter, fields: 'id' }
  const all = await readAll<{ id: string }>(api, '/products', 'products', query, idPageSize)
  return all.map(({ id }) => id)
}

/** Reads the categories, collections and brands. */
export async function readTerms(api: StoreApi): Promise<MedusaTerms> {
  const read = <Entry extends { id: string }>(path: string, key: string, fields: string) =>
    readAll<Entry>(api, path, key, { fields })
  const [categories, collections, types] = await Promise.all([
    read<MedusaTerms['categories'][number]>(
      '/product-categories',
      'product_categories',
      'id,name,handle,rank,parent_category_id,metadata',
    ),
    read<MedusaTerms['collections'][number]>(
      '/collections',
      'collections',
      'id,title,handle,metadata',
    ),
    read<MedusaTerms['types'][number]>('/product-types', 'product_types', 'id,value,metadata'),
  ])
  return { categories, collections, types }
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

/** Readings of a list that others change meanwhile, until one is complete. */
const maxAttempts = 5

/**
 * Reads all pages of a list, and again if a page does not begin with the last entry of the one before, because a
 * deletion may have moved an entry between pages.
 */
async function readAll<Entry extends { id: string }>(
  api: StoreApi,
  path: string,
  key: string,
  query: Record<string, string | string[]>,
  limit = pageSize,
): Promise<Entry[]> {
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const entries = await readPages<Entry>(api, path, key, { ...query, limit })
    if (entries) return entries
  }
  throw new Error(`${path} changes all the time: it could not be read completely`)
}

async function readPages<Entry extends { id: string }>(
  api: StoreApi,
  path: string,
  key: string,
  query: Record<string, string | string[] | number>,
): Promise<Entry[] | undefined> {
  const entries: Entry[] = []
  for (;;) {
    const last = entries.at(-1)
    const page = { ...query, order: 'id', offset: last ? entries.length - 1 : 0 }
    const body = await api.get<Record<string, unknown>>(path, page, pageTimeout)
    const pageEntries = body[key] as Entry[]
    if (last && pageEntries[0]?.id !== last.id) return undefined
    entries.push(...(last ? pageEntries.slice(1) : pageEntries))
    if (entries.length >= Number(body['count'])) return entries
    if (entries.at(-1) === last) return undefined
  }
}
