import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'
import { useAction } from '../shell/useAction.ts'

/** The carriers whose parcels have a link; any other name can be typed. */
const carriers = [
  'Thailand Post',
  'KEX Express',
  'Flash Express',
  'J&T Express',
  'Ninja Van',
  'DHL',
]

/** The button and form that record the parcel of an order. `isMore` offers to replace those before. */
export function ParcelDialog({
  id,
  version,
  isMore = false,
}: {
  id: string
  version: number
  isMore?: boolean
}) {
  const act = useAction()
  const label = isMore ? 'Another parcel' : 'Send'
  return (
    <FormDialog
      label={label}
      title={`${label}: order ${id}`}
      submitLabel="Record the parcel"
      version={version}
      onSubmit={(form, seen) =>
        act(
          'send',
          {
            id,
            seen,
            carrier: textOf(form, 'carrier'),
            trackingNumber: textOf(form, 'trackingNumber'),
            isReplacing: form.has('isReplacing'),
          },
          false,
        )
      }
    >
      <Field label="Carrier">
        <input name="carrier" list="carriers" required />
      </Field>
      <datalist id="carriers">
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <Field label="Tracking number">
        <input name="trackingNumber" autoComplete="off" required />
      </Field>
      {isMore && (
        <label className="check">
          <input type="checkbox" name="isReplacing" /> Replaces the parcels before
        </label>
      )}
      <p>The shopper gets an email with the number.</p>
    </FormDialog>
  )
}
