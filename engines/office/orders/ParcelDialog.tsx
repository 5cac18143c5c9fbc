import { type ButtonProps, NativeSelect } from '@mantine/core'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import { useForm, useFormState } from 'react-final-form'
import { act } from '../shell/act.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { Pending } from '../shell/Page.tsx'
import { useOperation } from '../shell/useOperation.ts'
import { itemColumns } from './itemColumns.tsx'

/** The carriers whose parcels have a tracking link. */
const carriers = [
  'Thailand Post',
  'KEX Express',
  'Flash Express',
  'J&T Express',
  'Ninja Van',
  'DHL',
]

/** The carrier of the latest parcel, which is proposed for the next one: a shop sends most parcels with one. */
let latestCarrier = ''

interface Props {
  id: string
  version: number
  /** Whether the order has earlier parcels. */
  isMore?: boolean
  button?: ButtonProps
}

interface Values {
  carrier: string
  trackingNumber: string
  /** The number of items by line, or undefined for everything that is not sent. */
  pieces: { line: number; pieces: number }[] | undefined
}

/** The button and form that record a parcel of an order with its pieces. */
export function ParcelDialog({ id, version, isMore = false, button }: Props) {
  const label = isMore ? 'Another parcel' : 'Send'
  return (
    <FormDialog<Values, number>
      label={label}
      title={`${label}: order ${id}`}
      submitLabel="Record the parcel"
      isWide
      version={version}
      button={button}
      initialValues={{ carrier: latestCarrier, trackingNumber: '', pieces: undefined }}
      onSubmit={(parcel, seen) => {
        // Before the change is sent: the dialogs of the other orders are rendered with its result.
        latestCarrier = parcel.carrier
        return act('send', { id, seen, ...parcel }, false)
      }}
    >
      <TrackingFields />
      <Pieces id={id} />
      <p>The shopper gets an email with the number. The last parcel completes the order.</p>
    </FormDialog>
  )
}

type Parcel = StaffOrder['shipments'][number]

/** The button and form that correct the carrier and number of a parcel. */
export const CorrectParcelDialog = ({ order, parcel }: { order: StaffOrder; parcel: Parcel }) => (
  <FormDialog
    label="Correct"
    title={`Correct parcel ${parcel.trackingNumber}`}
    submitLabel="Save"
    version={order.version}
    button={{ size: 'xs' }}
    initialValues={{ carrier: parcel.carrier, trackingNumber: parcel.trackingNumber }}
    onSubmit={(tracking, seen) =>
      act('correctParcel', { id: order.order, seen, parcel: parcel.id, ...tracking }, false)
    }
  >
    <TrackingFields />
    <p>The shopper gets an email with the number.</p>
  </FormDialog>
)

const TrackingFields = () => (
  <>
    <TextField name="carrier" label="Carrier" list="carriers" maxLength={60} required />
    <datalist id="carriers">
      {carriers.map((carrier) => (
        <option key={carrier} value={carrier} />
      ))}
    </datalist>
    <TextField name="trackingNumber" label="Tracking number" autoComplete="off" required />
  </>
)

/** The lines of the order with the pieces of each that are in the parcel. */
function Pieces({ id }: { id: string }) {
  const reading = useOperation('order', { id })
  const form = useForm<Values>()
  const { values } = useFormState<Values>({ subscription: { values: true } })
  const { data: order } = reading
  if (!order) return <Pending reading={reading} />
  const isRepeatable = order.status === 'completed'
  const lines = order.lines.filter(({ unsent }) => isRepeatable || unsent > 0)
  const chosen = values.pieces ?? lines.map(({ line, unsent }) => ({ line, pieces: unsent }))
  const choose = (line: number, pieces: number) =>
    form.change(
      'pieces',
      chosen.map((other) => (other.line === line ? { line, pieces } : other)),
    )
  return (
    <DataTable
      label="Pieces in the parcel"
      rows={lines}
      keyOf={({ line }) => line}
      columns={[
        ...itemColumns,
        {
          title: 'In the parcel',
          cell: ({ line, name, quantity, unsent }) => (
            <NativeSelect
              aria-label={`Pieces of ${name} in the parcel`}
              value={String(chosen.find((other) => other.line === line)?.pieces ?? 0)}
              onChange={({ target }) => choose(line, Number(target.value))}
              data={Array.from({ length: (isRepeatable ? quantity : unsent) + 1 }, (_, count) => ({
                value: String(count),
                label: `${count} of ${isRepeatable ? quantity : unsent}`,
              }))}
            />
          ),
        },
      ]}
    />
  )
}
