import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { csvLine } from '@vitrine/commerce/csv.ts'
import type { StockRow } from '@vitrine/commerce/staff/catalogue.ts'
import { useState } from 'react'
import { Count, PageTitle, Pending } from '../shell/Page.tsx'
import { Search } from '../shell/Search.tsx'
import { useOperation } from '../shell/useOperation.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { StockGrid } from './StockGrid.tsx'

const columns = ['sku', 'product', 'choices', 'stock']

/** The stock of all variations: set in the grid, adjusted with a reason, exported and imported. */
export function StockPage() {
  const [search, setSearch] = useState('')
  const reading = useOperation('stock', { search }, { placeholderData: keepPreviousData })
  const rows = reading.data ?? []
  const buttons = (
    <>
      <Button disabled={rows.length === 0} onClick={() => download(rows)}>
        Export as CSV
      </Button>
      <ImportDialog />
    </>
  )
  return (
    <>
      <PageTitle buttons={buttons}>Stock</PageTitle>
      <Search label="Find a variation" placeholder="SKU, name or code" onSearch={setSearch} />
      <Pending reading={reading} />
      {reading.data && <Count count={rows.length} one="variation" many="variations" />}
      {reading.data && <StockGrid rows={rows} />}
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
