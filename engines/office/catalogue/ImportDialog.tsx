import { TextInput } from '@mantine/core'
import { parseCsv } from '@vitrine/commerce/csv.ts'
import { useState } from 'react'
import { act } from '../shell/act.ts'
import { call } from '../shell/api.ts'
import { Problems } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { Reason } from './StockGrid.tsx'

interface Change {
  sku: string
  stock: number
  seen: number
  /** Counts of stores that differ, by slug. */
  stores: Record<string, { pieces: number; seen: number }>
}

/** The button and form that import stock: shows what would change, which is then written wholly or not at all. */
export function ImportDialog() {
  const [changes, setChanges] = useState<Change[]>()
  const [problem, setProblem] = useState('')
  const choose = async (file: File | undefined) => {
    setChanges(undefined)
    setProblem('')
    if (!file) return
    try {
      setChanges(await changesOf(await file.text()))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const save = async ({ reason }: { reason: string }) => {
    if (!changes || changes.length === 0) throw new Error('The file changes nothing.')
    await act('setStock', { rows: changes, reason }, false)
    setChanges(undefined)
  }
  return (
    <FormDialog
      label="Import CSV"
      title="Import stock"
      submitLabel="Import"
      initialValues={{ reason: '' }}
      onSubmit={save}
    >
      <TextInput
        type="file"
        label="File"
        description="Columns sku and stock, and one for each store, as exported; other columns are ignored"
        accept=".csv,text/csv"
        required
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <Problems list={problem ? [problem] : []} />
      {changes && (
        <>
          <p role="status">
            {changes.length === 1 ? '1 variation changes' : `${changes.length} variations change`}
          </p>
          <ul className="scroll">
            {changes.map(({ sku, stock, seen, stores }) => (
              <li key={sku}>
                {sku}: {seen} → {stock}
                {Object.entries(stores).map(([slug, { pieces }]) => `, ${slug} → ${pieces}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Reason />
    </FormDialog>
  )
}

/** The differences between a file and the present stock. Throws an Error with the line of what cannot be read. */
async function changesOf(text: string): Promise<Change[]> {
  const [head = [], ...lines] = parseCsv(text)
  const [skuColumn, stockColumn] = ['sku', 'stock'].map((name) =>
    head.findIndex((title) => title.toLowerCase() === name),
  ) as [number, number]
  if (skuColumn < 0 || stockColumn < 0)
    throw new Error('The first line must name the columns sku and stock.')
  const present = new Map((await call('stock')).map((row) => [row.sku, row]))
  return lines.flatMap((cells, index) => {
    const sku = cells[skuColumn] ?? ''
    const row = present.get(sku)
    if (!row) throw new Error(`Line ${index + 2}: no variation has the SKU ${sku}.`)
    const pieces = (typed = '') => {
      if (/^\d{1,6}$/.test(typed)) return Number(typed)
      throw new Error(
        `Line ${index + 2}: the stock of ${sku} must be a whole number, not “${typed}”.`,
      )
    }
    const stock = pieces(cells[stockColumn])
    const counts = head.flatMap((title, column) => {
      const held = row.stores[title]
      const count = held === undefined ? undefined : pieces(cells[column])
      return count === undefined || held === undefined || count === held
        ? []
        : [[title, { pieces: count, seen: held }] as const]
    })
    return stock === row.stock && counts.length === 0
      ? []
      : [{ sku, stock, seen: row.stock, stores: Object.fromEntries(counts) }]
  })
}
