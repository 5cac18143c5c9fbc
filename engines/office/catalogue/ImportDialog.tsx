import { TextInput } from '@mantine/core'
import { parseCsv } from '@vitrine/commerce/csv.ts'
import { useState } from 'react'
import { act } from '../shell/act.ts'
import { Problems } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { readPieces } from '../shell/numbers.ts'
import { readAllStock } from './readAllStock.ts'
import { Reason } from './StockGrid.tsx'

interface Change {
  sku: string
  stock: number
  /** The stock in the export. */
  seen: number
  /** The number of the export, if the file has it. */
  exported: number | undefined
  /** Counts of stores that differ, by slug. */
  stores: Record<string, { pieces: number; seen: number }>
}

/** The button and form that import stock: shows what would change, which is then written wholly or not at all. */
export function ImportDialog() {
  const [changes, setChanges] = useState<Change[]>()
  const hasExported = changes?.every(({ exported }) => exported !== undefined)
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
    const rows = changes.map(({ exported: _, ...row }) => row)
    await act('setStock', { rows, reason }, false)
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
        description="Columns sku, stock and seen, and one for each store, as exported"
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
          {!hasExported && (
            <p className="warning">
              The file has no column seen: its numbers replace the present ones, and what was sold
              since it was made would be in stock again. Export the stock again to keep the sales.
            </p>
          )}
          <ul className="scroll">
            {changes.map(({ sku, stock, seen, exported = seen, stores }) => (
              <li key={sku}>
                {sku}: {seen} → {stock}
                {exported > seen && ` (${exported - seen} sold or taken since the export)`}
                {exported < seen && ` (${seen - exported} added since the export)`}
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

/**
 * The changes of the present stock by a file: the difference between `stock` and the exported `seen`, so that items
 * sold meanwhile stay sold, or the numbers of the file without `seen`. Throws an Error with the line that cannot be
 * read.
 */
async function changesOf(text: string): Promise<Change[]> {
  const present = new Map((await readAllStock()).map((row) => [row.sku, row]))
  const stores = new Set([...present.values()].flatMap((row) => Object.keys(row.stores)))
  const [head, ...rows] = parseCsv(text)
  const titles = head?.cells.map((title) => title.toLowerCase()) ?? []
  checkTitles(titles, stores)
  const lines = new Map<string, number>()
  return rows.flatMap(({ line, cells }) => {
    const cell = (title: string) => cells[titles.indexOf(title)] ?? ''
    const sku = cell('sku')
    const row = present.get(sku)
    if (!row) throw new Error(`Line ${line}: no variation has the SKU ${sku || '(empty)'}.`)
    const other = lines.get(sku)
    if (other !== undefined) throw new Error(`Lines ${other} and ${line} both have the SKU ${sku}.`)
    lines.set(sku, line)
    const pieces = (title: string) => {
      const typed = cell(title)
      const count = readPieces(typed)
      if (count !== undefined) return count
      throw new Error(
        `Line ${line}, column ${title}: “${typed}” is not a whole number from 0 (${sku}).`,
      )
    }
    const exported = titles.includes('seen') ? pieces('seen') : undefined
    const by = pieces('stock') - (exported ?? row.stock)
    const stock = row.stock + by
    if (stock < 0)
      throw new Error(
        `Line ${line}: the file takes ${-by} from ${sku}, which has ${row.stock} now; the export had ${exported}.`,
      )
    const counts = titles.flatMap((title) => {
      const seen = row.stores[title]
      if (seen === undefined) return []
      const count = pieces(title)
      return count === seen ? [] : [[title, { pieces: count, seen }] as const]
    })
    return stock === row.stock && counts.length === 0
      ? []
      : [{ sku, stock, seen: row.stock, exported, stores: Object.fromEntries(counts) }]
  })
}

/** Columns of an export that an import ignores. */
const ignored = ['product', 'choices']

/** Throws an Error for a first line that lacks a column, has it twice, or has one that no export has. */
function checkTitles(titles: readonly string[], stores: ReadonlySet<string>): void {
  for (const title of ['sku', 'stock'])
    if (!titles.includes(title))
      throw new Error(
        `The first line must name the columns sku and stock; it names ${titles.join(', ') || 'none'}.`,
      )
  for (const [index, title] of titles.entries()) {
    if (title === '') continue
    if (titles.indexOf(title) < index) throw new Error(`The column ${title} is there twice.`)
    if (['sku', 'stock', 'seen', ...ignored].includes(title) || stores.has(title)) continue
    throw new Error(
      `No store is called ${title}. Columns are sku, stock, seen, ${[...stores].join(', ')}.`,
    )
  }
}
