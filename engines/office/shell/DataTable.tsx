import type { ReactNode } from 'react'

export interface Column<Row> {
  /** The column's heading, empty above buttons. */
  title: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
}

interface Props<Row> {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  columns: readonly Column<Row>[]
}

/**
 * A table that scrolls sideways where it is too wide, also by keyboard, and on phones shows each row as a block. Plain
 * elements: Mantine's cells are components, and hundreds of rows of these made typing slow.
 */
export const DataTable = <Row,>({ label, rows, keyOf, columns }: Props<Row>) =>
  rows.length === 0 ? null : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="table" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" className={isNumber ? 'number' : undefined}>
                {title || <span className="hidden">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, isNumber }) => (
                <td key={title} data-title={title} className={isNumber ? 'number' : undefined}>
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
