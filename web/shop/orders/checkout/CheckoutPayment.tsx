import { FormSpy } from 'react-final-form'
import { Form } from '#web/ui/form/Form.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import type { CheckoutDraft } from './checkoutDraft.ts'
import { validatePayment } from './checkoutRules.ts'
import { NextButton } from './NextButton.tsx'
import type { CheckoutPlain } from './useCheckout.ts'

type Values = Pick<CheckoutDraft, 'paymentMethod'>

/** Third step: how it is paid. Nothing is paid yet. */
export function CheckoutPayment({ checkout }: { checkout: CheckoutPlain }) {
  const { known, draft, change } = checkout
  const methods = known.checkout?.paymentMethods ?? []
  return (
    <Form<Values>
      label="Payment"
      initialValues={{ paymentMethod: draft.paymentMethod }}
      validate={validatePayment}
      onSubmit={() => checkout.complete('payment')}
    >
      <FormSpy<Values>
        subscription={{ values: true }}
        onChange={({ values }) => change({ paymentMethod: values.paymentMethod ?? '' })}
      />
      <ChoiceField
        name="paymentMethod"
        legend="How would you like to pay?"
        choices={methods
          .filter(({ method }) => method !== 'UNKNOWN')
          .map(({ method, title, description }) => ({ value: method, title, text: description }))}
      />
      <NextButton isBusy={checkout.phase !== 'steps'}>Continue to review</NextButton>
    </Form>
  )
}
