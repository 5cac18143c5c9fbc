import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { DataTable } from '../shell/DataTable.tsx'
import { ExportDialog } from '../shell/ExportDialog.tsx'
import { Count, PageLink, PageTitle, Pending } from '../shell/Page.tsx'
import { Pages } from '../shell/Pages.tsx'
import { Search } from '../shell/Search.tsx'
import { SelectionBar, useSelection } from '../shell/selection.tsx'
import { useList } from '../shell/useList.ts'
import { Shown } from './CategoriesPage.tsx'
import { ProductSteps } from './ProductSteps.tsx'

/** The page of all products, including hidden ones. */
export function ProductsPage() {
  const { reading, filters, filter, ...pages } = useList('products')
  const { data } = reading
  const { chosen, column, toggleAll } = useSelection(data?.rows ?? [], ({ code }) => code)
  const links = (
    <>
      <ExportDialog table="products" />
      <Button component={Link} href="/categories">
        Categories
      </Button>
      <Button component={Link} href="/brands">
        Brands, colours, sizes
      </Button>
      <Button component={Link} href="/products/new" variant="filled">
        New product
      </Button>
    </>
  )
  return (
    <>
      <PageTitle buttons={links}>Products</PageTitle>
      <Search
        key={filters['search']}
        label="Find a product"
        placeholder="Name or code"
        search={filters['search'] ?? ''}
        onSearch={(search) => filter({ search })}
      />
      <Pending reading={reading} />
      {data && (
        <Count count={data.total} one="product" many="products" none="No product matches." />
      )}
      <SelectionBar count={chosen.length} total={data?.rows.length ?? 0} toggleAll={toggleAll}>
        <ProductSteps chosen={chosen} />
      </SelectionBar>
      <DataTable
        label="Products"
        rows={data?.rows ?? []}
        keyOf={({ code }) => code}
        columns={[
          column,
          {
            title: 'Image',
            cell: ({ image }) =>
              image && <img src={image} alt="" width={36} height={48} loading="lazy" />,
          },
          {
            title: 'Name',
            cell: ({ code, name }) => <PageLink to={`/products/${code}`}>{name}</PageLink>,
          },
          { title: 'Code', cell: ({ code }) => code },
          { title: 'Price', cell: ({ price }) => price, isNumber: true },
          { title: 'In stock', cell: ({ stock }) => stock, isNumber: true },
          { title: 'Shown', cell: ({ isHidden }) => <Shown isHidden={isHidden} /> },
        ]}
      />
      <Pages {...pages} />
    </>
  )
}
