import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { terms } from '#cms/database/schema/catalog.ts'
import { rows } from '#cms/database/transact.ts'

/** The key of the row of site_configurations with the products by their earlier slugs. */
const key = 'former-slugs'
/** The row with the slugs of pages and stories by their earlier ones. */
const pagesKey = 'former-page-slugs'
/** The row with the slugs of categories by their earlier ones. */
const categoriesKey = 'former-category-slugs'

/**
 * Remembers the slugs that products have had, each with what identifies the product (routes.renamed).
 * @param present slugs of products; none of them is a former one
 */
export const rememberSlugs = (
  transaction: Database,
  products: Record<string, string>,
  present: Iterable<string>,
) =>
  remember(transaction, key, (former) => {
    for (const [slug, product] of Object.entries(products)) former.set(slug, product)
    for (const slug of present) former.delete(slug)
  })

/** Stores the current slugs of pages and stories by earlier ones, where `present` are the slugs of all. */
export const rememberPages = (
  transaction: Database,
  slugs: Record<string, string>,
  present: Iterable<string>,
) => remember(transaction, pagesKey, leadingTo(slugs, new Set(present)))

/** Stores the current slugs of categories by earlier ones, where `present` are the slugs of all. */
export const rememberCategories = (
  transaction: Database,
  slugs: Record<string, string>,
  present: Iterable<string>,
) => remember(transaction, categoriesKey, leadingTo(slugs, new Set(present)))

/** Adds entries so that every former slug leads to a present one directly, where it leads to one, and none is present itself. */
const leadingTo =
  (slugs: Record<string, string>, present: ReadonlySet<string>) =>
  (former: Map<string, string>) => {
    for (const [slug, next] of Object.entries(slugs)) former.set(slug, next)
    const entries = [...former.keys()].map((slug) => {
      const current = laterSlugs(former, slug).find((laterSlug) => present.has(laterSlug))
      return [slug, current ?? former.get(slug) ?? ''] as const
    })
    for (const [slug, next] of entries)
      if (present.has(slug)) former.delete(slug)
      else former.set(slug, next)
  }

async function remember(
  transaction: Database,
  row: string,
  change: (former: Map<string, string>) => void,
) {
  const former = await readFormer(transaction, row, sql`for update`)
  const before = JSON.stringify([...former])
  change(former)
  if (JSON.stringify([...former]) === before) return
  const body = JSON.stringify(Object.fromEntries(former))
  await transaction.execute(sql`
    insert into site_configurations (key, body) values (${row}, ${body}::jsonb)
    on conflict (key) do update set body = excluded.body`)
}

async function readFormer(database: Database, row: string, lock = sql``) {
  const [configuration] = await rows<{ body: Record<string, string> }>(
    database,
    sql`select body from site_configurations where key = ${row} ${lock}`,
  )
  return new Map(Object.entries(configuration?.body ?? {}))
}

/** The slugs that follow an earlier one, in order, each once, so that a circle ends. */
function laterSlugs(former: ReadonlyMap<string, string>, slug: string): string[] {
  const later = new Set<string>()
  for (
    let next = former.get(slug);
    next !== undefined && next !== slug && !later.has(next);
    next = former.get(next)
  )
    later.add(next)
  return [...later]
}

/**
 * The slug of the product that had another one before, or undefined if none did.
 * @param identity the column of products with what was remembered
 */
export async function currentSlug(
  database: Database,
  former: string,
  identity: SQL = sql`products.code`,
): Promise<string | undefined> {
  const [row] = await rows<{ slug: string }>(
    database,
    sql`
      select products.slug from site_configurations
      join products on ${identity} = site_configurations.body ->> ${former}
      where site_configurations.key = ${key}`,
  )
  return row?.slug
}

/** The slugs that a page or story may have, which had another one before, in order. */
export async function laterPages(database: Database, former: string): Promise<string[]> {
  return laterSlugs(await readFormer(database, pagesKey), former)
}

/** The current slugs of those categories that had another one before (routes.renamed). */
export async function renamedCategories(
  database: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const former = await readFormer(database, categoriesKey)
  const followed = slugs.map((slug) => [slug, laterSlugs(former, slug)] as const)
  const named = followed.flatMap(([slug, later]) => (later.length > 0 ? [slug, ...later] : []))
  if (named.length === 0) return new Map()
  const records = await database
    .select({ slug: terms.slug })
    .from(terms)
    .where(and(eq(terms.kind, 'category'), inArray(terms.slug, named)))
  const present = new Set(records.map(({ slug }) => slug))
  return new Map(
    followed.flatMap(([slug, later]): [string, string][] => {
      const current = later.find((item) => present.has(item))
      return current === undefined || present.has(slug) ? [] : [[slug, current]]
    }),
  )
}

/** The row of site_configurations with what the shop no longer has, by kind and slug: the category of similar pieces, or nothing. */
const goneKey = 'gone'

type Kind = 'page' | 'product'

const formerKeys: Record<Kind, string> = { page: pagesKey, product: key }

/** Remembers what is removed, by slug (routes.gone). */
export const rememberGone = (transaction: Database, kind: Kind, gone: Record<string, string>) =>
  remember(transaction, goneKey, (goneSlugs) => {
    for (const [slug, similar] of Object.entries(gone)) goneSlugs.set(`${kind}/${slug}`, similar)
  })

/** The problem of a slug that is unknown, or that the shop had: then with the category of similar pieces, if one is known. */
export async function missing(
  database: Database,
  kind: Kind,
  slug: string,
  message: string,
): Promise<ContractProblem> {
  // A slug whose successor is gone too has no row of its own.
  const [row] = await rows<{ similar: string | null }>(
    database,
    sql`
      select max(case key when ${goneKey} then body ->> ${`${kind}/${slug}`} else '' end) as similar
      from site_configurations
      where key = ${goneKey} or key = ${formerKeys[kind]} and body ? ${slug}`,
  )
  const similar = row?.similar
  return typeof similar === 'string'
    ? new ContractProblem('not_found', message, { status: 410, extra: similar ? { similar } : {} })
    : notFound(message)
}
