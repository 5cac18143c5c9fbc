import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'

/** The products of a code, and the variation if the code is the SKU of one. */
export interface FoundCode {
  productIds: number[]
  /** The id of the only variation that has the code. */
  variationId: string | null
}

/** A product that has a code, with the variation if the code is the SKU of one. */
export interface CodeRow {
  id: number
  variation: string | null
}

/** Letters and digits of a code in capitals, as `plainCode` returns them. */
const plainColumn = (column: string) =>
  sql.raw(`regexp_replace(upper(${column}), '[[:space:][:punct:]]', '', 'g')`)
const plainCode = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{P}\p{S}\p{Cf}]/gu, '')

/** The shortest code that is found without its hyphens. */
const minPlainLength = 4

const selectCodes = (matches: (column: string) => SQL) => sql`
select id, null as variation from products where ${matches('code')} and not is_hidden
union all
select product_id, variations.id::text from variations join products on products.id = product_id
where ${matches('sku')} and not is_hidden`

/** The query for the rows whose code or SKU is the text, in small letters, capitals or as it is typed. */
export function selectByCode(text: string): SQL {
  const typed = text.trim()
  return selectCodes(
    (column) =>
      sql`${sql.raw(column)} in (${typed}, ${typed.toUpperCase()}, ${typed.toLowerCase()})`,
  )
}

/** Finds products and variations by a code, ignoring case and punctuation, by reading every code. */
export async function findByPlainCode(database: Database, text: string): Promise<CodeRow[]> {
  const plain = plainCode(text)
  if (plain.length < minPlainLength) return []
  return rows<CodeRow>(
    database,
    selectCodes((column) => sql`${plainColumn(column)} = ${plain}`),
  )
}

/** Returns what the rows of a code have found, or null if there are none. */
export function foundCode(codeRows: readonly CodeRow[]): FoundCode | null {
  if (codeRows.length === 0) return null
  const variations = codeRows.flatMap(({ variation }) => variation ?? [])
  const [only, ...others] = variations
  return {
    productIds: [...new Set(codeRows.map(({ id }) => id))],
    variationId: only && others.length === 0 ? only : null,
  }
}
