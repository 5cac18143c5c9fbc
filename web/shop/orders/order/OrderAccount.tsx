import { useState } from 'react'
import { submitWith } from '#web/core/submitWith.ts'
import { orderAccountCopy } from '#web/generated/messages/orderAccountCopy.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { type OrderFieldsFragment, useCreateAccountFromOrderMutation } from '../orders.generated.ts'
import styles from './OrderParts.module.css'

/** Offers a guest an account for an order with one press (session.order-account.*). */
export function OrderAccount({
  order,
  orderKey,
}: {
  order: OrderFieldsFragment
  orderKey: string | null
}) {
  const [createAccount] = useCreateAccountFromOrderMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const [message, setMessage] = useState<string>()
  const onSubmit = submitWith(async () => {
    const { data } = await createAccount({
      variables: { input: { orderId: order.id, key: orderKey } },
    })
    setMessage(data?.createAccountFromOrder.message ?? '')
  }, orderAccountCopy.failure)
  return (
    <section className={styles.account} aria-labelledby="order-account">
      <h2 id="order-account" className={styles.title}>
        {message === undefined ? orderAccountCopy.title : orderAccountCopy.sent}
      </h2>
      <p role="status">{message ?? orderAccountCopy.text({ email: order.billing.email ?? '' })}</p>
      {message === undefined ? (
        <Form label={orderAccountCopy.title} onSubmit={onSubmit}>
          <FormFailure />
          <div>
            <SubmitButton variant="secondary">{orderAccountCopy.create}</SubmitButton>
          </div>
        </Form>
      ) : (
        <p className={styles.hint}>{orderAccountCopy.notArrived}</p>
      )}
    </section>
  )
}
