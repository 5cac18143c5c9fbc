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

/** Calls `store` with batches of at most `size` items: a statement takes up to 65,535 parameters. */
export async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  store: (batch: Item[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    await store(items.slice(start, start + size))
  }
}
