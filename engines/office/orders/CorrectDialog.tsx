import { Fieldset, SimpleGrid } from '@mantine/core'
import { addressLabels, type StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import { act } from '../shell/act.ts'
import { CheckField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'

type AddressField = keyof typeof addressLabels
const billing = Object.entries(addressLabels) as [AddressField, string][]
/** Fields that are absent when they are empty; the rules name what is missing of the others. */
const optional: AddressField[] = ['company', 'address2', 'subdistrict', 'taxId', 'taxBranch']
const shipping = billing.filter(([name]) => !['email', 'taxId', 'taxBranch'].includes(name))
const fields = { shipping, billing }

/** The button and form that correct the addresses of an order. */
export function CorrectDialog({ order }: { order: StaffOrder }) {
  const read = (part: keyof typeof fields) =>
    Object.fromEntries(fields[part].map(([name]) => [name, order[part][name] ?? '']))
  const write = (part: keyof typeof fields, typed: Record<string, string>) => ({
    ...Object.fromEntries(Object.entries(order[part]).filter(([, value]) => value != null)),
    ...Object.fromEntries(
      fields[part].map(([name]) => [name, typed[name] || (optional.includes(name) ? null : '')]),
    ),
  })
  return (
    <FormDialog
      label="Correct address, phone or email"
      title={`Correct order ${order.order}`}
      submitLabel="Save"
      isWide
      version={order.version}
      initialValues={{
        shipping: read('shipping'),
        billing: read('billing'),
        note: '',
        isConfirmed: false,
      }}
      onSubmit={({ note, isConfirmed, ...typed }, seen) =>
        act(
          'correct',
          {
            ...{ id: order.order, seen, note, isConfirmed },
            shipping: write('shipping', typed.shipping),
            billing: write('billing', typed.billing),
          },
          false,
        )
      }
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['shipping', 'billing'] as const).map((part) => (
          <Fieldset key={part} legend={part === 'shipping' ? 'Delivery' : 'Billing'}>
            {fields[part].map(([name, label]) => (
              <TextField key={name} name={`${part}.${name}`} label={label} />
            ))}
          </Fieldset>
        ))}
      </SimpleGrid>
      <CheckField
        name="isConfirmed"
        label="Save all the same if district and postcode do not belong together; the history says so"
      />
      <TextField name="note" label="Why, for the history" maxLength={300} required />
      <p>The tax invoice keeps the address with which it was issued.</p>
    </FormDialog>
  )
}
