import { useEffect, useRef, useState } from 'react'
import { FormSpy, useFormState } from 'react-final-form'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { Button } from '#web/ui/Button.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormCheckbox, FormTextField } from '#web/ui/form/FormFields.tsx'
import { checkoutCopy } from '../copy.ts'
import { AddressFields } from './AddressFields.tsx'
import styles from './CheckoutStep.module.css'
import { ContinueButton } from './ContinueButton.tsx'
import type { ContactValues } from './checkoutDraft.ts'
import { validateContact } from './checkoutRules.ts'
import type { Checkout } from './useCheckout.ts'

type Contact = Partial<ContactValues>

/** The step for contact and address. */
export function CheckoutContact({ checkout }: { checkout: Checkout }) {
  const { known, draft, change, fieldErrors } = checkout
  const [start] = useState(() => draft.contact)
  const [rejected] = useState(() => fieldErrors)
  const { countries = [], states = [] } = known.checkout ?? {}
  const validate = (values: Contact) => ({
    ...unchangedErrors(rejected, start, values),
    ...validateContact(values),
  })
  return (
    <Form<Contact>
      label={checkoutCopy.steps.contact}
      initialValues={start}
      validate={validate}
      onSubmit={() => checkout.complete('contact')}
    >
      <FormSpy<Contact>
        subscription={{ values: true }}
        onChange={({ values }) => change({ contact: values })}
      />
      <SignInHint />
      <FormTextField
        name="email"
        label={checkoutCopy.email}
        type="email"
        autoComplete="email"
        hint={checkoutCopy.emailHint}
      />
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{checkoutCopy.deliveryAddress}</legend>
        <AddressFields owner="delivery" places={{ countries, states }} />
      </fieldset>
      <FormCheckbox name="isBilledElsewhere" label={checkoutCopy.otherBillingAddress} />
      <BillingAddress places={{ countries, states }} />
      <ContinueButton isBusy={checkout.phase !== 'steps'}>{checkoutCopy.toDelivery}</ContinueButton>
      <ShowErrors isNeeded={Object.keys(rejected).length > 0} />
    </Form>
  )
}

function BillingAddress({ places }: { places: Parameters<typeof AddressFields>[0]['places'] }) {
  const { values } = useFormState<Contact>({ subscription: { values: true } })
  if (!values.isBilledElsewhere) return null
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{checkoutCopy.billingAddress}</legend>
      <AddressFields owner="billing" places={places} />
    </fieldset>
  )
}

/** Returns the server's errors of fields whose values are unchanged (checkout.place.invalid). */
function unchangedErrors(errors: Record<string, string>, before: Contact, now: Contact) {
  const value = (values: Contact, name: string) => values[name as keyof Contact] ?? ''
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => value(now, name) === value(before, name)),
  )
}

/** Shows the server's errors immediately by submitting the form. Last in the form, after all fields are registered. */
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
