import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import { rows } from '@vitrine/cms/database/transact.ts'
import { sql } from 'drizzle-orm'
import type { Directory, ShopTerm } from '../catalogue/directory.ts'
import type { MedusaProduct } from '../medusa/readCatalogue.ts'

const kinds = ['brand', 'category', 'collection'] as const
type Kind = (typeof kinds)[number]

/** The Store API's filters of products by what they belong to, and the terms of the index, by how the id of that begins. */
const byPrefix: Record<string, { filter: string; kind: Kind }> = {
  pcat: { filter: 'category_id', kind: 'category' },
  pcol: { filter: 'collection_id', kind: 'collection' },
  ptyp: { filter: 'type_id', kind: 'brand' },
}

const entryOf = (id: string) => byPrefix[id.split('_')[0] ?? '']

/** Whether an id of Medusa is that of a category, a collection or a type. */
export const isTerm = (id: string): boolean => entryOf(id) !== undefined

/** The filter of the Store API for the products of a term. */
export const termFilter = (id: string) => ({ [entryOf(id)?.filter ?? '']: [id] })

/** The ids of the products that belong to a term by the index, without those of the categories below it. */
export async function termProducts(
  database: Database,
  directory: Directory,
  id: string,
): Promise<string[]> {
  const [term] = directory.of([id])
  const kind = entryOf(id)?.kind
  if (!term || !kind) return []
  const records = await rows<{ id: string }>(
    database,
    sql`
select medusa_id as id from products
where id in (select product_id from product_terms join terms on terms.id = term_id
    where kind = ${kind} and slug = ${term.slug})
  and (medusa ->> 'type_id' = ${id} or medusa ->> 'collection_id' = ${id}
    or medusa -> 'categories' @> ${JSON.stringify([{ id }])}::jsonb)`,
  )
  return records.map((row) => row.id)
}

/** The products whose rows contain a term that has another name, slug or place in the tree now, or is gone. */
export function productsOfChangedTerms(
  database: Database,
  before: Directory,
  after: Directory,
): Promise<{ medusa: MedusaProduct }[]> {
  const changed = kinds.flatMap((kind) => changedSlugs(listOf(before, kind), after, kind))
  return rows<{ medusa: MedusaProduct }>(
    database,
    sql`
select medusa from products
where id in (select product_id from product_terms join terms on terms.id = term_id
  join jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (kind text, slug text)
    using (kind, slug))`,
  )
}

function changedSlugs(terms: readonly ShopTerm[], after: Directory, kind: Kind) {
  return terms
    .filter(({ id, slug, name, parent }) => {
      const [now] = after.of([id])
      return now?.slug !== slug || now.name !== name || now.parent !== parent
    })
    .map(({ slug }) => ({ kind, slug }))
}

function listOf({ brands, categories, collections }: Directory, kind: Kind): readonly ShopTerm[] {
  return { brand: brands, category: categories, collection: collections }[kind]
}
