import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'
import type { Table } from './tables.ts'

/** Few, because the memory of the embedded Postgres never shrinks. */
const batchSize = 50

/**
 * Writes the rows of a table to a file, one line of JSON each, as PostgreSQL formats them, and returns their number.
 */
export async function writeRows(
  transaction: Database,
  { name, columns }: Table,
  path: string,
): Promise<number> {
  const cursor = sql.identifier(`backup_${name}`)
  const query = sql`select to_jsonb(found)::text as "line" from (select ${listOf(columns)} from ${sql.identifier(name)}) found`
  const file = await open(path, 'wx', 0o600)
  let written = 0
  try {
    await transaction.execute(sql`declare ${cursor} no scroll cursor for ${query}`)
    for (;;) {
      const batch = await rows<{ line: string }>(
        transaction,
        sql`fetch ${sql.raw(String(batchSize))} from ${cursor}`,
      )
      if (batch.length === 0) break
      await file.write(batch.map(({ line }) => `${line}\n`).join(''))
      written += batch.length
    }
    await transaction.execute(sql`close ${cursor}`)
  } finally {
    await file.close()
  }
  return written
}

/**
 * Inserts the rows of such a file into a table, and returns their number. Throws an Error with the line of a wrong one.
 */
export async function insertRows(
  transaction: Database,
  { name, columns }: Table,
  path: string,
): Promise<number> {
  const table = sql.identifier(name)
  const list = listOf(columns)
  let inserted = 0
  let batch: string[] = []
  const flush = async () => {
    if (batch.length === 0) return
    inserted += batch.length
    const statement = sql`insert into ${table} (${list}) overriding system value select ${list}
      from jsonb_populate_recordset(null::${table}, ${`[${batch.join(',')}]`}::text::jsonb)`
    await transaction.execute(statement).catch(explain(`${name}, at or before line ${inserted}`))
    batch = []
  }
  for await (const line of linesOf(path)) {
    batch.push(line)
    if (batch.length === batchSize) await flush()
  }
  await flush()
  return inserted
}

/** Names where an error is, without Drizzle's message, which has the rows. */
function explain(place: string) {
  return (error: unknown): never => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new Error(`${place}: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** The lines of a file. Those of `node:readline` end at U+2028 too, which JSON contains as it is. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

const listOf = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )

/** The last value of each sequence that was used, such as those of identity columns. */
export async function readSequences(transaction: Database): Promise<Record<string, string>> {
  const records = await rows<{ name: string; value: string }>(
    transaction,
    sql`select sequencename as "name", last_value::text as "value" from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  return Object.fromEntries(records.map(({ name, value }) => [name, value]))
}

/** Sets sequences, so that they never give out a value again. */
export async function setSequences(
  transaction: Database,
  sequences: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(sequences))
    await transaction.execute(
      sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::text::bigint)`,
    )
}
