import { useField } from 'react-final-form'
import { FormSelectField, FormTextField } from '#web/ui/form/FormFields.tsx'
import styles from './AddressFields.module.css'
import type { CheckoutQuery } from './checkout.generated.ts'
import { type AddressOwner, type AddressPart, fieldOf } from './checkoutDraft.ts'

type Places = Pick<NonNullable<CheckoutQuery['checkout']>, 'countries' | 'states'>

/** An address as Thailand writes it, in the form around it; browsers know every field by its autocomplete. */
export function AddressFields({ owner, places }: { owner: AddressOwner; places: Places }) {
  const { countries, states } = places
  const { input } = useField<string>(fieldOf(owner, 'country'))
  const country = input.value || (countries[0]?.code ?? 'TH')
  const provinces = states.filter((state) => state.country === country)
  const section = owner === 'delivery' ? 'shipping' : 'billing'
  const field = (part: AddressPart, autoComplete: string) => ({
    name: fieldOf(owner, part),
    autoComplete: `${section} ${autoComplete}`,
  })
  return (
    <div className={styles.address}>
      <FormTextField {...field('firstName', 'given-name')} label="First name" />
      <FormTextField {...field('lastName', 'family-name')} label="Last name" />
      <div className={styles.wide}>
        <FormTextField
          {...field('phone', 'tel')}
          label="Phone number"
          type="tel"
          hint="For the courier, and to find your order when you send a slip."
        />
      </div>
      {countries.length > 1 ? (
        <div className={styles.wide}>
          <FormSelectField {...field('country', 'country')} label="Country">
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
          label="Address"
          placeholder="House number, soi, road"
        />
      </div>
      <div className={styles.wide}>
        <FormTextField
          {...field('address2', 'address-line2')}
          label="Building, subdistrict"
          optional
        />
      </div>
      <FormTextField {...field('city', 'address-level2')} label="District" />
      {provinces.length > 0 ? (
        <FormSelectField {...field('state', 'address-level1')} label="Province">
          <option value="">Choose a province</option>
          {provinces.map(({ code, name }) => (
            <option key={code} value={name}>
              {name}
            </option>
          ))}
        </FormSelectField>
      ) : (
        <FormTextField {...field('state', 'address-level1')} label="Province" />
      )}
      <FormTextField
        {...field('postcode', 'postal-code')}
        label="Postcode"
        inputMode={country === 'TH' ? 'numeric' : 'text'}
      />
    </div>
  )
}
