import { statusLabel } from '@vitrine/commerce/rules/transitions.ts'
import { actorLabel, eventLabel } from '@vitrine/commerce/staff/labels.ts'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import { useRef } from 'react'
import { useParams } from 'wouter'
import { act, newKey } from '../shell/act.ts'
import { baht } from '../shell/api.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { TextAreaField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { PageTitle, Pending, Section, TabLink } from '../shell/Page.tsx'
import { useOperation } from '../shell/useOperation.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { OrderActions } from './OrderActions.tsx'
import { Money } from './OrderMoney.tsx'
import { Returns } from './OrderReturns.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import { CorrectParcelDialog } from './ParcelDialog.tsx'
import { Place } from './Place.tsx'

/** Everything about an order, and every step that it can take. */
export function OrderPage() {
  const { id = '' } = useParams()
  const reading = useOperation('order', { id })
  const { data: order } = reading
  return (
    <>
      <PageTitle>{`Order ${id}`}</PageTitle>
      <Pending reading={reading} />
      {order && <Shown order={order} />}
    </>
  )
}

function Shown({ order }: { order: StaffOrder }) {
  return (
    <>
      <p className="state">
        <OrderStatus label={order.statusLabel} /> {baht(order.total)} · {order.paymentTitle} ·
        placed {order.placed}
        {order.paid ? ` · paid ${order.paid}` : ''}
        {!order.paid &&
          (order.paymentMethod === 'cod'
            ? ' · to be paid on delivery'
            : ` · to be paid by ${order.paymentDeadline}`)}
        {order.isAccount ? '' : ' · guest'}
      </p>
      <OrderActions order={order} />
      <Notes order={order} />
      {order.note && (
        <Section title="Note of the shopper">
          <p>{order.note}</p>
        </Section>
      )}
      {order.giftWrap && (
        <Section title="Gift wrapping">
          <p>{order.giftWrap.message || 'Without a message'}</p>
        </Section>
      )}
      <Section title="Items">
        <DataTable
          label="Items"
          rows={order.lines}
          keyOf={({ line }) => line}
          columns={[
            {
              title: 'Image',
              cell: ({ image }) => image && <img src={image} alt="" width={48} height={64} />,
            },
            {
              title: 'Item',
              cell: ({ name, choices }) => (
                <>
                  {name}
                  {choices.map((choice) => (
                    <small key={choice.name}>
                      {choice.name}: {choice.value}
                    </small>
                  ))}
                </>
              ),
            },
            { title: 'SKU', cell: ({ sku }) => sku ?? 'no longer sold' },
            { title: 'Price', cell: ({ price }) => baht(price), isNumber: true },
            { title: 'Pieces', cell: ({ quantity }) => quantity, isNumber: true },
            {
              title: 'Sum',
              cell: ({ price, quantity }) => baht(price * quantity),
              isNumber: true,
            },
          ]}
        />
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
      </Section>
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
      <Section title="History">
        <ol className="history">
          {order.history.map(({ at, who, event, from, to, note }) => (
            <li key={`${at} ${event}`}>
              <time>{at}</time> <b>{actorLabel(who)}</b> {eventLabel(event)}
              {from !== to && `: ${from ? `${statusLabel(from)} → ` : ''}${statusLabel(to)}`}
              {note && ` (${note})`}
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}

/** Notes of colleagues about the order. */
function Notes({ order: { order: id, notes } }: { order: StaffOrder }) {
  const key = useRef(newKey())
  return (
    <Section title="Notes among colleagues">
      {notes.length > 0 && (
        <ol className="history">
          {notes.map(({ at, who, text }) => (
            <li key={`${at} ${text}`}>
              <time>{at}</time> <b>{actorLabel(who)}</b> <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
      )}
      <FormDialog
        label="Add a note"
        submitLabel="Save"
        initialValues={{ text: '' }}
        onSubmit={async ({ text }) => {
          await act('note', { id, text, key: key.current }, false)
          key.current = newKey()
        }}
      >
        <TextAreaField
          name="text"
          label="Note"
          description="Shoppers do not see it"
          maxLength={1000}
          autosize
          minRows={3}
          required
        />
      </FormDialog>
    </Section>
  )
}

const Parcels = ({ order }: { order: StaffOrder }) =>
  order.shipments.length === 0 ? null : (
    <Section title="Parcels">
      {order.status === 'packing' && (
        <p className="warning">
          Still to be sent:{' '}
          {order.lines
            .filter(({ unsent }) => unsent > 0)
            .map(
              ({ name, choices, unsent }) =>
                `${unsent} × ${[name, ...choices.map(({ value }) => value)].join(', ')}`,
            )
            .join('; ') || 'nothing; complete the order'}
        </p>
      )}
      <DataTable
        label="Parcels"
        rows={order.shipments}
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Parcel',
            cell: ({ carrier, trackingNumber, trackingUrl }) => (
              <>
                {carrier}{' '}
                {trackingUrl ? (
                  <TabLink href={trackingUrl}>{trackingNumber}</TabLink>
                ) : (
                  trackingNumber
                )}
              </>
            ),
          },
          { title: 'Sent', cell: ({ sent }) => sent },
          {
            title: 'Pieces',
            cell: ({ lines }) => lines.map(({ line, text }) => <div key={line}>{text}</div>),
          },
          {
            title: '',
            cell: (parcel) => (
              <div className="row-actions">
                <CorrectParcelDialog order={order} parcel={parcel} />
                <TabLink href={`/staff/papers/${order.order}/packing-slip?parcel=${parcel.id}`}>
                  Slip of this parcel
                </TabLink>
              </div>
            ),
          },
        ]}
      />
    </Section>
  )
