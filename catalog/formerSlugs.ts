import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { rows } from '#database/transact.ts'

/** The row of site_configurations with the codes of products by their earlier slugs. Few are renamed. */
const key = 'former-slugs'

/** Remembers the slugs that products have had, each with the product's code (routes.renamed). */
export async function rememberSlugs(transaction: Database, codes: Record<string, string>) {
  if (Object.keys(codes).length === 0) return
  await transaction.execute(sql`
    insert into site_configurations (key, body) values (${key}, ${JSON.stringify(codes)}::jsonb)
    on conflict (key) do update set body = site_configurations.body || excluded.body`)
}

/** The slug of the product that had another one before; undefined if none did. */
export async function currentSlug(database: Database, former: string): Promise<string | undefined> {
  const [row] = await rows<{ slug: string }>(
    database,
    sql`
      select products.slug from site_configurations
      join products on products.code = site_configurations.body ->> ${former}
      where site_configurations.key = ${key}`,
  )
  return row?.slug
}
