import { baht } from '../shell/api.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { ExportDialog } from '../shell/ExportDialog.tsx'
import { Count, PageLink, PageTitle, Pending } from '../shell/Page.tsx'
import { Pages } from '../shell/Pages.tsx'
import { Search } from '../shell/Search.tsx'
import { useList } from '../shell/useList.ts'

/** The page of customers with an account. */
export function CustomersPage() {
  const { reading, filters, filter, ...pages } = useList('customers')
  const { data } = reading
  const search = filters['search'] ?? ''
  const none = search
    ? 'No customer matches. Guests are found by their orders.'
    : 'No customers yet. They appear here once they register; guests are found by their orders.'
  return (
    <>
      <PageTitle buttons={<ExportDialog table="customers" />}>Customers</PageTitle>
      <Search
        key={search}
        label="Find a customer"
        placeholder="Name, email or phone"
        search={search}
        onSearch={(text) => filter({ search: text })}
      />
      <Pending reading={reading} />
      {data && <Count count={data.total} one="customer" many="customers" none={none} />}
      <DataTable
        label="Customers"
        rows={data?.rows ?? []}
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Name',
            cell: ({ id, name }) => (
              <PageLink to={`/customers/${id}`}>{name || 'No name'}</PageLink>
            ),
          },
          { title: 'Email', cell: ({ email }) => email },
          { title: 'Phone', cell: ({ phone }) => phone },
          { title: 'Since', cell: ({ since }) => since.slice(0, 10) },
          { title: 'Orders', cell: ({ orders }) => orders, isNumber: true },
          { title: 'Spent', cell: ({ spent }) => baht(spent), isNumber: true },
        ]}
      />
      <Pages {...pages} />
    </>
  )
}
