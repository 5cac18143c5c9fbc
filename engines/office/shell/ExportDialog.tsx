import { type ExportedTable, exportedTables } from '@vitrine/commerce/staff/customers.ts'
import { call } from './api.ts'
import { downloadCsv } from './downloadCsv.ts'
import { SelectField, TextField } from './Form.tsx'
import { FormDialog } from './FormDialog.tsx'
import { notify } from './Notices.tsx'
import { useRole } from './session.ts'

const titles: Record<ExportedTable, string> = {
  orders: 'Orders, by the day on which they were placed',
  lines: 'Lines of orders, by the day on which they were placed',
  refunds: 'Refunds, by the day on which they were requested',
  customers: 'Customers, by the day on which they registered',
  newsletter: 'Newsletter, by the day on which it was confirmed',
  products: 'Products and their variations, by the day of the product',
}

interface Props {
  table: ExportedTable
  /** The proposed days, `YYYY-MM-DD`, without a limit where one is absent. */
  days?: { from?: string | undefined; to?: string | undefined }
}

/** The button and form with which managers export a table as CSV. That they did is recorded. */
export function ExportDialog({ table, days: { from = '', to = '' } = {} }: Props) {
  if (useRole() !== 'manager') return null
  return (
    <FormDialog
      label="Export"
      title="Export as CSV"
      initialValues={{ table, from, to }}
      onSubmit={async ({ table: chosen, ...days }) => {
        const limits = { ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) }
        downloadCsv([chosen, days.from, days.to].filter(Boolean).join('-').concat('.csv'), [
          await call('exportCsv', { table: chosen, ...limits }),
        ])
        notify('success', 'The file is saved.')
      }}
    >
      <SelectField
        name="table"
        label="Table"
        data={exportedTables.map((value) => ({ value, label: titles[value] }))}
      />
      <TextField name="from" label="First day" type="date" />
      <TextField name="to" label="Last day" type="date" />
      <p>Days are those of Bangkok; empty ones are not limited. Records name who exported what.</p>
    </FormDialog>
  )
}
