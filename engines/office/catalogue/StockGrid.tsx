import { Button, TextInput } from '@mantine/core'
import type { StockRow } from '@vitrine/commerce/staff/catalogue.ts'
import { memo, useCallback, useRef, useState } from 'react'
import { act } from '../shell/act.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'

/** Rows that are shown at first, and more at each request: thousands of inputs make a browser slow. */
const rowsAtOnce = 200

/** Numbers that were typed, each with the one that the grid showed then. */
type Edits = Record<string, { stock: string; seen: number }>

/** A grid in which stock is typed or adjusted, each with a reason. */
export function StockGrid({ rows }: { rows: readonly StockRow[] }) {
  const [edits, setEdits] = useState<Edits>({})
  const [shown, setShown] = useState(rowsAtOnce)
  const changes = Object.entries(edits).filter(
    ([, { stock, seen }]) => /^\d{1,6}$/.test(stock) && Number(stock) !== seen,
  )
  const type = useCallback(
    ({ sku, stock }: StockRow, typed: string) =>
      setEdits((all) => ({ ...all, [sku]: { stock: typed, seen: all[sku]?.seen ?? stock } })),
    [],
  )
  const save = async ({ reason }: { reason: string }) => {
    const typed = changes.map(([sku, { stock, seen }]) => ({ sku, stock: Number(stock), seen }))
    await act('setStock', { rows: typed, reason }, false)
    setEdits({})
  }
  return (
    <>
      {changes.length > 0 && (
        <div className="pending" role="status">
          <span>{changes.length === 1 ? '1 change' : `${changes.length} changes`}</span>
          <FormDialog
            label="Save the changes"
            submitLabel="Save"
            button={{ variant: 'filled' }}
            initialValues={{ reason: '' }}
            onSubmit={save}
          >
            <ul className="scroll">
              {changes.map(([sku, { stock, seen }]) => (
                <li key={sku}>
                  {sku}: {seen} → {stock}
                </li>
              ))}
            </ul>
            <Reason />
          </FormDialog>
          <Button onClick={() => setEdits({})}>Discard</Button>
        </div>
      )}
      <DataTable
        label="Stock"
        rows={rows.slice(0, shown)}
        keyOf={({ sku }) => sku}
        columns={[
          {
            title: 'Product',
            cell: ({ product, isHidden }) => `${product}${isHidden ? ' (hidden)' : ''}`,
          },
          { title: 'Choices', cell: ({ choices }) => choices },
          { title: 'SKU', cell: ({ sku }) => sku },
          {
            title: 'In stock',
            isNumber: true,
            cell: (row) => <Count row={row} typed={edits[row.sku]?.stock} onType={type} />,
          },
          { title: '', cell: (row) => <AdjustDialog row={row} /> },
        ]}
      />
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + rowsAtOnce)}>Show {rowsAtOnce} more</Button>
      )}
    </>
  )
}

interface CountProps {
  row: StockRow
  typed: string | undefined
  onType: (row: StockRow, typed: string) => void
}

const Count = memo(({ row, typed, onType }: CountProps) => (
  <TextInput
    type="number"
    min={0}
    w="6rem"
    aria-label={`Stock of ${row.sku}`}
    value={typed ?? row.stock}
    onChange={({ target }) => onType(row, target.value)}
  />
))

/** A key that is new for each press. Not randomUUID, which browsers have on secure pages only. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The field in which staff say why they change stock. */
export const Reason = () => <TextField name="reason" label="Reason" maxLength={200} required />

const AdjustDialog = memo(({ row: { sku, stock } }: { row: StockRow }) => {
  const key = useRef(newKey())
  return (
    <FormDialog
      label="Adjust"
      title={`Adjust ${sku}`}
      submitLabel="Save"
      button={{ size: 'xs' }}
      initialValues={{ by: '', reason: '' }}
      onSubmit={async ({ by, reason }) => {
        await act('adjustStock', { sku, by: Number(by), reason, key: key.current }, false)
        key.current = newKey()
      }}
    >
      <TextField
        name="by"
        label="Add, or take with a minus"
        description={`Now ${stock}`}
        type="number"
        min={-stock}
        step={1}
        required
      />
      <Reason />
    </FormDialog>
  )
})
