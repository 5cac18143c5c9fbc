import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The `set` of `onConflictDoUpdate` that replaces all columns of a row but these. */
export function replaceAllBut<Table extends PgTable>(
  table: Table,
  unchanged: (keyof Table['_']['columns'] & string)[],
): Record<string, SQL> {
  const columns = Object.keys(getTableColumns(table)).filter((key) => !unchanged.includes(key))
  return Object.fromEntries(
    columns.map((key) => [key, sql`excluded.${sql.identifier(snake(key))}`]),
  )
}

function snake(key: string) {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
