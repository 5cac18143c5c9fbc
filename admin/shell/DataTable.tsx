import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

export interface Column<Row> {
  /** Empty above buttons. */
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

/** A table that scrolls sideways where it is too wide, also by keyboard; on phones each row is a block with the titles beside. */
export const DataTable = <Row,>({ label, rows, keyOf, columns }: Props<Row>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div className="table" role="group" aria-label={label} tabIndex={0}>
    <Table verticalSpacing="xs" borderColor="gray.2">
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ title, isNumber }) => (
            <Table.Th key={title} scope="col" className={isNumber ? 'number' : undefined}>
              {title || <span className="hidden">Actions</span>}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)}>
            {columns.map(({ title, cell, isNumber }) => (
              <Table.Td key={title} data-title={title} className={isNumber ? 'number' : undefined}>
                <div>{cell(row)}</div>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
)
