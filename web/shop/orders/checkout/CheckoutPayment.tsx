import { FormSpy } from 'react-final-form'
import { checkoutCopy } from '#web/generated/messages/checkoutCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceField } from '#web/ui/form/ChoiceField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { isCollected } from '../address/addressParts.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'
import { takesTotal, validatePayment } from './checkoutRules.ts'
import type { Checkout } from './useCheckout.ts'

type Values = Pick<CheckoutDraft, 'paymentMethod'>

/** The step for the payment method, by which the order is paid after it is placed. */
export function CheckoutPayment({ checkout }: { checkout: Checkout }) {
  const { data, draft, change, totals } = checkout
  const methods = data.checkout?.paymentMethods ?? []
  return (
    <Form<Values>
      label={checkoutCopy.steps.payment}
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
        legend={checkoutCopy.paymentMethod}
        choices={methods
          .filter(
            (choice) =>
              choice.method &&
              takesTotal(choice, totals?.totalPrice.amount) &&
              !(choice.isForDelivery && isCollected(draft.contact)),
          )
          .map(({ method, title, description }) => ({
            value: method ?? '',
            title,
            text: description,
          }))}
      />
      {/* Busy while the cart has pending changes (checkout.cart.settled). */}
      <Button type="submit" loading={checkout.phase !== 'steps'}>
        {checkoutCopy.toReview}
      </Button>
    </Form>
  )
}
