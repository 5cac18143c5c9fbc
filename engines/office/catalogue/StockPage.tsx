import { Button } from '@mantine/core'
import { csvLine } from '@vitrine/commerce/csv.ts'
import type { StockRow } from '@vitrine/commerce/staff/catalogue.ts'
import { errorMessages } from '../shell/api.ts'
import { downloadCsv } from '../shell/downloadCsv.ts'
import { notify } from '../shell/Notices.tsx'
import { Count, PageTitle, Pending } from '../shell/Page.tsx'
import { Pages } from '../shell/Pages.tsx'
import { Search } from '../shell/Search.tsx'
import { useList } from '../shell/useList.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { readAllStock } from './readAllStock.ts'
import { StockGrid } from './StockGrid.tsx'

/** `seen` stays as exported when `stock` is changed, so that an import keeps what was sold meanwhile. */
const columns = ['sku', 'product', 'choices', 'stock', 'seen']

/** Thousands of inputs make a browser slow. */
const rowsOfPage = 200

/** The stock of all variations: set in the grid, adjusted with a reason, exported and imported. */
export function StockPage() {
  const { reading, filters, filter, ...pages } = useList('stock', rowsOfPage)
  const { data } = reading
  const search = filters['search'] ?? ''
  const exportAll = () =>
    readAllStock(search).then(download, (error) => notify('error', errorMessages(error).join(' ')))
  const buttons = (
    <>
      <Button disabled={!data?.total} onClick={exportAll}>
        Export as CSV
      </Button>
      <ImportDialog />
    </>
  )
  return (
    <>
      <PageTitle buttons={buttons}>Stock</PageTitle>
      <Search
        key={search}
        label="Find a variation"
        placeholder="SKU, name or code"
        search={search}
        onSearch={(text) => filter({ search: text })}
      />
      <Pending reading={reading} />
      {data && (
        <Count count={data.total} one="variation" many="variations" none="No variation matches." />
      )}
      <StockGrid rows={data?.rows ?? []} />
      <Pages {...pages} />
    </>
  )
}

/** Saves the rows as a file of the browser. */
function download(rows: readonly StockRow[]) {
  const stores = Object.keys(rows[0]?.stores ?? {})
  const lines = rows.map(({ sku, product, choices, stock, stores: held }) =>
    csvLine([
      ...[sku, product, choices],
      ...[stock, stock, ...stores.map((slug) => held[slug])].map(String),
    ]),
  )
  downloadCsv('stock.csv', [csvLine([...columns, ...stores]), ...lines])
}
