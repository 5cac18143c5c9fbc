import { FormSpy } from 'react-final-form'
import { checkoutCopy } from '#web/generated/messages/checkoutCopy.ts'
import { formatPrice, type Money } from '#web/lib/price.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceField } from '#web/ui/form/ChoiceField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { deliverableMethods } from './checkoutOrder.ts'
import { validateShipping } from './checkoutRules.ts'
import type { Checkout } from './useCheckout.ts'

interface Values {
  shippingMethod: string
}

/** The step for the delivery method, with the server's message about one that it rejected (checkout.place.invalid). */
export function CheckoutShipping({ checkout }: { checkout: Checkout }) {
  const { known, draft, change, totals, fieldErrors } = checkout
  const rejected = fieldErrors['shippingMethod']
  const subtotal = totals ? totals.totalItems.amount - totals.totalDiscount.amount : 0
  const isFree = (price: Money, freeFrom: Money | null) =>
    price.amount === 0 || (freeFrom !== null && subtotal >= freeFrom.amount)
  const methods = deliverableMethods(known.checkout?.shippingMethods ?? [], draft)
  return (
    <Form<Values>
      label={checkoutCopy.steps.shipping}
      initialValues={{ shippingMethod: draft.shippingMethod }}
      validate={validateShipping}
      onSubmit={() => checkout.complete('shipping')}
    >
      {rejected ? <Notice tone="error">{rejected}</Notice> : null}
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
          text: freeFrom ? checkoutCopy.freeFrom({ amount: formatPrice(freeFrom) }) : '',
          aside: isFree(price, freeFrom) ? checkoutCopy.free : formatPrice(price),
        }))}
      />
      {/* Busy while the cart has pending changes (checkout.cart.settled). */}
      <Button type="submit" loading={checkout.phase !== 'steps'}>
        {checkoutCopy.toPayment}
      </Button>
    </Form>
  )
}
