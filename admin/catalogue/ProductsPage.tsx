import { ListBase, useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import type { ProductRow } from '#contract/staff/catalogue.ts'
import { textOf } from '../shell/Dialog.tsx'
import { Title } from '../shell/Layout.tsx'
import { Pages } from '../shell/Pages.tsx'
import { Table } from '../shell/Table.tsx'

/** All products, hidden ones too. */
export const ProductsPage = () => (
  <ListBase resource="products" perPage={50}>
    <Title>Products</Title>
    <Found />
  </ListBase>
)

function Found() {
  const { data, total, isPending, error, filterValues, setFilters } = useListContext<
    ProductRow & { id: string }
  >()
  return (
    <>
      <search className="search">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setFilters({ search: textOf(new FormData(event.currentTarget), 'search') })
          }}
        >
          <label htmlFor="product-search">Find a product</label>
          <input
            id="product-search"
            name="search"
            type="search"
            defaultValue={filterValues['search']}
            placeholder="Name or code"
          />
          <button type="submit">Search</button>
        </form>
      </search>
      <p>
        <Link to="/products/new">New product</Link> · <Link to="/categories">Categories</Link>
      </p>
      {isPending && <p>Loading…</p>}
      {error && <p role="alert">{error.message}</p>}
      {data && <p role="status">{total === 1 ? '1 product' : `${total} products`}</p>}
      {data && data.length > 0 && (
        <Table label="Products" head={['', 'Name', 'Code', 'Price', 'In stock', 'Shown']}>
          {data.map((row: ProductRow) => (
            <tr key={row.code}>
              <td>
                {row.image && <img src={row.image} alt="" width={36} height={48} loading="lazy" />}
              </td>
              <td>
                <Link to={`/products/${row.code}`}>{row.name}</Link>
              </td>
              <td>{row.code}</td>
              <td className="number">{row.price}</td>
              <td className="number">{row.stock}</td>
              <td>{row.isHidden ? 'hidden' : 'in the shop'}</td>
            </tr>
          ))}
        </Table>
      )}
      <Pages />
    </>
  )
}
