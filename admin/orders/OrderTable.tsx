import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { OrderRow } from '#contract/staff/orders.ts'
import { textOf } from '../shell/Dialog.tsx'
import { Table } from '../shell/Table.tsx'

/** Finds orders by number, name, phone number, email address or tracking number. */
export function OrderSearch({ search = '' }: { search?: string }) {
  const navigate = useNavigate()
  return (
    <search className="search">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const filter = JSON.stringify({
            search: textOf(new FormData(event.currentTarget), 'search'),
          })
          navigate(`/orders?filter=${encodeURIComponent(filter)}&page=1`)
        }}
      >
        <label htmlFor="order-search">Find an order</label>
        <input
          id="order-search"
          name="search"
          type="search"
          key={search}
          defaultValue={search}
          placeholder="Number, name, phone, email or tracking number"
        />
        <button type="submit">Search</button>
      </form>
    </search>
  )
}

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
  <Link to={`/orders/${order}`}>Order {order}</Link>
)

/** A table of orders, with actions for each row. */
export function OrderTable({
  rows,
  label,
  children,
}: {
  rows: readonly OrderRow[]
  label: string
  children?: (row: OrderRow) => ReactNode
}) {
  return (
    <Table
      label={label}
      head={['Order', 'Placed', 'Customer', 'Status', 'Total', ...(children ? [''] : [])]}
    >
      {rows.map((row) => (
        <tr key={row.order}>
          <td>
            <OrderLink order={row.order} />
          </td>
          <td>{row.placed}</td>
          <td>{row.customer}</td>
          <td>
            {row.status}
            {row.isSlipUsed && <strong className="warning"> slip used before</strong>}
            {row.owed && <strong className="warning"> {row.owed} to return</strong>}
          </td>
          <td className="number">{row.total}</td>
          {children && <td>{children(row)}</td>}
        </tr>
      ))}
    </Table>
  )
}
