import { sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'

/** A table with the columns that can be written. */
export interface Table {
  name: string
  columns: string[]
}

/** Every table of the shop, each after the tables that it references. */
export async function readTables(database: Database): Promise<Table[]> {
  const records = await rows<{ name: string; column: string }>(
    database,
    sql`select c.table_name as "name", c.column_name as "column"
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      order by c.table_name, c.ordinal_position`,
  )
  const references = await rows<{ name: string; target: string }>(
    database,
    sql`select distinct r.relname as "name", t.relname as "target"
      from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`,
  )
  const tables = Map.groupBy(records, ({ name }) => name)
  return inOrder([...tables.keys()], references).map((name) => ({
    name,
    columns: (tables.get(name) ?? []).map(({ column }) => column),
  }))
}

/** Sorts names so that each follows the tables that it references. */
function inOrder(
  names: readonly string[],
  references: readonly { name: string; target: string }[],
): string[] {
  const done: string[] = []
  const visit = (name: string, path: readonly string[]) => {
    if (done.includes(name) || path.includes(name)) return
    for (const { target } of references.filter((reference) => reference.name === name))
      visit(target, [...path, name])
    done.push(name)
  }
  for (const name of names) visit(name, [])
  return done
}
