import type { DeliveryRow } from '@vitrine/commerce/staff/discounts.ts'
import { act } from '../shell/act.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { CheckField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { numberOrText } from '../shell/numbers.ts'
import { PageTitle, Pending } from '../shell/Page.tsx'
import { Status } from '../shell/Status.tsx'
import { useOperation } from '../shell/useOperation.ts'

const whole = (baht: number) => `฿${baht.toLocaleString('en-US')}`

/** Cash on delivery has a highest total instead of a price. */
const isCash = ({ id }: DeliveryRow) => id === 'cod'

/** The ways of delivery with their prices, and cash on delivery. */
export function DeliveryPage() {
  const reading = useOperation('delivery')
  return (
    <>
      <PageTitle>Delivery</PageTitle>
      <Pending reading={reading} />
      <DataTable
        label="Delivery"
        rows={reading.data ?? []}
        keyOf={({ id }) => id}
        columns={[
          { title: 'Way', cell: ({ title }) => title },
          {
            title: 'Price',
            isNumber: true,
            cell: (row) => (isCash(row) ? '–' : row.price === 0 ? 'free' : whole(row.price)),
          },
          {
            title: 'Free from',
            isNumber: true,
            cell: ({ freeFrom }) => (freeFrom === null ? '–' : whole(freeFrom)),
          },
          {
            title: 'Up to',
            isNumber: true,
            cell: ({ upTo }) => (upTo === null ? '–' : whole(upTo)),
          },
          {
            title: 'Offered',
            cell: ({ isOffered }) => (
              <Status tone={isOffered ? 'done' : 'ended'}>{isOffered ? 'offered' : 'off'}</Status>
            ),
          },
          { title: '', cell: (row) => <DeliveryDialog row={row} /> },
        ]}
      />
      <p className="count">
        Prices include VAT, and reach bags and the checkout at once. Orders that are placed keep
        theirs. The pages on delivery and payment in Content name prices in their text: change them
        too.
      </p>
    </>
  )
}

const DeliveryDialog = ({ row }: { row: DeliveryRow }) => (
  <FormDialog
    label="Change"
    title={`Change ${row.title}`}
    submitLabel="Save"
    version={row.version}
    button={{ size: 'xs' }}
    initialValues={{
      isOffered: row.isOffered,
      price: String(row.price),
      freeFrom: String(row.freeFrom ?? ''),
      upTo: String(row.upTo ?? ''),
    }}
    onSubmit={({ isOffered, price, freeFrom, upTo }, seen) =>
      act(
        'saveDelivery',
        {
          ...{ id: row.id, seen, isOffered },
          price: numberOrText(price),
          freeFrom: freeFrom === '' ? null : numberOrText(freeFrom),
          upTo: upTo === '' ? null : numberOrText(upTo),
        },
        false,
      )
    }
  >
    <CheckField name="isOffered" label="Offered in the checkout" />
    {isCash(row) ? (
      <TextField
        name="upTo"
        label="Highest total that couriers collect, in baht"
        inputMode="numeric"
      />
    ) : (
      <>
        <TextField
          name="price"
          label="Price in baht"
          description="0 is free"
          inputMode="numeric"
          required
        />
        <TextField
          name="freeFrom"
          label="Free from a value of items, in baht"
          description="Empty: never"
          inputMode="numeric"
        />
      </>
    )}
  </FormDialog>
)
