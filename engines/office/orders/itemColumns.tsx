import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import type { Column } from '../shell/DataTable.tsx'

/** The columns that show which item a line of an order is, in dialogs that ask for its pieces. */
export const itemColumns: readonly Column<StaffOrder['lines'][number]>[] = [
  {
    title: 'Image',
    cell: ({ image }) => image && <img src={image} alt="" width={36} height={48} />,
  },
  {
    title: 'Item',
    cell: ({ name, sku, choices }) => (
      <>
        {name}
        <small>{choices.map(({ name: option, value }) => `${option}: ${value}`).join(', ')}</small>
        <small>{sku ?? 'no longer sold'}</small>
      </>
    ),
  },
]
