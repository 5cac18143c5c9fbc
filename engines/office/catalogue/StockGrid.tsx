import { Button, TextInput } from '@mantine/core'
import type { StockRow } from '@vitrine/commerce/staff/catalogue.ts'
import { memo, useCallback, useMemo, useRef } from 'react'
import { act, newKey } from '../shell/act.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { numberOrText, readPieces } from '../shell/numbers.ts'
import { useDrafts } from '../shell/useDrafts.ts'

interface Props {
  rows: readonly StockRow[]
  /** Whether the rows are the variations of one product, which often have the same number. */
  isOfProduct?: boolean
}

/** A grid in which stock is typed or adjusted, each with a reason, and typed values stay when other rows are shown. */
export function StockGrid({ rows, isOfProduct = false }: Props) {
  const present = useMemo(
    () => Object.fromEntries(rows.map(({ sku, stock }) => [sku, `${stock}`])),
    [rows],
  )
  const { changed, valueAt, change, discard, settle } = useDrafts(present)
  const wrong = changed.filter(([, { value }]) => readPieces(value) === undefined)
  const type = useCallback(
    ({ sku, stock }: StockRow, typed: string) => change(sku, typed, `${stock}`),
    [change],
  )
  const copyFirst = ([first, ...others]: readonly StockRow[]) => {
    for (const row of others) if (first) type(row, valueAt(first.sku))
  }
  const save = async ({ reason }: { reason: string }) => {
    const typed = changed.map(([sku, { value, begun }]) => ({
      ...{ sku, stock: readPieces(value), seen: Number(begun) },
    }))
    await act('setStock', { rows: typed, reason }, false)
    settle(changed)
  }
  return (
    <>
      {changed.length > 0 && (
        <div className="pending" role="status">
          <span>{changed.length === 1 ? '1 change' : `${changed.length} changes`}</span>
          {wrong.length > 0 ? (
            <span className="warning">
              {wrong.map(([sku, { value }]) => `${sku}: ${wrongPieces(value)}`).join(' ')}
            </span>
          ) : (
            <FormDialog
              label="Save the changes"
              submitLabel="Save"
              button={{ variant: 'filled' }}
              initialValues={{ reason: '' }}
              onSubmit={save}
            >
              <ul className="scroll">
                {changed.map(([sku, { value, begun }]) => (
                  <li key={sku}>
                    {sku}: {begun} → {value}
                  </li>
                ))}
              </ul>
              <Reason />
            </FormDialog>
          )}
          <Button onClick={discard}>Discard</Button>
        </div>
      )}
      <DataTable
        label="Stock"
        rows={rows}
        keyOf={({ sku }) => sku}
        columns={[
          {
            title: 'Product',
            cell: ({ product, isHidden }) => `${product}${isHidden ? ' (hidden)' : ''}`,
          },
          { title: 'Choices', cell: ({ choices }) => choices },
          { title: 'SKU', cell: ({ sku }) => sku },
          ...(rows.some(({ sold }) => sold !== undefined)
            ? [{ title: 'Sold in 30 days', isNumber: true, cell: ({ sold }: StockRow) => sold }]
            : []),
          {
            title: 'In stock',
            isNumber: true,
            cell: (row) => <Count row={row} typed={valueAt(row.sku)} onType={type} />,
          },
          { title: '', cell: (row) => <AdjustDialog row={row} /> },
        ]}
      />
      {isOfProduct && rows.length > 1 && (
        <div className="actions">
          <Button onClick={() => copyFirst(rows)}>Copy the first number to all</Button>
        </div>
      )}
    </>
  )
}

const wrongPieces = (typed: string) =>
  typed.trim() === ''
    ? 'Enter a number; 0 is sold out.'
    : `“${typed}” is not a whole number from 0.`

interface CountProps {
  row: StockRow
  typed: string
  onType: (row: StockRow, typed: string) => void
}

const Count = memo(({ row, typed, onType }: CountProps) => (
  <TextInput
    inputMode="numeric"
    w="6rem"
    aria-label={`Stock of ${row.sku}`}
    value={typed}
    error={readPieces(typed) === undefined}
    onChange={({ target }) => onType(row, target.value)}
  />
))

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
        await act('adjustStock', { sku, by: numberOrText(by), reason, key: key.current }, false)
        key.current = newKey()
      }}
    >
      <TextField
        name="by"
        label="Add, or take with a minus"
        description={`Now ${stock}`}
        autoComplete="off"
        required
      />
      <Reason />
    </FormDialog>
  )
})
