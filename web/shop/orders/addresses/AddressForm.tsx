import { useState } from 'react'
import { submitWith } from '#web/core/submitWith.ts'
import { addressBookCopy } from '#web/generated/messages/addressBookCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormCheckbox, FormFailure, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { AddressFields } from '../address/AddressFields.tsx'
import type { ContactValues } from '../address/addressParts.ts'
import { type SavedAddress, savedAddressValues } from '../address/savedAddress.ts'
import { useContactErrors } from '../address/useContactErrors.ts'
import { contactAddress, locateField } from '../checkout/checkoutOrder.ts'
import { validateContact } from '../checkout/checkoutRules.ts'
import styles from './AddressBook.module.css'
import type { AddAddressInput } from './addresses.generated.ts'

type Values = Partial<ContactValues> & { isDefault?: boolean }

/** The fields and rules of the checkout's delivery address, for an address of the address book (account.addresses.*). */
export function AddressForm({
  saved,
  places,
  onSave,
  onCancel,
}: {
  /** The address to change; undefined for a new one. */
  saved: SavedAddress | undefined
  places: Parameters<typeof AddressFields>[0]['places']
  onSave: (input: AddAddressInput) => Promise<unknown>
  onCancel: () => void
}) {
  const [initialValues] = useState<Values>(() =>
    saved ? { ...savedAddressValues(saved), isDefault: saved.isDefault } : {},
  )
  const contactErrors = useContactErrors(places.hasAreas)
  const save = submitWith<Values>(
    (values) =>
      onSave({ address: contactAddress(values, 'delivery'), isDefault: values.isDefault ?? false }),
    addressBookCopy.failed,
    // `address.city` is the field of the delivery city.
    (name) => locateField(name.replace(/^address\./, 'shipping.'), {}).field,
  )
  const onSubmit = async (values: Values) => {
    const errors = await contactErrors({ ...values, isBilledElsewhere: false })
    return Object.keys(errors).length > 0 ? errors : save(values)
  }
  return (
    <Form<Values>
      label={saved ? addressBookCopy.editTitle : addressBookCopy.newTitle}
      initialValues={initialValues}
      validate={validate}
      onSubmit={onSubmit}
    >
      <FormFailure />
      <AddressFields owner="delivery" places={places} />
      {saved?.isDefault ? null : (
        <FormCheckbox name="isDefault" label={addressBookCopy.isDefault} />
      )}
      <div className={styles.actions}>
        <SubmitButton>{addressBookCopy.save}</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {addressBookCopy.cancel}
        </Button>
      </div>
    </Form>
  )
}

/** The rules of the checkout, of which only the email address is not asked here. */
function validate(values: Values): Record<string, string> {
  const { email: _email, ...errors } = validateContact({ ...values, isBilledElsewhere: false })
  return errors
}
