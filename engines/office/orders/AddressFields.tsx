import { Fieldset } from '@mantine/core'
import { addressLabels } from '@vitrine/commerce/staff/orders.ts'
import { TextField } from '../shell/Form.tsx'

type AddressField = keyof typeof addressLabels
type Part = 'billing' | 'shipping'
const billing = Object.entries(addressLabels) as [AddressField, string][]
/** The optional fields, which are absent when they are empty. */
const optional: AddressField[] = ['company', 'address2', 'subdistrict', 'taxId', 'taxBranch']
const shipping = billing.filter(([name]) => !['email', 'taxId', 'taxBranch'].includes(name))
const fields = { shipping, billing }

/** The fields of the billing or the delivery address. */
export const AddressFields = ({ part, legend }: { part: Part; legend: string }) => (
  <Fieldset legend={legend}>
    {fields[part].map(([name, label]) => (
      <TextField key={name} name={`${part}.${name}`} label={label} />
    ))}
  </Fieldset>
)

/** The values of the fields of an address, or empty ones. */
export const readAddress = (
  part: Part,
  address: Partial<Record<AddressField, string | null>>,
): Record<string, string> =>
  Object.fromEntries(fields[part].map(([name]) => [name, address[name] ?? '']))

export const emptyAddress = (part: Part): Record<string, string> => readAddress(part, {})

/** The address that was typed. */
export const writeAddress = (part: Part, typed: Record<string, string>): object =>
  Object.fromEntries(
    fields[part].map(([name]) => [name, typed[name] || (optional.includes(name) ? null : '')]),
  )
