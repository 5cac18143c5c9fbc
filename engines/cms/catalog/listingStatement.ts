import { sql } from 'drizzle-orm'
import type { ListingRequest } from './listingTypes.ts'

/** Number of positions that are scanned one by one where a page begins or ends. */
const blockLength = 256

/** The number of products above which the colours and sizes of a listing are counted without stock. */
const maxExactProducts = 10_000

/**
 * The statement of a listing: page, total, facet counts, look books and featured content, computed from bit strings
 * over the positions of the requested order (docs/decisions/cms/listing-bit-strings.md) and variations in stock
 * (docs/decisions/cms/filters-of-variations-in-stock.md).
 */
export function listingStatement(request: ListingRequest) {
  const { order, backwards, offset, limit } = request
  const terms = sql`${JSON.stringify(request.terms)}::jsonb`
  const words = sql`${JSON.stringify(request.words)}::jsonb`
  const required = sql`${JSON.stringify(request.required)}::jsonb`
  const { lowest = 0, highest = 0 } = request.prices ?? {}
  const productIds = sql`${JSON.stringify(request.productIds)}::jsonb`
  return sql`
with recursive requested as materialized (
  select kind, slug
  from jsonb_to_recordset(${terms}) as requested (kind text, slugs jsonb),
    jsonb_array_elements_text(slugs) as slug
),
nothing as materialized (
  select bits & ~bits as bits from listing_terms where "order" = ${order} limit 1
),
wanted as materialized (
  select number::int as word, coalesce(
    (select bit_or(listed.bits) || ''::varbit from jsonb_array_elements_text(word_ids) as wanted (id)
      join listing_words listed on listed.word_id = wanted.id::int and listed."order" = ${order}),
    (select bits || ''::varbit from nothing)) as bits
  from jsonb_array_elements(${words}) with ordinality as each (word_ids, number)
),
searched (word, sets) as (
  select 0, array_fill((select bits || ''::varbit from nothing), array[jsonb_array_length(${words})])
  union all
  select wanted.word, (
    select array_agg(sets[matches] | (case when matches = 1 then wanted.bits
      else sets[matches - 1] & wanted.bits end) || ''::varbit order by matches)
    from generate_subscripts(sets, 1) as matches)
  from searched join wanted on wanted.word = searched.word + 1
),
needed as materialized (
  select bit_and(bits) || ''::varbit as bits from wanted
  where word in (select jsonb_array_elements_text(${required})::int)
),
wants as materialized (
  select kind, array_agg(kind || ' ' || slug) as facets from (
    select kind, slug from requested
    union
    select shade.kind, shade.slug from requested join terms as family using (kind, slug)
      join terms as shade on shade.parent_id = family.id
  ) as wanted where kind in ('colour', 'size') group by kind
),
counting as materialized (
  select
    not exists (select from listing_positions where position >= ${maxExactProducts})
      and not exists (select from variations where facets is null) as is_exact,
    exists (select from wants)
      or exists (select from requested where kind = 'availability') as is_required
),
buyable as materialized (
  select listed.position, facets
  from counting join variations on stock > 0 and (is_exact or is_required)
  join listing_positions listed
    on listed.product_id = variations.product_id and listed."order" = ${order}
),
fitting_variations as materialized (
  select distinct position from buyable
  where not exists (select from wants where not coalesce(wants.facets && buyable.facets, true))
),
grouped as materialized (
  select requested.kind, coalesce(bit_or(listed.bits) || ''::varbit, (select bits from nothing)) as bits
  from requested
  left join terms on terms.kind = requested.kind and terms.slug = requested.slug
  left join listing_terms listed on listed.term_id = terms.id and listed."order" = ${order}
  where requested.kind <> 'availability'
  group by requested.kind
  union all
  select 'search', coalesce(
    (select fitting.bits from searched, needed, generate_subscripts(sets, 1) as matches
      cross join lateral (
        select sets[matches] & coalesce(needed.bits, sets[matches]) as bits
      ) as fitting
      where word = jsonb_array_length(${words}) and bit_count(fitting.bits) > 0
        and (not ${request.matchesAll} or matches = word)
      order by matches desc limit 1),
    (select bits from nothing))
  where jsonb_array_length(${words}) > 0
  union all
  select 'price', coalesce(bit_or(listed.bits) || ''::varbit, (select bits from nothing))
  from terms join listing_terms listed on listed.term_id = terms.id and listed."order" = ${order}
  where kind = 'price' and (attributes ->> 'price')::int between ${lowest}::int and ${highest}::int
  having ${request.prices !== undefined}
  union all
  select 'product', coalesce(
    (select bit_or(set_bit(nothing.bits::bit varying, listed.position, 1))
      from nothing, jsonb_array_elements_text(${productIds}) as wanted (id)
      join listing_positions listed
        on listed.product_id = wanted.id::int and listed."order" = ${order}),
    (select bits from nothing))
  where jsonb_typeof(${productIds}) = 'array'
),
chosen as materialized (
  select * from grouped
  union all
  select 'variation', rpad(
    string_agg(case when fitting_variations.position is null then '0' else '1' end, ''
      order by listed.position), (select length(bits) from nothing), '0')::varbit
  from listing_positions listed left join fitting_variations using (position)
  where listed."order" = ${order} having (select is_required from counting)
),
found as materialized (select bit_and(bits) || ''::varbit as bits from chosen),
span as materialized (
  select total,
    case when ${backwards} then total - ${offset}::int - ${limit}::int else ${offset}::int end as first,
    case when ${backwards} then total - ${offset}::int else ${offset}::int + ${limit}::int end as last
  from (
    select coalesce(bit_count(found.bits)::int,
      (select max(position) + 1 from listing_positions where "order" = ${order}), 0) as total
    from found
  ) as counted
),
others as materialized (
  select kind, (select bit_and(chosen.bits) from chosen where chosen.kind <> facet.kind
    and not (chosen.kind = 'variation' and facet.kind in ('colour', 'size'))) as bits
  from unnest(array['brand', 'category', 'collection', 'colour', 'discount', 'size', 'occasion',
    'length', 'fabric', 'price']) as facet (kind)
),
base as materialized (
  select bit_and(bits) || ''::varbit as bits from grouped where kind not in ('colour', 'size')
),
offered as materialized (
  select terms.id, count(distinct buyable.position)::int as count
  from base, counting, buyable, unnest(facets) as facet
  join terms as own on own.kind || ' ' || own.slug = facet
  join terms on terms.id in (own.id, own.parent_id)
  where is_exact and (base.bits is null or get_bit(base.bits, buyable.position) = 1)
    and not exists (select from wants
      where wants.kind <> own.kind and not wants.facets && buyable.facets)
  group by terms.id
),
counted as materialized (
  select terms.*, case
    when terms.kind in ('colour', 'size') and is_exact
      then coalesce((select count from offered where offered.id = terms.id), 0)
    when others.bits is null then listed.count
    else bit_count(listed.bits & others.bits)::int end as count
  from counting, others
  join terms on terms.kind = others.kind
  join listing_terms listed on listed.term_id = terms.id and listed."order" = ${order}
),
facets as (
  select kind, json_agg(json_build_object('id', id::text, 'slug', slug, 'name', name,
    'count', count, 'color', attributes -> 'color', 'colors', attributes -> 'colors',
    'group', attributes -> 'group',
    'parent', (select slug from terms as above where above.id = counted.parent_id))
    order by position) as terms
  from counted
  where kind <> 'price' and (count > 0 or (kind, slug) in (select kind, slug from requested))
  group by kind
),
colours as materialized (
  select shade.slug from terms as shade left join terms as family on family.id = shade.parent_id
  where shade.kind = 'colour' and exists (select from requested
    where requested.kind = 'colour' and requested.slug in (shade.slug, family.slug))
),
fitting as (
  select listing_look_books.id
  from found, listing_look_books,
    jsonb_to_recordset(body -> 'looks') as look ("productId" int, colour text)
  join listing_positions listed on listed.product_id = look."productId" and listed."order" = ${order}
  where (found.bits is null or get_bit(found.bits, listed.position) = 1)
    and (colour in (select slug from colours)
      or not exists (select from requested where kind = 'colour'))
),
blocks as materialized (
  select *, sum(count) over (order by start) as counted
  from (
    select start, block.bits, bit_count(block.bits)::int as count
    from found, generate_series(0, length(found.bits) - 1, ${sql.raw(String(blockLength))}) as start
    cross join lateral (
      select substring(found.bits from start + 1 for ${sql.raw(String(blockLength))}) as bits
      offset 0
    ) as block
  ) as block
),
ranked as (
  select start + bit_index as position,
    counted - count + row_number() over (partition by start order by bit_index) - 1 as rank
  from span, blocks, generate_series(0, ${sql.raw(String(blockLength - 1))}) as bit_index
  where count > 0 and counted > first and counted - count < last
    and bit_index < length(bits) and get_bit(bits, bit_index) = 1
),
page as (
  select position from (
    select position from span, ranked where rank >= first and rank < last
    union all
    select position from found, span, generate_series(first, last - 1) as position
    where found.bits is null
  ) as positions
  limit ${limit}
)
select
  (select total from span) as total,
  (select count(*)::int from base, fitting_variations
    where base.bits is null or get_bit(base.bits, position) = 1
    having (select is_exact or is_required from counting)) as in_stock,
  (select attributes from terms join requested using (kind, slug)
    where attributes ?| array['featuredImage', 'featuredVideo', 'content']
      and (select count(*) from requested as same where same.kind = terms.kind) = 1
    order by array_position(array['category', 'collection', 'brand'], kind) limit 1) as featured,
  coalesce((select json_agg(body order by term_id is null, position) from listing_look_books
    where (term_id is null
        or term_id in (select id from terms join requested using (kind, slug)))
      and (not body ? 'looks' or exists (select from fitting where fitting.id = listing_look_books.id))
    ), '[]') as look_books,
  coalesce((select json_object_agg(kind, terms) from facets), '{}') as facets,
  (select json_build_object('lowest', min((attributes ->> 'price')::int),
      'highest', max((attributes ->> 'price')::int))
    from counted where kind = 'price' and count > 0 having count(*) > 0) as price_range,
  coalesce((
    select json_agg(json_build_object('id', products.id, 'card', products.card, 'stock', stocked.stock)
      order by case when ${backwards} then -page.position else page.position end)
    from page
    join listing_positions listed
      on listed.position = page.position and listed."order" = ${order}
    join products on products.id = listed.product_id
    cross join lateral (
      select json_object_agg(variations.id, json_build_array(sku, stock)) as stock
      from variations where variations.product_id = products.id
    ) as stocked
  ), '[]') as cards`
}
