import { ListBase, useListContext } from 'ra-core'
import { orderStatuses } from '#contract/orders.ts'
import { statusLabel } from '#contract/rules/transitions.ts'
import type { OrderRow } from '#contract/staff/orders.ts'
import { Title } from '../shell/Layout.tsx'
import { Pages } from '../shell/Pages.tsx'
import { OrderSearch, OrderTable } from './OrderTable.tsx'

/** All orders, by status and search. */
export const OrdersPage = () => (
  <ListBase resource="orders" perPage={50} queryOptions={{ refetchInterval: 20_000 }}>
    <Title>Orders</Title>
    <Found />
  </ListBase>
)

function Found() {
  const { data, total, isPending, error, filterValues, setFilters } = useListContext<
    OrderRow & { id: string }
  >()
  return (
    <>
      <OrderSearch search={filterValues['search']} />
      <p>
        <label>
          Status{' '}
          <select
            value={filterValues['status'] ?? ''}
            onChange={({ target }) => {
              const { status, ...rest } = filterValues
              setFilters(target.value ? { ...rest, status: target.value } : rest)
            }}
          >
            <option value="">All</option>
            {orderStatuses.map((status) => (
              <option key={status} value={status}>
                {statusLabel(status)}
              </option>
            ))}
          </select>
        </label>
      </p>
      {isPending && <p>Loading…</p>}
      {error && <p role="alert">{error.message}</p>}
      {data && <p role="status">{total === 1 ? '1 order' : `${total} orders`}</p>}
      {data && data.length > 0 && <OrderTable rows={data} label="Orders" />}
      <Pages />
    </>
  )
}
