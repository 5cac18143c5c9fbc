import { FormSpy } from 'react-final-form'
import { formatPrice } from '#web/lib/price.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { checkoutCopy } from '../copy.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { ContinueButton } from './ContinueButton.tsx'
import { validateShipping } from './checkoutRules.ts'
import type { Checkout } from './useCheckout.ts'

interface Values {
  shippingMethod: string
}

/** The step for the delivery method. */
export function CheckoutShipping({ checkout }: { checkout: Checkout }) {
  const { known, draft, change, totals } = checkout
  const subtotal = totals ? totals.totalItems - totals.totalDiscount : 0
  const isFree = (price: number, freeFrom: number | null) =>
    price === 0 || (freeFrom !== null && subtotal >= freeFrom)
  const methods = known.checkout?.shippingMethods ?? []
  return (
    <Form<Values>
      label={checkoutCopy.steps.shipping}
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
        legend={checkoutCopy.deliveryMethod}
        choices={methods.map(({ id, title, price, freeFrom }) => ({
          value: id,
          title,
          text: freeFrom ? checkoutCopy.freeFrom(formatPrice(freeFrom)) : '',
          aside: isFree(price, freeFrom) ? checkoutCopy.free : formatPrice(price),
        }))}
      />
      <ContinueButton isBusy={checkout.phase !== 'steps'}>{checkoutCopy.toPayment}</ContinueButton>
    </Form>
  )
}
