import { useEffect, useRef, useState } from 'react'
import { FormSpy, useFormState } from 'react-final-form'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { Button } from '#web/ui/Button.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormCheckbox, FormTextField } from '#web/ui/form/FormFields.tsx'
import { AddressFields } from './AddressFields.tsx'
import styles from './CheckoutStep.module.css'
import type { ContactValues } from './checkoutDraft.ts'
import { validateContact } from './checkoutRules.ts'
import { NextButton } from './NextButton.tsx'
import type { CheckoutPlain } from './useCheckout.ts'

type Contact = Partial<ContactValues>

/** First step: who it is for and where it goes. */
export function CheckoutContact({ checkout }: { checkout: CheckoutPlain }) {
  const { known, draft, change, refusals } = checkout
  const [start] = useState(() => draft.contact)
  const [refused] = useState(() => refusals)
  const { countries = [], states = [] } = known.checkout ?? {}
  const validate = (values: Contact) => ({
    ...stillRefused(refused, start, values),
    ...validateContact(values),
  })
  return (
    <Form<Contact>
      label="Contact and address"
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
        label="Email"
        type="email"
        autoComplete="email"
        hint="Your order confirmation goes here."
      />
      <fieldset className={styles.part}>
        <legend className={styles.legend}>Delivery address</legend>
        <AddressFields owner="delivery" places={{ countries, states }} />
      </fieldset>
      <FormCheckbox name="isBilledElsewhere" label="The invoice goes to another address" />
      <BillingAddress places={{ countries, states }} />
      <NextButton isBusy={checkout.phase !== 'steps'}>Continue to delivery</NextButton>
      <SayRefusals isRefused={Object.keys(refused).length > 0} />
    </Form>
  )
}

function BillingAddress({ places }: { places: Parameters<typeof AddressFields>[0]['places'] }) {
  const { values } = useFormState<Contact>({ subscription: { values: true } })
  if (!values.isBilledElsewhere) return null
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Billing address</legend>
      <AddressFields owner="billing" places={places} />
    </fieldset>
  )
}

/** What the server refused stays refused until it is changed. */
function stillRefused(refused: Record<string, string>, before: Contact, now: Contact) {
  const value = (values: Contact, name: string) => values[name as keyof Contact] ?? ''
  return Object.fromEntries(
    Object.entries(refused).filter(([name]) => value(now, name) === value(before, name)),
  )
}

/** Fields that the server refused say so at once, as if the form had just been sent. Last, when all fields are known. */
function SayRefusals({ isRefused }: { isRefused: boolean }) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isRefused) ref.current?.closest('form')?.requestSubmit()
  }, [isRefused])
  return <span ref={ref} hidden />
}

function SignInHint() {
  const { status, askToSignIn } = useSession()
  if (status !== 'guest') return null
  return (
    <p className={styles.hint}>
      You can order without an account. Already have one?{' '}
      <Button variant="quiet" onClick={() => askToSignIn()}>
        Sign in
      </Button>
    </p>
  )
}
