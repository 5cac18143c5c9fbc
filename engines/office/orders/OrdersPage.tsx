import { NativeSelect } from '@mantine/core'
import { statusLabel } from '@vitrine/commerce/rules/transitions.ts'
import { orderStatuses } from '@vitrine/contract/orders.ts'
import { Count, PageTitle, Pending } from '../shell/Page.tsx'
import { Pages } from '../shell/Pages.tsx'
import { useList } from '../shell/useList.ts'
import { OrderSearch, OrderTable } from './OrderTable.tsx'

/** All orders, by status and search. */
export function OrdersPage() {
  const { reading, filters, filter, ...pages } = useList('orders')
  const { data } = reading
  const none =
    filters['search'] || filters['status']
      ? 'No order matches.'
      : 'No orders yet. They appear here as soon as they are placed.'
  return (
    <>
      <PageTitle>Orders</PageTitle>
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
      </div>
      <Pending reading={reading} />
      {data && <Count count={data.total} one="order" many="orders" none={none} />}
      <OrderTable rows={data?.rows ?? []} label="Orders" />
      <Pages {...pages} />
    </>
  )
}
