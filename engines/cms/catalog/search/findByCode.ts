import { sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { rows } from '#cms/database/transact.ts'

/** The products of a code, and the variation if the code is the SKU of one. */
export interface FoundCode {
  productIds: number[]
  /** The id of the only variation that has the code. */
  variationId: string | null
}

interface CodeRow {
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

/**
 * Finds products by their code and variations by their SKU, in any case. @param isLoose whether hyphens, blanks and the like
 * may be missing or added, which reads every code.
 */
export async function findByCode(
  database: Database,
  text: string,
  isLoose: boolean,
): Promise<FoundCode | null> {
  const typed = text.trim()
  const plain = plainCode(text)
  if (isLoose && plain.length < minPlainLength) return null
  const matches = (column: string) =>
    isLoose
      ? sql`${plainColumn(column)} = ${plain}`
      : sql`${sql.raw(column)} in (${typed}, ${typed.toUpperCase()}, ${typed.toLowerCase()})`
  const found = await rows<CodeRow>(
    database,
    sql`
select id, null as variation from products where ${matches('code')} and not is_hidden
union all
select product_id, variations.id::text from variations join products on products.id = product_id
where ${matches('sku')} and not is_hidden`,
  )
  if (found.length === 0) return null
  const variations = found.flatMap(({ variation }) => variation ?? [])
  const [only, ...others] = variations
  return {
    productIds: [...new Set(found.map(({ id }) => id))],
    variationId: only && others.length === 0 ? only : null,
  }
}
