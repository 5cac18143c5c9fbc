import type { StaffCustomer } from '@vitrine/commerce/staff/customers.ts'
import { useParams } from 'wouter'
import { OrderLink, OrderTable } from '../orders/OrderTable.tsx'
import { Place } from '../orders/Place.tsx'
import { baht } from '../shell/api.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { PageTitle, Pending, Section } from '../shell/Page.tsx'
import { useOperation } from '../shell/useOperation.ts'

/** A customer: contact, orders, addresses, coupons and newsletters. */
export function CustomerPage() {
  const { id = '' } = useParams()
  const reading = useOperation('customer', { id })
  const { data } = reading
  return (
    <>
      <PageTitle>{data ? data.name || 'No name' : 'Customer'}</PageTitle>
      <Pending reading={reading} />
      {data && <Shown customer={data} />}
    </>
  )
}

const languages: Record<string, string> = { en: 'English', th: 'Thai' }

function Shown({ customer }: { customer: StaffCustomer }) {
  const { email, phone, orderRows, addresses, coupons, consents } = customer
  return (
    <>
      <Section title="Contact">
        <dl>
          <dt>Email</dt>
          <dd>
            {email ?? 'none'} {email && !customer.isEmailVerified && '(not verified)'}
          </dd>
          <dt>Phone</dt>
          <dd>{phone ?? 'none'}</dd>
          <dt>Language</dt>
          <dd>{languages[customer.language] ?? customer.language}</dd>
          <dt>Since</dt>
          <dd>{customer.since}</dd>
          <dt>Spent, without refunds</dt>
          <dd>
            {baht(customer.spent)} in{' '}
            {customer.orders === 1 ? '1 order' : `${customer.orders} orders`}
          </dd>
        </dl>
      </Section>
      <Section title="Orders">
        {orderRows.length === 0 && <p className="empty">No orders yet.</p>}
        <OrderTable rows={orderRows} label="Orders" />
      </Section>
      {addresses.length === 0 && (
        <Section title="Addresses">
          <p className="empty">No saved addresses.</p>
        </Section>
      )}
      <div className="columns">
        {addresses.map(({ isDefault, address }, index) => (
          <Place
            // biome-ignore lint/suspicious/noArrayIndexKey: addresses have no other key, and may be equal
            key={index}
            title={isDefault ? 'Address, the usual one' : 'Address'}
            address={address}
          />
        ))}
      </div>
      <div className="columns">
        <Section title="Coupons used">
          {coupons.length === 0 && <p className="empty">No coupons yet.</p>}
          <DataTable
            label="Coupons used"
            rows={coupons}
            keyOf={({ code, order }) => `${code} ${order}`}
            columns={[
              { title: 'Code', cell: ({ code }) => code },
              { title: 'Order', cell: ({ order }) => <OrderLink order={order} /> },
              { title: 'Discount', cell: ({ discount }) => baht(discount), isNumber: true },
            ]}
          />
        </Section>
        <Section title="Newsletters">
          {consents.length === 0 && (
            <p className="empty">None requested with the verified email address.</p>
          )}
          <DataTable
            label="Newsletters"
            rows={consents}
            keyOf={({ brand }) => brand}
            columns={[
              { title: 'Brand', cell: ({ brand }) => brand },
              { title: 'Requested', cell: ({ requested }) => requested },
              { title: 'Confirmed', cell: ({ confirmed }) => confirmed ?? 'not yet: send nothing' },
            ]}
          />
        </Section>
      </div>
    </>
  )
}
