import { useRef, useState } from 'react'
import type { StockRow } from '#contract/staff/catalogue.ts'
import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'
import { Table } from '../shell/Table.tsx'
import { useAction } from '../shell/useAction.ts'

/** Rows that are shown at first, and more at each request: thousands of inputs make a browser slow. */
const rowsAtOnce = 200

/** Numbers that were typed, each with the one that the grid showed then. */
type Edits = Record<string, { stock: string; seen: number }>

/** A grid in which stock is typed or adjusted, each with a reason. */
export function StockGrid({ rows }: { rows: readonly StockRow[] }) {
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

/** A key that is new for each press. Not randomUUID, which browsers have on secure pages only. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

const Reason = () => (
  <Field label="Reason">
    <input name="reason" maxLength={200} required />
  </Field>
)

function AdjustDialog({ row: { sku, stock } }: { row: StockRow }) {
  const act = useAction()
  const key = useRef(newKey())
  const adjust = async (form: FormData) => {
    const input = { sku, by: Number(textOf(form, 'by')), reason: textOf(form, 'reason') }
    await act('adjustStock', { ...input, key: key.current }, false)
    key.current = newKey()
  }
  return (
    <FormDialog label="Adjust" title={`Adjust ${sku}`} submitLabel="Save" onSubmit={adjust}>
      <Field label="Add, or take with a minus" hint={`Now ${stock}`}>
        <input name="by" type="number" min={-stock} step={1} required />
      </Field>
      <Reason />
    </FormDialog>
  )
}
