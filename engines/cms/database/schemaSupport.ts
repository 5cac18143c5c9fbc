import { readFileSync } from 'node:fs'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { schemaSupport } from './schema/deployment.ts'

const Journal = z.object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) })

/**
 * Throws an Error when a newer version has migrated the database so far that this one cannot use it, unless it only
 * added something (docs/production.md, Upgrading).
 */
export async function expectSupported(
  database: PgDatabase<PgQueryResultHKT, Record<string, never>>,
  location: string,
): Promise<void> {
  const journal = new URL('./migrations/meta/_journal.json', import.meta.url)
  const newest = Journal.parse(JSON.parse(readFileSync(journal, 'utf8'))).entries.at(-1)
  const [support] = await database.select().from(schemaSupport)
  if (!newest || !support || newest.idx >= support.oldest) return
  throw new Error(
    `A newer version has changed ${location}: it needs migration ${support.oldest} and later, and this version ends with ${newest.tag}. Start a newer version.`,
  )
}
