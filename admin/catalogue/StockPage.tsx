import { useState } from 'react'
import { csvLine } from '#contract/csv.ts'
import type { StockRow } from '#contract/staff/catalogue.ts'
import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'
import { Title } from '../shell/Layout.tsx'
import { Table } from '../shell/Table.tsx'
import { useAction, useOperation } from '../shell/useAction.ts'
import { ImportDialog } from './ImportDialog.tsx'

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
      {rows.length > 0 && <Grid rows={rows} />}
    </>
  )
}

/** Saves the rows as a file of the browser. */
function download(rows: readonly StockRow[]) {
  const lines = rows.map(({ sku, product, choices, stock }) =>
    csvLine([sku, product, choices, String(stock)]),
  )
  // The mark makes spreadsheets read Thai.
  const file = new Blob([`\ufeff${[csvLine(columns), ...lines].join('\r\n')}`], {
    type: 'text/csv',
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'stock.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Rows that are shown at first, and more at each request: thousands of inputs make a browser slow. */
const rowsAtOnce = 200

/** Numbers that were typed, each with the one that the grid showed then. */
type Edits = Record<string, { stock: string; seen: number }>

function Grid({ rows }: { rows: readonly StockRow[] }) {
  const act = useAction()
  const [edits, setEdits] = useState<Edits>({})
  const [shown, setShown] = useState(rowsAtOnce)
  const changes = Object.entries(edits).filter(
    ([, { stock, seen }]) => /^\d{1,6}$/.test(stock) && Number(stock) !== seen,
  )
  const save = async (form: FormData) => {
    await act(
      'setStock',
      {
        rows: changes.map(([sku, { stock, seen }]) => ({ sku, stock: Number(stock), seen })),
        reason: textOf(form, 'reason'),
      },
      false,
    )
    setEdits({})
  }
  return (
    <>
      {changes.length > 0 && (
        <div className="pending buttons" role="status">
          <span>{changes.length === 1 ? '1 change' : `${changes.length} changes`}</span>
          <FormDialog label="Save the changes" submitLabel="Save" onSubmit={save}>
            <ul>
              {changes.map(([sku, { stock, seen }]) => (
                <li key={sku}>
                  {sku}: {seen} → {stock}
                </li>
              ))}
            </ul>
            <Reason />
          </FormDialog>
          <button type="button" onClick={() => setEdits({})}>
            Discard
          </button>
        </div>
      )}
      <Table label="Stock" head={['Product', 'Choices', 'SKU', 'In stock', '']}>
        {rows.slice(0, shown).map((row) => (
          <tr key={row.sku}>
            <td>
              {row.product}
              {row.isHidden && ' (hidden)'}
            </td>
            <td>{row.choices}</td>
            <td>{row.sku}</td>
            <td>
              <input
                type="number"
                min={0}
                aria-label={`Stock of ${row.sku}`}
                value={edits[row.sku]?.stock ?? row.stock}
                onChange={({ target }) =>
                  setEdits((all) => ({
                    ...all,
                    [row.sku]: { stock: target.value, seen: all[row.sku]?.seen ?? row.stock },
                  }))
                }
              />
            </td>
            <td>
              <AdjustDialog row={row} />
            </td>
          </tr>
        ))}
      </Table>
      {rows.length > shown && (
        <button type="button" onClick={() => setShown(shown + rowsAtOnce)}>
          Show {rowsAtOnce} more
        </button>
      )}
    </>
  )
}

const Reason = () => (
  <Field label="Reason">
    <input name="reason" maxLength={200} required />
  </Field>
)

function AdjustDialog({ row: { sku, stock } }: { row: StockRow }) {
  const act = useAction()
  return (
    <FormDialog
      label="Adjust"
      title={`Adjust ${sku}`}
      submitLabel="Save"
      onSubmit={(form) =>
        act(
          'adjustStock',
          { sku, by: Number(textOf(form, 'by')), reason: textOf(form, 'reason') },
          false,
        )
      }
    >
      <Field label="Add, or take with a minus" hint={`Now ${stock}`}>
        <input name="by" type="number" min={-stock} step={1} required />
      </Field>
      <Reason />
    </FormDialog>
  )
}
