import { FormSpy } from 'react-final-form'
import { formatPrice } from '#web/lib/price.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { validateShipping } from './checkoutRules.ts'
import { NextButton } from './NextButton.tsx'
import type { CheckoutPlain } from './useCheckout.ts'

interface Values {
  shippingMethod: string
}

/** Second step: how it gets there. */
export function CheckoutShipping({ checkout }: { checkout: CheckoutPlain }) {
  const { known, draft, change, totals } = checkout
  const worth = totals ? totals.totalItems - totals.totalDiscount : 0
  const isFree = (price: number, freeFrom: number | null) =>
    price === 0 || (freeFrom !== null && worth >= freeFrom)
  const methods = known.checkout?.shippingMethods ?? []
  return (
    <Form<Values>
      label="Delivery"
      initialValues={{ shippingMethod: draft.shippingMethod }}
      validate={validateShipping}
      onSubmit={() => checkout.complete('shipping')}
    >
      <FormSpy<Values>
        subscription={{ values: true }}
        onChange={({ values }) => change({ shippingMethod: values.shippingMethod ?? '' })}
      />
      <ChoiceField
        name="shippingMethod"
        legend="How should it get to you?"
        choices={methods.map(({ id, title, price, freeFrom }) => ({
          value: id,
          title,
          text: freeFrom ? `Free from ${formatPrice(freeFrom)}` : '',
          aside: isFree(price, freeFrom) ? 'Free' : formatPrice(price),
        }))}
      />
      <NextButton isBusy={checkout.phase !== 'steps'}>Continue to payment</NextButton>
    </Form>
  )
}
