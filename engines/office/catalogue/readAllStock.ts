import type { StockRow } from '@vitrine/commerce/staff/catalogue.ts'
import { call } from '../shell/api.ts'

const rowsOfPage = 5000

/** The stock of all variations that a search finds. Throws HttpError. */
export async function readAllStock(search = ''): Promise<StockRow[]> {
  const rows: StockRow[] = []
  for (let page = 1; ; page += 1) {
    const part = await call('stock', { search, page, limit: rowsOfPage })
    rows.push(...part.rows)
    if (part.rows.length < rowsOfPage) return rows
  }
}
