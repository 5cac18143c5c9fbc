import { useState } from 'react'
import { z } from 'zod/mini'
import { submitWith } from '#web/core/submitWith.ts'
import { validateWith } from '#web/lib/validateWith.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, FormTextField, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { orderCopy } from '../copy.ts'
import { useRequestOrderLinkMutation } from '../orders.generated.ts'

// The same as at the registration (validation.register.email, validation.register.email-pattern).
const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your email'),
    z.regex(/^\S+@\S+\.\S+$/, 'Please enter a valid email address.'),
  )
const validate = validateWith(z.object({ email }))

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
    <Form label={orderCopy.newLink} onSubmit={onSubmit} validate={validate}>
      <FormFailure />
      <FormTextField name="email" label={orderCopy.linkEmail} type="email" autoComplete="email" />
      <SubmitButton wide>{orderCopy.newLink}</SubmitButton>
    </Form>
  )
}
