import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type OpenDatabase, openDatabase } from '@vitrine/cms/database/openDatabase.ts'
import postgres from 'postgres'

/**
 * Opens the database of the index and creates its missing tables in a schema named after their definition, so that
 * during a deployment each version has tables of its own.
 * @throws {Error} when the database cannot be reached
 */
export async function openIndexDatabase(databaseUrl: string): Promise<OpenDatabase> {
  const tables = await readFile(new URL('./schema.sql', import.meta.url), 'utf8')
  const schema = `shop_catalogue_${createHash('sha256').update(tables).digest('hex').slice(0, 8)}`
  const client = postgres(databaseUrl, { max: 1, connect_timeout: 10, onnotice: () => {} })
  try {
    await client.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(hashtext('vitrine catalogue tables'))`
      const [existingSchema] = await transaction`select from pg_namespace where nspname = ${schema}`
      if (existingSchema) return
      await transaction.unsafe(`
        create extension if not exists pg_trgm schema public;
        create extension if not exists fuzzystrmatch schema public;
        create schema ${schema};
        set local search_path = ${schema}, public;
        ${tables}`)
    })
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    throw new Error(`DATABASE_URL: the index cannot be opened (${message || code}).`)
  } finally {
    await client.end()
  }
  const address = new URL(databaseUrl)
  address.searchParams.set('search_path', `${schema},shop_catalogue_memory,public`)
  return openDatabase({ databaseUrl: address.href, dataDirectory: '', isMigrated: false })
}
