import { useEffect, useRef, useState } from 'react'
import { FormSpy, useForm } from 'react-final-form'
import { pathTo } from '#web/paths.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, FormTextField, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { BankField } from './BankField.tsx'
import styles from './ConfirmPaymentForm.module.css'
import { type ConfirmPaymentValues, validateConfirmPayment } from './confirmPaymentRules.ts'
import { SlipField } from './SlipField.tsx'
import { keepPayment, readPayment } from './savedPayment.ts'
import { useConfirmPayment } from './useConfirmPayment.ts'

/** Tells the shop of a bank transfer and sends its slip (SPEC §2 /confirm-payment, §5). */
export function ConfirmPaymentForm({ orderId }: { orderId: string }) {
  const payment = useConfirmPayment()
  const [start] = useState(() => ({ order: orderId }))
  if (payment.isDone) return <Taken message={payment.message} />
  return (
    <Form<ConfirmPaymentValues>
      label="Confirm payment"
      initialValues={start}
      validate={validateConfirmPayment}
      onSubmit={payment.onSubmit}
    >
      <Kept />
      <KnownCustomer />
      <FormTextField name="name" label="Name" autoComplete="name" />
      <FormTextField
        name="phoneNumber"
        label="Phone number"
        type="tel"
        autoComplete="tel"
        hint="The number that you gave with the order."
      />
      <FormTextField name="order" label="Order number" inputMode="numeric" autoComplete="off" />
      <FormTextField
        name="transferAmount"
        label="Transfer Amount"
        inputMode="decimal"
        autoComplete="off"
        hint="In baht, as it stands on the slip."
      />
      <BankField />
      <SlipField />
      <FormFailure />
      {payment.isSubmitting ? <Progress share={payment.uploaded} /> : null}
      <SubmitButton wide>Confirm payment</SubmitButton>
    </Form>
  )
}

/** What was typed before a sign-in or a reload comes back, and is kept with every change. */
function Kept() {
  const form = useForm<ConfirmPaymentValues>()
  useEffect(() => {
    form.batch(() => {
      for (const [name, value] of Object.entries(readPayment()))
        if (value) form.change(name as keyof ConfirmPaymentValues, value)
    })
  }, [form])
  return (
    <FormSpy<ConfirmPaymentValues>
      subscription={{ values: true, dirty: true }}
      onChange={({ values, dirty }) => {
        if (dirty) keepPayment(values)
      }}
    />
  )
}

/** A signed-in customer's name and number, where nothing else stands yet. */
function KnownCustomer() {
  const form = useForm<ConfirmPaymentValues>()
  const { user } = useSession()
  useEffect(() => {
    if (!user) return
    const { values } = form.getState()
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
    form.batch(() => {
      if (!values.name) form.change('name', name || user.displayName)
      if (!values.phoneNumber && user.phoneNumber) form.change('phoneNumber', user.phoneNumber)
    })
  }, [form, user])
  return null
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} aria-label="Sending the slip" max={100} value={percent} />
      <span aria-hidden="true">{percent} %</span>
    </div>
  )
}

function Taken({ message }: { message: string }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <section className={styles.taken} role="status">
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        {message || 'Confirm payment submitted'}
      </h2>
      <p>
        Thank you. We compare the slip with the bank’s record and write to you once that is done.
      </p>
      <ButtonLink variant="secondary" href={pathTo('shop')}>
        Continue shopping
      </ButtonLink>
    </section>
  )
}
