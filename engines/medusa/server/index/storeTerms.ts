import { bySize } from '@vitrine/cms/catalog/facets.ts'
import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import { rows } from '@vitrine/cms/database/transact.ts'
import { sql } from 'drizzle-orm'
import type { Directory } from '../catalogue/directory.ts'
import { fixedTerms, type IndexTerm } from './indexTerms.ts'

/**
 * Stores terms by kind and slug, with the ids and positions of those that exist, and the last one of two with the same
 * slug.
 */
export async function storeTerms(transaction: Database, terms: readonly IndexTerm[]) {
  const once = new Map(terms.map((term) => [`${term.kind} ${term.slug}`, term]))
  const wanted = sql`jsonb_to_recordset(${JSON.stringify([...once.values()])}::jsonb)
    as wanted (kind text, slug text, name text, attributes jsonb, parent text)`
  await transaction.execute(sql`
insert into terms (kind, slug, name, attributes)
select kind, slug, name, attributes from ${wanted}
on conflict (kind, slug) do update set name = excluded.name, attributes = excluded.attributes
where (terms.name, terms.attributes) is distinct from (excluded.name, excluded.attributes)`)
  await transaction.execute(sql`
update terms set parent_id = above.id
from ${wanted} left join terms as above on above.kind = wanted.kind and above.slug = wanted.parent
where terms.kind = wanted.kind and terms.slug = wanted.slug and terms.parent_id is distinct from above.id`)
}

/** Stores the terms that exist without a product, in the order of shoppers. */
export async function storeFixedTerms(transaction: Database, directory: Directory) {
  const terms = fixedTerms(directory)
  await storeTerms(transaction, terms)
  await placeTerms(transaction, terms)
}

type StoredTerm = Pick<IndexTerm, 'kind' | 'slug' | 'name' | 'attributes'>

/**
 * Sorts the terms of variations and products as shoppers expect: families, then shades in the curated order, sizes from
 * small to large, and the others by their positions.
 */
export async function orderSwatches(transaction: Database) {
  const records = await rows<StoredTerm>(
    transaction,
    sql`
select kind, terms.slug, terms.name, attributes
from terms
left join product_terms on term_id = terms.id
left join products on products.id = product_id
where kind in ('colour', 'size', 'occasion', 'length', 'fabric')
group by terms.id
order by min(array[curated_position, products.id, place])`,
  )
  const placeOf = ({ attributes }: StoredTerm) => attributes.position ?? Number.MAX_SAFE_INTEGER
  const sizes = records.filter(({ kind }) => kind === 'size')
  const others = records.filter(({ kind }) => kind !== 'size')
  await placeTerms(
    transaction,
    others.toSorted((one, other) => placeOf(one) - placeOf(other)),
  )
  await placeTerms(transaction, sizes.toSorted(bySize))
}

async function placeTerms(
  transaction: Database,
  terms: readonly Pick<IndexTerm, 'kind' | 'slug'>[],
) {
  const places = terms.map(({ kind, slug }, position) => ({ kind, slug, position }))
  await transaction.execute(sql`
update terms set position = wanted.position
from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as wanted (kind text, slug text, position int)
where terms.kind = wanted.kind and terms.slug = wanted.slug and terms.position <> wanted.position`)
}

/**
 * Deletes the terms without products that the directory does not have, after which the bit strings must be computed.
 */
export async function deleteUnusedTerms(transaction: Database, directory: Directory) {
  const fixed = fixedTerms(directory).map(({ kind, slug }) => ({ kind, slug }))
  await transaction.execute(sql`delete from listing_terms`)
  await transaction.execute(sql`
update terms set parent_id = null
where parent_id is not null and not exists (select from product_terms where term_id = terms.parent_id)
  and kind = 'colour'`)
  await transaction.execute(sql`
delete from terms
where not exists (select from product_terms where term_id = terms.id)
  and not exists (select from terms as below where below.parent_id = terms.id)
  and (kind, slug) not in (select kind, slug
    from jsonb_to_recordset(${JSON.stringify(fixed)}::jsonb) as fixed (kind text, slug text))`)
}
