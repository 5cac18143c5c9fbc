import type { OrderRow } from '@vitrine/commerce/staff/orders.ts'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../shell/DataTable.tsx'
import { navigate } from '../shell/location.ts'
import { PageLink } from '../shell/Page.tsx'
import { Search } from '../shell/Search.tsx'
import { OrderStatus } from './OrderStatus.tsx'

/** Finds orders by number, name, phone number, email address or tracking number. */
export const OrderSearch = ({ search = '' }: { search?: string }) => (
  <Search
    key={search}
    label="Find an order"
    placeholder="Number, name, phone, email, parcel"
    search={search}
    onSearch={(text) => navigate(`/orders?${new URLSearchParams({ search: text })}`)}
  />
)

/** The other orders for which the same image was sent. */
export const UsedFor = ({ orders }: { orders: readonly string[] }) =>
  orders.length === 0 ? null : (
    <p className="warning">
      The same image was sent for{' '}
      {orders.map((order, index) => (
        <span key={order}>
          {index > 0 && ', '}
          <OrderLink order={order} />
        </span>
      ))}
      .
    </p>
  )

export const OrderLink = ({ order }: { order: string }) => (
  <PageLink to={`/orders/${order}`}>Order {order}</PageLink>
)

interface Props {
  rows: readonly OrderRow[]
  label: string
  /** The column with which rows are chosen. */
  choice?: Column<OrderRow>
  children?: (row: OrderRow) => ReactNode
}

/** A table of orders, with actions for each row. */
export const OrderTable = ({ rows, label, choice, children }: Props) => (
  <DataTable
    label={label}
    rows={rows}
    keyOf={({ order }) => order}
    columns={[
      ...(choice ? [choice] : []),
      { title: 'Order', cell: ({ order }) => <OrderLink order={order} /> },
      { title: 'Placed', cell: ({ placed }) => placed },
      { title: 'Customer', cell: ({ customer }) => customer },
      {
        title: 'Status',
        cell: ({ status, isSlipUsed, owed, unsent }) => (
          <>
            <OrderStatus label={status} />
            {isSlipUsed && <strong className="warning"> slip used before</strong>}
            {unsent !== null && (
              <strong className="warning">
                {' '}
                {unsent} {unsent === 1 ? 'piece' : 'pieces'} left to send
              </strong>
            )}
            {owed && <strong className="warning"> {owed} to return</strong>}
          </>
        ),
      },
      { title: 'Total', cell: ({ total }) => total, isNumber: true },
      ...(children ? [{ title: '', cell: children }] : []),
    ]}
  />
)
