import { type SQL, sql } from 'drizzle-orm'
import { ContractProblem, notFound } from '#contract/problem.ts'
import type { Database } from '#database/openDatabase.ts'
import { rows } from '#database/transact.ts'

/** The row of site_configurations with the products by their earlier slugs. Few are renamed. */
const key = 'former-slugs'

/** Remembers the slugs that products have had, each with what identifies the product (routes.renamed). */
export const rememberSlugs = (transaction: Database, products: Record<string, string>) =>
  remember(transaction, key, products)

async function remember(transaction: Database, row: string, entries: Record<string, string>) {
  if (Object.keys(entries).length === 0) return
  await transaction.execute(sql`
    insert into site_configurations (key, body) values (${row}, ${JSON.stringify(entries)}::jsonb)
    on conflict (key) do update set body = site_configurations.body || excluded.body`)
}

/**
 * The slug of the product that had another one before; undefined if none did.
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

/** The row of site_configurations with the slugs of pages and stories by their earlier ones. */
const pagesKey = 'former-page-slugs'

/** Remembers the current slugs of pages and stories by earlier ones. */
export const rememberPages = (transaction: Database, slugs: Record<string, string>) =>
  remember(transaction, pagesKey, slugs)

/** The slug of the page or story that had another one before; undefined if none did. */
export async function currentPage(database: Database, former: string): Promise<string | undefined> {
  const [row] = await rows<{ slug: string | null }>(
    database,
    sql`select body ->> ${former} as slug from site_configurations where key = ${pagesKey}`,
  )
  return row?.slug ?? undefined
}

/** The row of site_configurations with the slugs of categories by their earlier ones. */
const categoriesKey = 'former-category-slugs'

/** Remembers the current slugs of categories by earlier ones. */
export const rememberCategories = (transaction: Database, slugs: Record<string, string>) =>
  remember(transaction, categoriesKey, slugs)

/** The current slugs of those categories that had another one before (routes.renamed). */
export async function renamedCategories(
  database: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [row] = await rows<{ body: Record<string, string> }>(
    database,
    sql`select body from site_configurations where key = ${categoriesKey}`,
  )
  const known = Object.entries(row?.body ?? {})
  return new Map(known.filter(([former]) => slugs.includes(former)))
}

/** The row of site_configurations with what the shop no longer has, by kind and slug: the category of similar pieces, or nothing. */
const goneKey = 'gone'

type Kind = 'page' | 'product'

const formerKeys: Record<Kind, string> = { page: pagesKey, product: key }

/** Remembers what is removed, by slug (routes.gone). */
export const rememberGone = (transaction: Database, kind: Kind, gone: Record<string, string>) =>
  remember(
    transaction,
    goneKey,
    Object.fromEntries(Object.entries(gone).map(([slug, similar]) => [`${kind}/${slug}`, similar])),
  )

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
