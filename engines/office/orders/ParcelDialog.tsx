import type { ButtonProps } from '@mantine/core'
import { act } from '../shell/act.ts'
import { CheckField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'

/** The carriers whose parcels have a link; any other name can be typed. */
const carriers = [
  'Thailand Post',
  'KEX Express',
  'Flash Express',
  'J&T Express',
  'Ninja Van',
  'DHL',
]

interface Props {
  id: string
  version: number
  /** Whether parcels were sent before, which this one may replace. */
  isMore?: boolean
  button?: ButtonProps
}

/** The button and form that record the parcel of an order. */
export function ParcelDialog({ id, version, isMore = false, button }: Props) {
  const label = isMore ? 'Another parcel' : 'Send'
  return (
    <FormDialog
      label={label}
      title={`${label}: order ${id}`}
      submitLabel="Record the parcel"
      version={version}
      button={button}
      initialValues={{ carrier: '', trackingNumber: '', isReplacing: false }}
      onSubmit={(parcel, seen) => act('send', { id, seen, ...parcel }, false)}
    >
      <TextField name="carrier" label="Carrier" list="carriers" required />
      <datalist id="carriers">
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <TextField name="trackingNumber" label="Tracking number" autoComplete="off" required />
      {isMore && <CheckField name="isReplacing" label="Replaces the parcels before" />}
      <p>The shopper gets an email with the number.</p>
    </FormDialog>
  )
}
