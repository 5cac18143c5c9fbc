import { sql } from 'drizzle-orm'
import { brandPath, categoryPath, collectionPath } from '#cms/catalog/paths.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'
import { synonyms } from '../language/synonyms.ts'

/** A brand, category or collection that matches a text. */
export interface FoundTerm {
  id: string
  name: string
  url: string
  /** Names of the categories above it. */
  above: string[]
  count: number
}

interface TermRow {
  id: number
  kind: 'brand' | 'category' | 'collection'
  name: string
  count: number
  slugs: string[]
  names: string[]
}

/** Terms with products whose names contain or resemble the first text or contain any of them, or one that means the same, by similarity and number of products. */
export async function findTerms(
  database: Database,
  wanted: readonly string[],
  limit: number,
): Promise<FoundTerm[]> {
  const [text = ''] = wanted
  const equivalents = new Set(wanted.flatMap((name) => synonyms.equivalents(name)))
  const texts = JSON.stringify([...equivalents].map(patternsOf))
  const records = await rows<TermRow>(
    database,
    sql`
with recursive matches as (
  select terms.*, listed.count, matched.rank
  from terms join listing_terms listed on listed.term_id = terms.id and listed."order" = 'default'
  cross join lateral (
    select max(case when name ilike starts then 3 when name ilike contains then 2
      when ${text} <% name then word_similarity(${text}, name) end) as rank
    from jsonb_to_recordset(${texts}::jsonb) as wanted (starts text, contains text)
  ) as matched
  where kind in ('brand', 'category', 'collection') and listed.count > 0 and rank is not null
  order by rank desc, listed.count desc, terms.position
  limit ${limit}
),
trail as (
  select id, parent_id, 0 as depth, slug, name from matches
  union all
  select trail.id, terms.parent_id, depth + 1, terms.slug, terms.name
  from trail join terms on terms.id = trail.parent_id
) cycle slug set is_circle using path
select id, kind, name, count,
  (select json_agg(slug order by depth desc) from trail where trail.id = matches.id and not is_circle) as slugs,
  (select json_agg(name order by depth desc) from trail where trail.id = matches.id and not is_circle) as names
from matches order by rank desc, count desc, position`,
  )
  return records.map(({ id, kind, name, count, slugs, names }) => ({
    id: String(id),
    name,
    url: urlOf(kind, slugs),
    above: names.slice(0, -1),
    count,
  }))
}

function patternsOf(text: string) {
  const plain = text.replace(/[\\%_]/g, '\\$&')
  return { starts: `${plain}%`, contains: `%${plain}%` }
}

function urlOf(kind: TermRow['kind'], slugs: string[]) {
  const slug = slugs.at(-1) ?? ''
  if (kind === 'brand') return brandPath(slug)
  return kind === 'category' ? categoryPath(slugs) : collectionPath(slug)
}
