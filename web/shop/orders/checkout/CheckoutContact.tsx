import { useEffect, useRef, useState } from 'react'
import { FormSpy, useFormState } from 'react-final-form'
import { checkoutCopy } from '#web/generated/messages/checkoutCopy.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceField } from '#web/ui/form/ChoiceField.tsx'
import { slipErrors } from '#web/ui/form/emailSlip.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormCheckbox, FormEmailField } from '#web/ui/form/FormFields.tsx'
import { AddressFields, PersonFields } from '../address/AddressFields.tsx'
import addressStyles from '../address/AreaField.module.css'
import type { PlacesFieldsFragment } from '../address/address.generated.ts'
import { type ContactValues, hasBillingAddress, isCollected } from '../address/addressParts.ts'
import { SavedAddressChoice } from '../address/SavedAddressChoice.tsx'
import type { SavedAddress } from '../address/savedAddress.ts'
import { useContactErrors } from '../address/useContactErrors.ts'
import styles from './CheckoutSteps.module.css'
import { methodStores } from './checkoutOrder.ts'
import { validateContact } from './checkoutRules.ts'
import { TaxInvoiceFields } from './TaxInvoiceFields.tsx'
import type { Checkout } from './useCheckout.ts'

type Contact = Partial<ContactValues>

/** The step for contact and address. */
export function CheckoutContact({ checkout }: { checkout: Checkout }) {
  const { data, draft, change, fieldErrors } = checkout
  const [start] = useState(() => draft.contact)
  const [rejected] = useState(() => fieldErrors)
  const { countries = [], provinces = [], hasAreas = false } = data.checkout ?? {}
  const places = { countries, provinces, hasAreas }
  const storeCount = methodStores(data.checkout?.shippingMethods ?? []).length
  const contactErrors = useContactErrors(hasAreas)
  const validate = (values: Contact) => ({
    ...unchangedErrors(rejected, start, values),
    ...validateContact(values),
  })
  return (
    <Form<Contact>
      label={checkoutCopy.steps.contact}
      initialValues={start}
      validate={validate}
      onSubmit={async (values) => {
        const errors = { ...slipErrors(values), ...(await contactErrors(values)) }
        if (Object.keys(errors).length > 0) return errors
        checkout.complete('contact')
        return undefined
      }}
    >
      <FormSpy<Contact>
        subscription={{ values: true }}
        onChange={({ values }) => change({ contact: values })}
      />
      <SignInHint />
      <FormEmailField name="email" label={checkoutCopy.email} hint={checkoutCopy.emailHint} />
      {storeCount > 0 ? (
        <ChoiceField
          name="receipt"
          legend={checkoutCopy.receipt.legend}
          choices={[
            { value: 'delivery', title: checkoutCopy.receipt.delivery },
            {
              value: 'store',
              title: checkoutCopy.receipt.store,
              text: checkoutCopy.receipt.stores({ count: storeCount }),
            },
          ]}
        />
      ) : null}
      <Recipient places={places} addresses={data.checkout?.addresses ?? []} />
      {/* Busy while the cart has pending changes (checkout.cart.settled). */}
      <Button type="submit" loading={checkout.phase !== 'steps'}>
        {checkoutCopy.toDelivery}
      </Button>
      <ShowErrors isNeeded={Object.keys(rejected).length > 0} />
    </Form>
  )
}

/** The person and the address of the order and of its invoice (checkout.pick-up.contact). */
function Recipient({
  places,
  addresses,
}: {
  places: PlacesFieldsFragment
  addresses: readonly SavedAddress[]
}) {
  const { values } = useFormState<Contact>({ subscription: { values: true } })
  const billing = hasBillingAddress(values) ? (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{checkoutCopy.billingAddress}</legend>
      <AddressFields owner="billing" places={places} />
    </fieldset>
  ) : null
  if (isCollected(values))
    return (
      <>
        <fieldset className={styles.part}>
          <legend className={styles.legend}>{checkoutCopy.collector}</legend>
          <div className={addressStyles.address}>
            <PersonFields owner="delivery" phoneHint={checkoutCopy.collectorPhoneHint} />
          </div>
        </fieldset>
        <TaxInvoiceFields />
        {billing}
      </>
    )
  return (
    <>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{checkoutCopy.deliveryAddress}</legend>
        <SavedAddressChoice addresses={addresses} />
        <AddressFields owner="delivery" places={places} />
      </fieldset>
      <FormCheckbox name="isBilledElsewhere" label={checkoutCopy.otherBillingAddress} />
      {billing}
      <TaxInvoiceFields />
    </>
  )
}

/** Returns the server's errors of fields whose values are unchanged (checkout.place.invalid). */
function unchangedErrors(errors: Record<string, string>, before: Contact, now: Contact) {
  const value = (values: Contact, name: string) => values[name as keyof Contact] ?? ''
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => value(now, name) === value(before, name)),
  )
}

/**
 * Shows the server's errors immediately by submitting the form. Must be last in the form, after all fields are
 * registered.
 */
function ShowErrors({ isNeeded }: { isNeeded: boolean }) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isNeeded) ref.current?.closest('form')?.requestSubmit()
  }, [isNeeded])
  return <span ref={ref} hidden />
}

function SignInHint() {
  const { status, requestSignIn } = useSession()
  if (status !== 'guest') return null
  return (
    <p className={styles.hint}>
      {checkoutCopy.accountHint}{' '}
      <Button variant="quiet" onClick={() => requestSignIn()}>
        {checkoutCopy.signIn}
      </Button>
    </p>
  )
}
