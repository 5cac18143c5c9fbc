import type { Adapter } from '../core/adapter.ts'
import { readProductByHandle, readProductById } from '../medusa/readCatalogue.ts'
import type { ShopProduct } from './shopProduct.ts'

type Source = Pick<Adapter, 'api' | 'index' | 'regionId'>

/** Finds a product of the index, or one that is newer than the index, or returns undefined when it is not sold. */
export async function productById(
  { api, index, regionId }: Source,
  id: string,
): Promise<ShopProduct | undefined> {
  const indexed = (await index.byIds([id])).get(id)
  if (indexed || !/^prod_[0-9A-Z]{26}$/.test(id)) return indexed
  const read = await readProductById(api, regionId, id)
  return read && index.shopProduct(read)
}

/** The same by its handle, or by one that it had before. */
export async function productByHandle(
  { api, index, regionId }: Source,
  handle: string,
): Promise<ShopProduct | undefined> {
  const indexed = (await index.byHandles([handle])).get(handle)
  if (indexed) return indexed
  const read = await readProductByHandle(api, regionId, handle)
  return read ? index.shopProduct(read) : index.byFormerHandle(handle)
}

/** The products with these ids that are sold, by their ids. */
export async function productsById(
  source: Source,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, ShopProduct>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  const indexed = await source.index.byIds(wanted)
  const newer = wanted.filter((id) => !indexed.has(id))
  const readProducts = await Promise.all(newer.map((id) => productById(source, id)))
  const read = readProducts.flatMap((product) => (product ? [[product.id, product] as const] : []))
  return new Map([...indexed, ...read])
}
