import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  createCollectionsWorkflow,
  createProductCategoriesWorkflow,
  createProductTypesWorkflow,
} from '@medusajs/medusa/core-flows'
import { missing, requireValue } from './missing'
import type { SeedFile, SeedTerm } from './seedFile'

/** The ids by handle, where a brand is a product type with the handle in its metadata. */
export interface TermIds {
  brands: ReadonlyMap<string, string>
  categories: ReadonlyMap<string, string>
  collections: ReadonlyMap<string, string>
}

/** Creates what is missing of brands (product types), categories and collections. */
export async function seedTerms(container: MedusaContainer, file: SeedFile): Promise<TermIds> {
  return {
    brands: await seedBrands(container, file.brands),
    categories: await seedCategories(container, file.categories),
    collections: await seedCollections(container, file.collections),
  }
}

async function seedBrands(container: MedusaContainer, wanted: SeedTerm[]) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const read = () => query.graph({ entity: 'product_type', fields: ['id', 'value'] })
  const stored = (await read()).data.map(({ value }) => value)
  const absent = missing(wanted, ({ name }) => name, stored)
  if (absent.length > 0)
    await createProductTypesWorkflow(container).run({
      input: { product_types: absent.map(({ name, metadata }) => ({ value: name, metadata })) },
    })
  const ids = new Map((await read()).data.map(({ value, id }) => [value, id]))
  return new Map(wanted.map(({ handle, name }) => [handle, requireValue(ids, name, 'brand')]))
}

/** Parents precede their children, because a child refers to the id of its parent. */
async function seedCategories(container: MedusaContainer, wanted: SeedTerm[]) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const fields = ['id', 'handle']
  const { data } = await query.graph({ entity: 'product_category', fields })
  const ids = new Map(data.map(({ handle, id }) => [handle, id]))
  let waiting = wanted.filter(({ handle }) => !ids.has(handle))
  while (waiting.length > 0) {
    const next = waiting.filter(({ parent }) => parent === undefined || ids.has(parent))
    if (next.length === 0) throw new Error(`The parent of "${waiting[0]?.handle}" does not exist`)
    const { result } = await createProductCategoriesWorkflow(container).run({
      input: {
        product_categories: next.map(({ handle, name, parent, metadata }) => ({
          name,
          handle,
          is_active: true,
          is_internal: false,
          metadata,
          rank: wanted
            .filter((term) => term.parent === parent)
            .findIndex((term) => term.handle === handle),
          ...(parent ? { parent_category_id: requireValue(ids, parent, 'category') } : {}),
        })),
      },
    })
    for (const { handle, id } of result) ids.set(handle, id)
    waiting = waiting.filter(({ handle }) => !ids.has(handle))
  }
  return ids
}

async function seedCollections(container: MedusaContainer, wanted: SeedTerm[]) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const read = () => query.graph({ entity: 'product_collection', fields: ['id', 'handle'] })
  const stored = (await read()).data.map(({ handle }) => handle)
  const absent = missing(wanted, ({ handle }) => handle, stored)
  if (absent.length > 0)
    await createCollectionsWorkflow(container).run({
      input: {
        collections: absent.map(({ handle, name, metadata }) => ({
          title: name,
          handle,
          metadata,
        })),
      },
    })
  return new Map((await read()).data.map(({ handle, id }) => [handle, id]))
}
