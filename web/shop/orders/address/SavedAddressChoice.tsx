import { useForm, useFormState } from 'react-final-form'
import { addressCopy } from '#web/generated/messages/addressCopy.ts'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { addressLine, type ContactValues } from './addressParts.ts'
import { type SavedAddress, savedAddressLines, savedAddressValues } from './savedAddress.ts'

type Contact = Partial<ContactValues>

/** Fills the delivery address of the surrounding form with a saved one (account.addresses.checkout). */
export function SavedAddressChoice({ addresses }: { addresses: readonly SavedAddress[] }) {
  const form = useForm<Contact>()
  const { values } = useFormState<Contact>({ subscription: { values: true } })
  if (addresses.length === 0) return null
  const chosen = addresses.find((saved) => isFilledWith(values, saved))
  return (
    <SelectField
      label={addressCopy.saved}
      value={chosen?.id ?? ''}
      onChange={(event) => {
        const saved = addresses.find(({ id }) => id === event.target.value)
        if (saved) fill(form, saved)
      }}
    >
      {chosen ? null : <option value="">{addressCopy.other}</option>}
      {addresses.map((saved) => (
        <option key={saved.id} value={saved.id}>
          {addressLine(...savedAddressLines(saved).slice(0, 2))}
        </option>
      ))}
    </SelectField>
  )
}

const entriesOf = (saved: SavedAddress) =>
  Object.entries(savedAddressValues(saved)) as [keyof Contact, string][]

const isFilledWith = (values: Contact, saved: SavedAddress) =>
  entriesOf(saved).every(([name, text]) => (values[name] ?? '') === text)

function fill(form: ReturnType<typeof useForm<Contact>>, saved: SavedAddress) {
  form.batch(() => {
    for (const [name, text] of entriesOf(saved)) form.change(name, text)
  })
}
