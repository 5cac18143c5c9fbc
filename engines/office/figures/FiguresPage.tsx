import { Button, Group, NativeSelect } from '@mantine/core'
import { csvLine } from '@vitrine/commerce/csv.ts'
import { toBaht } from '@vitrine/commerce/satang.ts'
import type { Figures } from '@vitrine/commerce/staff/figures.ts'
import { useState } from 'react'
import { baht } from '../shell/api.ts'
import { type Column, DataTable } from '../shell/DataTable.tsx'
import { downloadCsv } from '../shell/downloadCsv.ts'
import { PageLink, PageTitle, Section } from '../shell/Page.tsx'
import { FiguresSummary, useFigures } from './FiguresSummary.tsx'

/** Sales, best sellers, coupons and returns of a period, each as a table and a file. */
export function FiguresPage() {
  const { data } = useFigures().reading
  return (
    <>
      <PageTitle>Figures</PageTitle>
      <FiguresSummary />
      {data && (
        <>
          <SalesTable figures={data} />
          <BestSellers figures={data} />
          <div className="columns">
            <CouponUse figures={data} />
            <ReturnReasons figures={data} />
          </div>
          <p className="count">
            An order counts when it is paid, cash on delivery when the money has come, and a refund
            when it is requested. Revenue without refunds equals the goods in the books of the
            orders. Days are those of Bangkok.
          </p>
        </>
      )}
    </>
  )
}

interface Props {
  figures: Figures
}

/** A column of a table that is a file too. */
interface FileColumn<Row> {
  title: string
  /** A text, or a number, with amounts in satang. */
  value: (row: Row) => string | number
  isAmount?: boolean
  cell?: Column<Row>['cell']
}

interface TableProps<Row> extends Props {
  title: string
  name: string
  /** The sentence for a table without rows. */
  none: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  columns: readonly FileColumn<Row>[]
  /** The maximum number of rows that are shown, though the file has all. */
  limit?: number
  /** Whether a row is shown, though the file has all. */
  isShown?: (row: Row) => boolean
  children?: React.ReactNode
}

/** A titled table with the button that saves it as CSV. */
function FigureTable<Row>({ title, name, none, rows, columns, keyOf, ...props }: TableProps<Row>) {
  const { figures, limit = rows.length, isShown = () => true, children } = props
  const shown = rows.filter(isShown).slice(0, limit)
  const cells = (row: Row) =>
    columns.map(({ value, isAmount }) => {
      const cell = value(row)
      return String(isAmount ? toBaht(Number(cell)) : cell)
    })
  const save = () =>
    downloadCsv(`${name}-${figures.period}-${figures.from.slice(0, 10)}.csv`, [
      csvLine(
        columns.map(({ title: heading, isAmount }) => (isAmount ? `${heading} (baht)` : heading)),
      ),
      ...rows.map((row) => csvLine(cells(row))),
    ])
  return (
    <Section title={title}>
      <Group justify={children ? 'space-between' : 'flex-end'} mb="sm" align="end">
        {children}
        <Button size="xs" onClick={save} disabled={rows.length === 0}>
          Export as CSV
        </Button>
      </Group>
      {shown.length === 0 && <p className="empty">{none}</p>}
      <DataTable<Row>
        label={title}
        rows={shown}
        keyOf={keyOf}
        columns={columns.map(({ title: heading, value, isAmount, cell }) => ({
          title: heading,
          isNumber: rows.some((row) => typeof value(row) === 'number'),
          cell: cell ?? ((row) => (isAmount ? baht(Number(value(row))) : value(row))),
        }))}
      />
    </Section>
  )
}

/** Whether a row of the sales has an entry: a phone would show hundreds of zeros otherwise. */
const isEntered = ({ orders, refunds }: Figures['rows'][number]) => orders > 0 || refunds > 0

const SalesTable = ({ figures }: Props) => (
  <FigureTable
    figures={figures}
    title={figures.rows.length === 24 ? 'By hour' : 'By day'}
    name="sales"
    none="Nothing was paid or refunded in this period."
    rows={figures.rows}
    isShown={isEntered}
    keyOf={({ time }) => time}
    columns={[
      { title: figures.rows.length === 24 ? 'Hour' : 'Day', value: ({ time }) => time },
      { title: 'Orders', value: ({ orders }) => orders },
      { title: 'Revenue', value: ({ revenue }) => revenue, isAmount: true },
      { title: 'VAT', value: ({ tax }) => tax, isAmount: true },
      { title: 'Without VAT', value: ({ revenue, tax }) => revenue - tax, isAmount: true },
      { title: 'Refunds', value: ({ refunds }) => refunds, isAmount: true },
      { title: 'VAT of refunds', value: ({ refundTax }) => refundTax, isAmount: true },
    ]}
  />
)

/** Rows of the table of best sellers. */
const sellersShown = 10

function BestSellers({ figures }: Props) {
  const [order, setOrder] = useState<'pieces' | 'value'>('pieces')
  return (
    <FigureTable
      figures={figures}
      title="Best sellers"
      name="best-sellers"
      none="Nothing was paid in this period."
      rows={figures.products.toSorted((one, other) => other[order] - one[order])}
      limit={sellersShown}
      keyOf={({ code, name }) => `${code} ${name}`}
      columns={[
        {
          title: 'Product',
          value: ({ name }) => name,
          cell: ({ name, code }) =>
            code === null ? name : <PageLink to={`/products/${code}`}>{name}</PageLink>,
        },
        { title: 'Code', value: ({ code }) => code ?? 'no longer sold' },
        { title: 'Pieces', value: ({ pieces }) => pieces },
        { title: 'Value', value: ({ value }) => value, isAmount: true },
      ]}
    >
      <NativeSelect
        label="Order by"
        value={order}
        onChange={({ target }) => setOrder(target.value === 'value' ? 'value' : 'pieces')}
        data={[
          { value: 'pieces', label: 'Pieces' },
          { value: 'value', label: 'Value' },
        ]}
      />
    </FigureTable>
  )
}

const CouponUse = ({ figures }: Props) => (
  <FigureTable
    figures={figures}
    title="Coupons used"
    name="coupons"
    none="No paid order of this period used a coupon."
    rows={figures.coupons}
    keyOf={({ code }) => code}
    columns={[
      { title: 'Code', value: ({ code }) => code },
      { title: 'Orders', value: ({ orders }) => orders },
      { title: 'Discount', value: ({ discount }) => discount, isAmount: true },
      { title: 'Revenue', value: ({ revenue }) => revenue, isAmount: true },
    ]}
  />
)

const ReturnReasons = ({ figures }: Props) => (
  <FigureTable
    figures={figures}
    title="Returns by reason"
    name="returns"
    none="No return was requested in this period."
    rows={figures.returns}
    keyOf={({ reason }) => reason}
    columns={[
      { title: 'Reason', value: ({ reason }) => sentence(reason) },
      { title: 'Pieces', value: ({ pieces }) => pieces },
    ]}
  />
)

/** The name of a reason as text, such as `Too small`. */
function sentence(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
