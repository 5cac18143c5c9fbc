import { useEffect, useRef, useState } from 'react'
import { FormSpy, useForm, useFormState } from 'react-final-form'
import { confirmPaymentCopy } from '#web/generated/messages/confirmPaymentCopy.ts'
import { displayPhone } from '#web/lib/phone/phone.ts'
import { pathTo } from '#web/paths.ts'
import { useSession } from '#web/shop/customer/session/useSession.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, FormTextField, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { PhoneField } from '#web/ui/form/PhoneField.tsx'
import { useOrderQuery } from '../orders.generated.ts'
import { BankField } from './BankField.tsx'
import styles from './ConfirmPaymentForm.module.css'
import { type ConfirmPaymentValues, validateConfirmPayment } from './confirmPaymentRules.ts'
import { SlipField } from './SlipField.tsx'
import { readPayment, storePayment } from './storedPayment.ts'
import { useConfirmPayment } from './useConfirmPayment.ts'

/**
 * The form that confirms a bank transfer with its slip (confirm-payment.*, validation.confirm-payment.*). `orderKey` is a
 * guest's access key to the order.
 */
export function ConfirmPaymentForm({
  orderId,
  orderKey,
}: {
  orderId: string
  orderKey: string | null
}) {
  const payment = useConfirmPayment(orderId, orderKey)
  const [start] = useState(() => ({ order: orderId }))
  if (payment.message)
    return <Confirmation message={payment.message} orderId={orderId} orderKey={orderKey} />
  return (
    <Form<ConfirmPaymentValues>
      label={confirmPaymentCopy.title}
      initialValues={start}
      validate={validateConfirmPayment}
      onSubmit={payment.onSubmit}
    >
      <StoredValues orderId={orderId} />
      <CustomerValues />
      <OrderValues orderId={orderId} orderKey={orderKey} />
      <FormTextField name="name" label={confirmPaymentCopy.name} autoComplete="name" />
      <PhoneField
        name="phoneNumber"
        label={confirmPaymentCopy.phone}
        hint={confirmPaymentCopy.phoneHint}
      />
      <FormTextField
        name="order"
        label={confirmPaymentCopy.order}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormTextField
        name="transferAmount"
        label={confirmPaymentCopy.amount}
        inputMode="decimal"
        autoComplete="off"
        hint={confirmPaymentCopy.amountHint}
      />
      <BankField />
      <SlipField />
      <FormFailure />
      <Progress fraction={payment.uploaded} />
      <SubmitButton wide>{confirmPaymentCopy.title}</SubmitButton>
    </Form>
  )
}

/** Restores the values from before a sign-in or reload, and stores them on each change (confirm-payment.reload). */
function StoredValues({ orderId }: { orderId: string }) {
  const form = useForm<ConfirmPaymentValues>()
  useEffect(() => {
    form.batch(() => {
      for (const [name, value] of Object.entries(readPayment(orderId)))
        if (value) form.change(name as keyof ConfirmPaymentValues, value)
    })
  }, [form, orderId])
  return (
    <FormSpy<ConfirmPaymentValues>
      subscription={{ values: true, dirty: true }}
      onChange={({ values, dirty }) => {
        if (dirty) storePayment(orderId, values)
      }}
    />
  )
}

/** Fills empty fields with a customer's name and phone number (confirm-payment.prefill.customer). */
function CustomerValues() {
  const form = useForm<ConfirmPaymentValues>()
  const { user } = useSession()
  useEffect(() => {
    if (!user) return
    const { values } = form.getState()
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
    form.batch(() => {
      if (!values.name) form.change('name', name || user.displayName)
      if (!values.phoneNumber && user.phoneNumber)
        form.change('phoneNumber', displayPhone(user.phoneNumber))
    })
  }, [form, user])
  return null
}

/** Fills empty fields with what the order says: who ordered, and its total (confirm-payment.prefill.known). */
function OrderValues({ orderId, orderKey }: { orderId: string; orderKey: string | null }) {
  const form = useForm<ConfirmPaymentValues>()
  const { status } = useSession()
  // The customer's own name comes first.
  const skip = status === 'unknown' || !/^\d+$/.test(orderId)
  const variables = { id: orderId, key: orderKey }
  const { data } = useOrderQuery({ variables, skip, ssr: false })
  const order = data?.order
  useEffect(() => {
    if (!order) return
    const { values } = form.getState()
    const { firstName, lastName, phoneNumber } = order.billing
    form.batch(() => {
      if (!values.name) form.change('name', `${firstName} ${lastName}`.trim())
      if (!values.phoneNumber && phoneNumber) form.change('phoneNumber', displayPhone(phoneNumber))
      if (!values.transferAmount) form.change('transferAmount', String(order.total.amount))
    })
  }, [form, order])
  return null
}

function Progress({ fraction }: { fraction: number }) {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  if (!submitting) return null
  const percent = Math.round(fraction * 100)
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={confirmPaymentCopy.uploading}
        max={100}
        value={percent}
      />
      <span aria-hidden="true">{`${percent} %`}</span>
    </div>
  )
}

function Confirmation({
  message,
  orderId,
  orderKey,
}: {
  message: string
  orderId: string
  orderKey: string | null
}) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <section className={styles.confirmation} role="status">
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        {message}
      </h2>
      <p>{confirmPaymentCopy.thanks}</p>
      {/^\d+$/.test(orderId) ? (
        <ButtonLink
          variant="secondary"
          href={
            pathTo('order', { id: orderId }) +
            (orderKey ? `?${new URLSearchParams({ key: orderKey })}` : '')
          }
        >
          {confirmPaymentCopy.viewOrder}
        </ButtonLink>
      ) : null}
      <ButtonLink variant="quiet" href={pathTo('shop')}>
        {confirmPaymentCopy.continueShopping}
      </ButtonLink>
    </section>
  )
}
