import { useParams } from 'react-router-dom'
import type { Address } from '#contract/orders.ts'
import { statusLabel } from '#contract/rules/transitions.ts'
import type { StaffOrder } from '#contract/staff/orders.ts'
import { baht } from '../shell/api.ts'
import { Title } from '../shell/Layout.tsx'
import { Table } from '../shell/Table.tsx'
import { useOperation } from '../shell/useAction.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { OrderActions } from './OrderActions.tsx'
import { Money } from './OrderMoney.tsx'
import { Returns } from './OrderReturns.tsx'

/** Everything about an order, and every step that it can take. */
export function OrderPage() {
  const { id = '' } = useParams()
  const { data: order, isPending, error } = useOperation('order', { id })
  return (
    <>
      <Title>{`Order ${id}`}</Title>
      {isPending && <p>Loading…</p>}
      {error && <p role="alert">{error.message}</p>}
      {order && <Shown order={order} />}
    </>
  )
}

function Shown({ order }: { order: StaffOrder }) {
  return (
    <>
      <p className="state">
        <strong>{order.statusLabel}</strong> · {baht(order.total)} · {order.paymentTitle} · placed{' '}
        {order.placed}
        {order.paid ? ` · paid ${order.paid}` : ''}
        {!order.paid &&
          (order.paymentMethod === 'cod'
            ? ' · to be paid on delivery'
            : ` · to be paid by ${order.paymentDeadline}`)}
        {order.isAccount ? '' : ' · guest'}
      </p>
      <OrderActions order={order} />
      {order.note && (
        <section className="note">
          <h2>Note of the shopper</h2>
          <p>{order.note}</p>
        </section>
      )}
      {order.giftWrap && (
        <section className="note">
          <h2>Gift wrapping</h2>
          <p>{order.giftWrap.message || 'Without a message'}</p>
        </section>
      )}
      <section>
        <h2>Items</h2>
        <Table label="Items" head={['', 'Item', 'SKU', 'Price', 'Pieces', 'Sum']}>
          {order.lines.map((line) => (
            <tr key={line.line}>
              <td>{line.image && <img src={line.image} alt="" width={48} height={64} />}</td>
              <td>
                {line.name}
                {line.choices.map(({ name, value }) => (
                  <small key={name}>
                    {name}: {value}
                  </small>
                ))}
              </td>
              <td>{line.sku ?? 'no longer sold'}</td>
              <td className="number">{baht(line.price)}</td>
              <td className="number">{line.quantity}</td>
              <td className="number">{baht(line.price * line.quantity)}</td>
            </tr>
          ))}
        </Table>
        <dl className="sums">
          <dt>Items</dt>
          <dd>{baht(order.subTotal)}</dd>
          {order.discountTotal > 0 && (
            <>
              <dt>Discount {order.coupons.map(({ code }) => code).join(', ')}</dt>
              <dd>{baht(-order.discountTotal)}</dd>
            </>
          )}
          {order.giftWrap && (
            <>
              <dt>Gift wrapping</dt>
              <dd>{baht(order.giftWrap.price)}</dd>
            </>
          )}
          <dt>{order.deliveryTitle}</dt>
          <dd>{baht(order.shippingTotal)}</dd>
          <dt>Total</dt>
          <dd>
            <strong>{baht(order.total)}</strong>
          </dd>
        </dl>
      </section>
      <div className="columns">
        <Place title={`Delivery: ${order.deliveryTitle}`} address={order.shipping} />
        <Place title="Billing" address={order.billing} />
      </div>
      <p>
        <CorrectDialog order={order} />
      </p>
      <Parcels order={order} />
      <Returns order={order} />
      <Money order={order} />
      <section>
        <h2>History</h2>
        <ol className="history">
          {order.history.map(({ at, who, event, from, to, note }) => (
            <li key={`${at} ${event}`}>
              <time>{at}</time> <b>{who}</b> {event.replace('.', ' ')}
              {from !== to && `: ${from ? `${statusLabel(from)} → ` : ''}${statusLabel(to)}`}
              {note && ` (${note})`}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Place({ title, address }: { title: string; address: Address }) {
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address1,
    address.address2,
    address.subdistrict,
    address.store ? '' : `${address.city}, ${address.state} ${address.postcode}`,
    address.phone,
    address.email,
    address.taxId && `Tax id ${address.taxId} ${address.taxBranch ?? ''}`,
  ]
  return (
    <section>
      <h2>{title}</h2>
      <address>
        {lines
          .flatMap((line) => line?.trim() || [])
          .map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
      </address>
    </section>
  )
}

const Parcels = ({ order: { shipments } }: { order: StaffOrder }) =>
  shipments.length === 0 ? null : (
    <section>
      <h2>Parcels</h2>
      <ul>
        {shipments.map(({ carrier, trackingNumber, trackingUrl, sent }) => (
          <li key={trackingNumber}>
            {carrier}{' '}
            {trackingUrl ? (
              <a href={trackingUrl} target="_blank" rel="noreferrer">
                {trackingNumber}
              </a>
            ) : (
              trackingNumber
            )}
            , {sent}
          </li>
        ))}
      </ul>
    </section>
  )
