import { useEffect, useRef, useState } from 'react'
import { submitWith } from '#web/core/submitWith.ts'
import { lookupCopy } from '#web/generated/messages/lookupCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { checkingEmail } from '#web/ui/form/emailSlip.ts'
import { Form } from '#web/ui/form/Form.tsx'
import {
  FormEmailField,
  FormFailure,
  FormTextField,
  SubmitButton,
} from '#web/ui/form/FormFields.tsx'
import { useRequestOrderLinkMutation } from '../orders.generated.ts'
import { type LookupValues, lookupRequest, validateLookup } from './lookupRules.ts'
import styles from './OrderLookup.module.css'

/** Has the link to an order emailed (orders.lookup.*); another order can be looked up afterwards. */
export function OrderLookup() {
  const [attempt, setAttempt] = useState(0)
  return <LookupForm key={attempt} restart={() => setAttempt((count) => count + 1)} />
}

function LookupForm({ restart }: { restart: () => void }) {
  const [requestOrderLink] = useRequestOrderLinkMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const [message, setMessage] = useState<string>()
  const onSubmit = submitWith<LookupValues>(async (values) => {
    const { data } = await requestOrderLink({ variables: { input: lookupRequest(values) } })
    setMessage(data?.requestOrderLink.message ?? '')
  }, lookupCopy.failure)
  if (message !== undefined) return <Sent message={message} restart={restart} />
  return (
    <Form
      label={lookupCopy.title}
      onSubmit={checkingEmail(onSubmit, 'contact')}
      validate={validateLookup}
    >
      <FormFailure />
      <FormTextField
        name="order"
        label={lookupCopy.order}
        hint={lookupCopy.orderHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormEmailField
        name="contact"
        type="text"
        label={lookupCopy.contact}
        hint={lookupCopy.contactHint}
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton wide>{lookupCopy.submit}</SubmitButton>
    </Form>
  )
}

function Sent({ message, restart }: { message: string; restart: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.sent} role="status">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {lookupCopy.sent}
      </h2>
      <p>{message}</p>
      <p className={styles.hint}>{lookupCopy.notArrived}</p>
      <Button variant="secondary" onClick={restart}>
        {lookupCopy.again}
      </Button>
    </section>
  )
}
