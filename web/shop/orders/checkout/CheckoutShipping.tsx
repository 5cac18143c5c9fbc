import { FormSpy } from 'react-final-form'
import { checkoutCopy } from '#web/generated/messages/checkoutCopy.ts'
import { formatPrice, type Money } from '#web/lib/price.ts'
import { deadlineText, serverNow, weekday } from '#web/lib/time.ts'
import { Button } from '#web/ui/Button.tsx'
import { type Choice, ChoiceField } from '#web/ui/form/ChoiceField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { isCollected } from '../address/addressParts.ts'
import { arrivalText } from '../orderTexts.ts'
import type { CheckoutQuery } from './checkout.generated.ts'
import { deliverableMethods, methodStores } from './checkoutOrder.ts'
import { validateShipping, validateStore } from './checkoutRules.ts'
import { GiftWrap } from './GiftWrap.tsx'
import type { Checkout } from './useCheckout.ts'

type Method = NonNullable<CheckoutQuery['checkout']>['shippingMethods'][number]

/** Returns until when an order arrives on which day, or nothing once that has passed (checkout.express.deadline). */
function promiseOf({ orderBefore, arrivesOn }: Method): string {
  if (!orderBefore || !arrivesOn || Date.parse(orderBefore) <= serverNow()) return ''
  const day = new Date(`${arrivesOn}T12:00:00+07:00`)
  return checkoutCopy.arrives({ deadline: deadlineText(new Date(orderBefore)), day: weekday(day) })
}

/** The step for the delivery method, or for the store in which the order is collected. */
export function CheckoutShipping({ checkout }: { checkout: Checkout }) {
  const { data, draft, totals } = checkout
  const offered = data.checkout?.shippingMethods ?? []
  const subtotal = totals ? totals.totalItems.amount - totals.totalDiscount.amount : 0
  const isFree = (price: Money, freeFrom: Money | null) =>
    price.amount === 0 || (freeFrom !== null && subtotal >= freeFrom.amount)
  if (isCollected(draft.contact))
    return (
      <Step
        checkout={checkout}
        name="store"
        legend={checkoutCopy.whichStore}
        validate={validateStore}
        choices={methodStores(offered).map(({ slug, name, address, hours }) => ({
          value: slug,
          title: name,
          text: [address, hours].filter(Boolean).join(' · '),
        }))}
      />
    )
  return (
    <Step
      checkout={checkout}
      name="shippingMethod"
      legend={checkoutCopy.deliveryMethod}
      validate={validateShipping}
      choices={deliverableMethods(offered, draft).map((method) => ({
        value: method.id,
        title: method.title,
        text: [
          method.orderBefore ? promiseOf(method) : arrivalText(method),
          method.freeFrom ? checkoutCopy.freeFrom({ amount: formatPrice(method.freeFrom) }) : '',
        ]
          .filter(Boolean)
          .join(' · '),
        aside: isFree(method.price, method.freeFrom)
          ? checkoutCopy.free
          : formatPrice(method.price),
      }))}
    />
  )
}

type Values = Partial<Record<'shippingMethod' | 'store', string>>

/** A choice, with the server's message about one that it rejected (checkout.place.invalid). */
function Step({
  checkout,
  name,
  legend,
  choices,
  validate,
}: {
  checkout: Checkout
  name: keyof Values
  legend: string
  choices: Choice[]
  validate: (values: Values) => Values
}) {
  const { draft, change, fieldErrors } = checkout
  const rejected = fieldErrors[name] ?? fieldErrors['shippingMethod']
  return (
    <Form<Values>
      label={checkoutCopy.steps.shipping}
      initialValues={{ [name]: draft[name] }}
      validate={validate}
      onSubmit={() => checkout.complete('shipping')}
    >
      {rejected ? <Notice tone="error">{rejected}</Notice> : null}
      <FormSpy<Values>
        subscription={{ values: true }}
        onChange={({ values }) => change({ [name]: values[name] ?? '' })}
      />
      <ChoiceField name={name} legend={legend} choices={choices} />
      {checkout.data.checkout?.giftWrap ? (
        <GiftWrap offer={checkout.data.checkout.giftWrap} bag={checkout.bag} />
      ) : null}
      {/* Busy while the cart has pending changes (checkout.cart.settled). */}
      <Button type="submit" loading={checkout.phase !== 'steps'}>
        {checkoutCopy.toPayment}
      </Button>
    </Form>
  )
}
