import { addressLabels, type StaffOrder } from '#contract/staff/orders.ts'
import { Field, FormDialog, textOf } from '../shell/Dialog.tsx'
import { useAction } from '../shell/useAction.ts'

type AddressField = keyof typeof addressLabels
const billingFields = Object.entries(addressLabels) as [AddressField, string][]
/** Fields that are absent when they are empty; the rules name what is missing of the others. */
const optional: AddressField[] = ['company', 'address2', 'subdistrict', 'taxId', 'taxBranch']
const fields = billingFields.filter(([name]) => !['email', 'taxId', 'taxBranch'].includes(name))

/** The button and form that correct the addresses of an order. */
export function CorrectDialog({ order }: { order: StaffOrder }) {
  const act = useAction()
  const read = (form: FormData, part: 'billing' | 'shipping') => ({
    ...Object.fromEntries(
      Object.entries(order[part]).filter(([, value]) => value !== null && value !== undefined),
    ),
    ...Object.fromEntries(
      (part === 'billing' ? billingFields : fields).map(([name]) => [
        name,
        textOf(form, `${part}.${name}`) || (optional.includes(name) ? null : ''),
      ]),
    ),
  })
  return (
    <FormDialog
      label="Correct address, phone or email"
      title={`Correct order ${order.order}`}
      submitLabel="Save"
      isWide
      version={order.version}
      onSubmit={(form, seen) =>
        act(
          'correct',
          {
            id: order.order,
            seen,
            shipping: read(form, 'shipping'),
            billing: read(form, 'billing'),
            note: textOf(form, 'note'),
          },
          false,
        )
      }
    >
      <div className="columns">
        {(['shipping', 'billing'] as const).map((part) => (
          <fieldset key={part}>
            <legend>{part === 'shipping' ? 'Delivery' : 'Billing'}</legend>
            {(part === 'billing' ? billingFields : fields).map(([name, label]) => (
              <Field key={name} label={label}>
                <input name={`${part}.${name}`} defaultValue={order[part][name] ?? ''} />
              </Field>
            ))}
          </fieldset>
        ))}
      </div>
      <Field label="Why, for the history">
        <input name="note" maxLength={300} required />
      </Field>
      <p>The tax invoice keeps the address with which it was issued.</p>
    </FormDialog>
  )
}
