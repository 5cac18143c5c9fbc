import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ordersCopy } from '@vitrine/commerce/copy/orders.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import {
  type CheckedForm as Checked,
  checkAddresses,
} from '@vitrine/commerce/rules/checkoutForm.ts'
import { type OfferedMethod, takesTotal } from '@vitrine/commerce/rules/paymentMethods.ts'
import { isCollected, type PickUpStore } from '@vitrine/commerce/rules/shippingMethods.ts'
import { fromBaht } from '@vitrine/commerce/satang.ts'
import type { PlaceOrder } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import { deliversTo, type ShippingMethod } from '../medusa/shippingMethods.ts'

type Form = z.output<typeof PlaceOrder>

/** A form of the checkout whose addresses, shipping and payment methods the shop knows. */
export interface CheckedForm {
  form: Checked['form']
  shipping: ShippingMethod
  paymentMethod: OfferedMethod
}

/** Validates what the contract leaves to the shop, as the embedded CMS does. Throws `invalid` with all invalid fields. */
export async function checkedForm(
  form: Form,
  methods: readonly ShippingMethod[],
  offered: readonly OfferedMethod[],
  stores: readonly PickUpStore[],
): Promise<CheckedForm> {
  const fields: Record<string, string> = {}
  const shipping = methods.find(({ code }) => code === form.shippingMethod)
  if (!shipping) fields['shippingMethod'] = ordersCopy.shippingMethodMissing
  const paymentMethod = offered.find((method) => method === form.paymentMethod)
  if (!paymentMethod) fields['paymentMethod'] = ordersCopy.paymentMethodMissing
  else if (!takesTotal(paymentMethod, fromBaht(form.expectedTotal), {}))
    fields['paymentMethod'] = ordersCopy.paymentMethodUnavailable
  const offeredStores = isCollected(form.shippingMethod) ? stores : []
  const { billing, delivery } = await checkAddresses(form, offeredStores, fields)
  if (shipping && delivery.country === 'TH' && !deliversTo(shipping, delivery.state))
    fields['shippingMethod'] = cartCopy.methodElsewhere(delivery.state)
  const [message] = Object.values(fields)
  if (!shipping || !paymentMethod || message)
    throw new ContractProblem('invalid', message ?? 'Invalid input', { fields })
  return { form: { ...form, billing, shipping: delivery }, shipping, paymentMethod }
}
