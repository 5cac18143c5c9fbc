import { useState } from 'react'
import { z } from 'zod/mini'
import { submitWith } from '#web/core/submitWith.ts'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { checkingEmail } from '#web/ui/form/emailSlip.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormEmailField, FormFailure, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { emailRule, validateWith } from '#web/ui/form/validateWith.ts'
import { useRequestOrderLinkMutation } from '../orders.generated.ts'

// validation.register.email, validation.register.email-pattern
const validate = validateWith(z.object({ email: emailRule(accountCopy.emailMissing) }))

/** Requests a new link to a guest's order, whose link has expired or is wrong (orders.guest-link.renew). */
export function OrderLinkForm({ id }: { id: string }) {
  const [requestOrderLink] = useRequestOrderLinkMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const [message, setMessage] = useState('')
  const onSubmit = submitWith<{ email: string }>(async ({ email }) => {
    const { data } = await requestOrderLink({ variables: { input: { orderId: id, email } } })
    setMessage(data?.requestOrderLink.message ?? '')
  }, orderCopy.linkFailure)
  if (message) return <p role="status">{message}</p>
  return (
    <Form label={orderCopy.newLink} onSubmit={checkingEmail(onSubmit)} validate={validate}>
      <FormFailure />
      <FormEmailField name="email" label={orderCopy.linkEmail} />
      <SubmitButton wide>{orderCopy.newLink}</SubmitButton>
    </Form>
  )
}
