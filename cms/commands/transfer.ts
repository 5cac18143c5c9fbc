import { createReadStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { sqlState } from '#cms/database/sqlState.ts'
import { rows, transact } from '#cms/database/transact.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import type { Operation, Progress } from './operation.ts'
import { readTables, type Table } from './tables.ts'

export const TransferInput = z.object({ path: z.string().min(1) })
export const ImportInput = TransferInput.extend({ replace: z.boolean() })

/** The first line of an export: the schema that its rows fit. */
const Heading = z.object({ schema: z.string() })
const Line = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) })
type Line = z.infer<typeof Line>

const batchSize = 200

/** Exports all tables as JSON Lines, the schema first, then one row per line, from one consistent snapshot. Returns a message. */
export const exportData: Operation<z.infer<typeof TransferInput>, string> = (
  cms,
  { path },
  report,
) =>
  cms.database.transaction(
    async (transaction) => {
      const draft = `${path}.part`
      const file = await open(draft, 'w', 0o600)
      let written = 0
      try {
        await file.write(`${JSON.stringify({ schema: await readSchema(transaction) })}\n`)
        const tables = await readTables(transaction)
        for (const [index, table] of tables.entries()) {
          report({ text: `exporting ${table.name}`, done: index, total: tables.length })
          written += await exportTable(transaction, table, (text) => file.write(text))
        }
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
      return `Exported ${written} rows to ${path}.`
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Identifies the newest migration. */
async function readSchema(database: Database): Promise<string> {
  const [newest] = await rows<{ hash: string }>(
    database,
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  return newest?.hash ?? ''
}

async function exportTable(
  transaction: Database,
  { name, columns }: Table,
  write: (text: string) => Promise<unknown>,
): Promise<number> {
  const cursor = sql.identifier(`export_${name}`)
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const query = sql`select to_jsonb(found) as "row" from (select ${list} from ${sql.identifier(name)}) found`
  await transaction.execute(sql`declare ${cursor} no scroll cursor for ${query}`)
  let written = 0
  for (;;) {
    const batch = await rows<{ row: unknown }>(
      transaction,
      sql`fetch ${sql.raw(String(batchSize))} from ${cursor}`,
    )
    if (batch.length === 0) break
    await write(batch.map(({ row }) => `${JSON.stringify({ table: name, row })}\n`).join(''))
    written += batch.length
  }
  await transaction.execute(sql`close ${cursor}`)
  return written
}

/**
 * Imports a file of `exportData` in one transaction. Throws a CmsProblem with the line of the first error.
 * `replace` deletes existing data first; without it the tables must be empty.
 */
export const importData: Operation<z.infer<typeof ImportInput>, string> = (
  cms,
  { path, replace },
  report,
) =>
  transact(cms.database, async (transaction) => {
    const tables = await readTables(transaction)
    await emptyTables(transaction, tables, replace)
    const read = await importLines(transaction, tables, path, report)
    for (const table of tables) await restoreSequences(transaction, table)
    return `Imported ${read} rows.`
  })

async function emptyTables(transaction: Database, tables: readonly Table[], replace: boolean) {
  const names = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  if (replace) {
    await transaction.execute(sql`truncate ${names}`)
    return
  }
  for (const { name } of tables) {
    const [found] = await rows(transaction, sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (found)
      throw new CmsProblem(
        'conflict',
        `Table ${name} is not empty. Use --replace to delete existing data first.`,
      )
  }
}

async function importLines(
  transaction: Database,
  tables: readonly Table[],
  path: string,
  report: (progress: Progress) => void,
): Promise<number> {
  const known = new Map(tables.map((table) => [table.name, table]))
  let batch: Line[] = []
  let number = 0
  let schema: string | undefined
  const expected = await readSchema(transaction)
  const flush = async () => {
    const [first] = batch
    const table = first && known.get(first.table)
    if (table) await insertBatch(transaction, table, batch, number)
    batch = []
  }
  for await (const text of createInterface({ input: createReadStream(path, 'utf8') })) {
    number += 1
    if (text.trim() === '') continue
    schema ??= readHeading(text)
    if (schema !== expected)
      throw new CmsProblem(
        'invalid',
        'This file is not an export of this version. Import it with the version that exported it, then upgrade.',
      )
    if (number === 1) continue
    const line = readLine(text, number)
    if (!known.has(line.table))
      throw new CmsProblem('invalid', `Line ${number}: unknown table ${line.table}.`)
    if (batch.length >= batchSize || batch[0]?.table !== line.table) await flush()
    batch.push(line)
    if (number % 1000 === 0) report({ text: `importing ${line.table}`, done: number, total: 0 })
  }
  await flush()
  return Math.max(0, number - 1)
}

/** The schema of an export; an empty text when its first line names none. */
function readHeading(text: string): string {
  try {
    return Heading.parse(JSON.parse(text)).schema
  } catch {
    return ''
  }
}

function readLine(text: string, number: number): Line {
  try {
    return Line.parse(JSON.parse(text))
  } catch {
    throw new CmsProblem('invalid', `Line ${number} is not a row of an export.`)
  }
}

async function insertBatch(
  transaction: Database,
  { name, columns }: Table,
  batch: readonly Line[],
  number: number,
): Promise<void> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const table = sql.identifier(name)
  const data = JSON.stringify(batch.map(({ row }) => row))
  try {
    await transaction.execute(
      sql`insert into ${table} (${list}) select ${list}
        from jsonb_populate_recordset(null::${table}, ${data}::text::jsonb)`,
    )
  } catch (error) {
    if (!sqlState(error)) throw error
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CmsProblem('invalid', `${name}, at or before line ${number}: ${reason}`)
  }
}

async function restoreSequences(transaction: Database, { name, identities }: Table): Promise<void> {
  for (const column of identities)
    await transaction.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${column}),
        coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(name)}), 0) + 1, false)`,
    )
}
