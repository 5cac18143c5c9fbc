import { type MedusaProduct, readProducts } from '../medusa/readCatalogue.ts'
import type { StoreApi } from '../medusa/storeApi.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'

/** The Store API's filters of products by what they belong to, by how the id of that begins. */
const filters: Record<string, string> = {
  pcat: 'category_id',
  pcol: 'collection_id',
  ptyp: 'type_id',
}

const kindOf = (id: string) => id.split('_')[0] ?? ''

/** Whether an id of Medusa is that of a category, a collection or a type. */
export const isTerm = (id: string): boolean => kindOf(id) in filters

/** The ids of the products that belong to one of these terms by the index. */
export function productsOf({ products }: CatalogueIndex, terms: readonly string[]): string[] {
  const wanted = new Set<string | null | undefined>(terms)
  if (wanted.size === 0) return []
  return products
    .filter(({ medusa: { categories, collection_id, type_id } }) =>
      [collection_id, type_id, ...(categories ?? []).map(({ id }) => id)].some((id) =>
        wanted.has(id),
      ),
    )
    .map(({ id }) => id)
}

/** Ids of a request. */
const maxIds = 40

/** Reads the products with these ids, and those that belong to these terms by now. */
export async function readChosen(
  api: StoreApi,
  regionId: string,
  ids: readonly string[],
  terms: readonly string[],
): Promise<MedusaProduct[]> {
  const found: MedusaProduct[] = []
  for (let start = 0; start < ids.length; start += maxIds)
    found.push(...(await readProducts(api, regionId, { id: ids.slice(start, start + maxIds) })))
  for (const id of terms)
    found.push(...(await readProducts(api, regionId, { [filters[kindOf(id)] ?? '']: [id] })))
  return found
}
