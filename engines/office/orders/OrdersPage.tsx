import { Button, NativeSelect, TextInput } from '@mantine/core'
import { paymentMethods } from '@vitrine/commerce/rules/paymentMethods.ts'
import { statusLabel } from '@vitrine/commerce/rules/transitions.ts'
import { orderStatuses } from '@vitrine/contract/orders.ts'
import { Link } from 'wouter'
import { ExportDialog } from '../shell/ExportDialog.tsx'
import { Count, PageTitle, Pending } from '../shell/Page.tsx'
import { Pages } from '../shell/Pages.tsx'
import { SelectionBar, useSelection } from '../shell/selection.tsx'
import { lastMonth } from '../shell/times.ts'
import { useList } from '../shell/useList.ts'
import { OrderSteps, orderNumber } from './OrderSteps.tsx'
import { OrderSearch, OrderTable } from './OrderTable.tsx'

/** All orders, by status and search. */
export function OrdersPage() {
  const { reading, filters, filter, ...pages } = useList('orders')
  const { data } = reading
  const selection = useSelection(data?.rows ?? [], orderNumber)
  const { chosen } = selection
  const none =
    Object.keys(filters).length > 0
      ? 'No order matches.'
      : 'No orders yet. They appear here as soon as they are placed.'
  return (
    <>
      <PageTitle
        buttons={
          <>
            <ExportDialog
              table="orders"
              days={filters['from'] || filters['to'] ? filters : lastMonth(new Date())}
            />
            <Button component={Link} href="/orders/new" variant="filled">
              New order
            </Button>
          </>
        }
      >
        Orders
      </PageTitle>
      <div className="filters">
        <OrderSearch search={filters['search'] ?? ''} />
        <NativeSelect
          className="choice"
          label="Status"
          value={filters['status'] ?? ''}
          onChange={({ target }) => filter({ status: target.value })}
          data={[
            { value: '', label: 'All' },
            ...orderStatuses.map((value) => ({ value, label: statusLabel(value) })),
          ]}
        />
        <NativeSelect
          className="choice"
          label="Payment"
          value={filters['payment'] ?? ''}
          onChange={({ target }) => filter({ payment: target.value })}
          data={[
            { value: '', label: 'All' },
            ...Object.entries(paymentMethods).map(([value, { title }]) => ({
              value,
              label: title,
            })),
          ]}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            className="choice"
            type="date"
            label={name === 'from' ? 'Placed from' : 'Placed until'}
            value={filters[name] ?? ''}
            onChange={({ target }) => filter({ [name]: target.value })}
          />
        ))}
      </div>
      <Pending reading={reading} />
      {data && <Count count={data.total} one="order" many="orders" none={none} />}
      <SelectionBar
        count={chosen.length}
        total={data?.rows.length ?? 0}
        toggleAll={selection.toggleAll}
      >
        <OrderSteps chosen={chosen} />
      </SelectionBar>
      <OrderTable rows={data?.rows ?? []} label="Orders" choice={selection.column} />
      <Pages {...pages} />
    </>
  )
}
