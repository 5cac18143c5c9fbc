import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { type Database, migrationsFolder } from './openDatabase.ts'
import { rows } from './transact.ts'

/** Reads all migrations, oldest first. */
export const readMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder })

/** The date of the newest applied migration in milliseconds, by which Drizzle orders them, or 0 without any. */
export async function readSchemaVersion(database: Database): Promise<number> {
  const table = sql`to_regclass('drizzle.__drizzle_migrations')`
  const [migrationTable] = await rows<{ exists: boolean }>(
    database,
    sql`select ${table} is not null as "exists"`,
  )
  if (!migrationTable?.exists) return 0
  const [newest] = await rows<{ version: string }>(
    database,
    sql`select coalesce(max(created_at), 0)::text as "version" from drizzle.__drizzle_migrations`,
  )
  return Number(newest?.version)
}

/**
 * Applies the migrations that are missing, up to the one of a date, in the caller's transaction, as Drizzle would in its
 * own: a restore is one transaction.
 */
export async function applyMigrations(transaction: Database, last = Infinity): Promise<void> {
  await transaction.execute(sql`create schema if not exists drizzle`)
  await transaction.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  const current = await readSchemaVersion(transaction)
  for (const migration of readMigrations()) {
    if (migration.folderMillis <= current || migration.folderMillis > last) continue
    for (const statement of migration.sql) await transaction.execute(sql.raw(statement))
    await transaction.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${migration.hash}, ${migration.folderMillis})`)
  }
}
