import { useField } from 'react-final-form'
import { addressCopy } from '#web/generated/messages/addressCopy.ts'
import { FormSelectField, FormTextField } from '#web/ui/form/FormFields.tsx'
import { PhoneField } from '#web/ui/form/PhoneField.tsx'
import styles from './AreaField.module.css'
import { AreaField } from './AreaField.tsx'
import type { PlacesFieldsFragment } from './address.generated.ts'
import { type AddressOwner, type AddressPart, addressField } from './addressParts.ts'

/** The fields of a person in the surrounding form. */
export function PersonFields({
  owner,
  phoneHint = addressCopy.phoneHint,
}: {
  owner: AddressOwner
  phoneHint?: string
}) {
  const field = fieldsOf(owner)
  return (
    <>
      <FormTextField {...field('firstName', 'given-name')} label={addressCopy.firstName} />
      <FormTextField
        {...field('lastName', 'family-name')}
        label={addressCopy.lastName}
        hint={addressCopy.lastNameHint}
      />
      <div className={styles.wide}>
        <PhoneField {...field('phoneNumber', 'tel')} label={addressCopy.phone} hint={phoneHint} />
      </div>
    </>
  )
}

const sectionOf = (owner: AddressOwner) => (owner === 'delivery' ? 'shipping' : 'billing')

const fieldsOf = (owner: AddressOwner) => (part: AddressPart, autoComplete: string) => ({
  name: addressField(owner, part),
  autoComplete: `${sectionOf(owner)} ${autoComplete}`,
})

/** The fields of a Thai address in the surrounding form; browsers can fill them (checkout.autofill). */
export function AddressFields({
  owner,
  places,
}: {
  owner: AddressOwner
  places: PlacesFieldsFragment
}) {
  const { countries, hasAreas } = places
  const { input } = useField<string>(addressField(owner, 'country'))
  const country = input.value || (countries[0]?.code ?? 'TH')
  const hasAreaField = hasAreas && country === 'TH'
  const provinces = places.provinces.filter((province) => province.country === country)
  const field = fieldsOf(owner)
  return (
    <div className={styles.address}>
      <PersonFields owner={owner} />
      {countries.length > 1 ? (
        <div className={styles.wide}>
          <FormSelectField {...field('country', 'country')} label={addressCopy.country}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </FormSelectField>
        </div>
      ) : null}
      <div className={styles.wide}>
        <FormTextField
          {...field('address1', 'address-line1')}
          label={addressCopy.address}
          placeholder={addressCopy.addressHint}
        />
      </div>
      <div className={styles.wide}>
        <FormTextField
          {...field('address2', 'address-line2')}
          label={hasAreaField ? addressCopy.building : addressCopy.address2}
          optional
        />
      </div>
      {hasAreaField ? (
        <div className={styles.wide}>
          <AreaField owner={owner} autoComplete={`${sectionOf(owner)} address-level3`} />
        </div>
      ) : null}
      <FormTextField {...field('city', 'address-level2')} label={addressCopy.district} />
      {provinces.length > 0 ? (
        <FormSelectField {...field('province', 'address-level1')} label={addressCopy.province}>
          <option value="">{addressCopy.chooseProvince}</option>
          {provinces.map(({ code, name }) => (
            <option key={code} value={name}>
              {name}
            </option>
          ))}
        </FormSelectField>
      ) : (
        <FormTextField {...field('province', 'address-level1')} label={addressCopy.province} />
      )}
      <FormTextField
        {...field('postcode', 'postal-code')}
        label={addressCopy.postcode}
        inputMode={country === 'TH' ? 'numeric' : 'text'}
      />
    </div>
  )
}
