import { useState } from 'react'
import { csvLine } from '#contract/csv.ts'
import type { StockRow } from '#contract/staff/catalogue.ts'
import { textOf } from '../shell/Dialog.tsx'
import { Title } from '../shell/Layout.tsx'
import { useOperation } from '../shell/useAction.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { StockGrid } from './StockGrid.tsx'

const columns = ['sku', 'product', 'choices', 'stock']

/** The stock of all variations: set in the grid, adjusted with a reason, exported and imported. */
export function StockPage() {
  const [search, setSearch] = useState('')
  const { data: rows = [], isPending, error } = useOperation('stock', { search })
  return (
    <>
      <Title>Stock</Title>
      <search className="search">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setSearch(textOf(new FormData(event.currentTarget), 'search'))
          }}
        >
          <label htmlFor="stock-search">Find a variation</label>
          <input id="stock-search" name="search" type="search" placeholder="SKU, name or code" />
          <button type="submit">Search</button>
        </form>
      </search>
      <div className="buttons">
        <button type="button" disabled={rows.length === 0} onClick={() => download(rows)}>
          Export as CSV
        </button>
        <ImportDialog />
      </div>
      {isPending && <p>Loading…</p>}
      {error && <p role="alert">{error.message}</p>}
      {!isPending && (
        <p role="status">{rows.length === 1 ? '1 variation' : `${rows.length} variations`}</p>
      )}
      {rows.length > 0 && <StockGrid rows={rows} />}
    </>
  )
}

/** Saves the rows as a file of the browser. */
function download(rows: readonly StockRow[]) {
  const stores = Object.keys(rows[0]?.stores ?? {})
  const lines = rows.map(({ sku, product, choices, stock, stores: held }) =>
    csvLine([sku, product, choices, ...[stock, ...stores.map((slug) => held[slug])].map(String)]),
  )
  // The mark makes spreadsheets read Thai.
  const file = new Blob([`\ufeff${[csvLine([...columns, ...stores]), ...lines].join('\r\n')}`], {
    type: 'text/csv',
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'stock.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}
