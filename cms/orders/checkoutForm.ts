import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { CmsProblem } from '#cms/http/problem.ts'
import type { AddressForm, PlaceOrder } from '#gateway/contracts/orders.ts'
import { type ShippingMethod, shippingMethod } from '../cart/shippingMethods.ts'
import { ordersCopy } from './copy.ts'
import type { OfferedMethod } from './paymentMethods.ts'
import { findProvince } from './provinces.ts'

type Form = z.output<typeof PlaceOrder>

/** A checkout form with validated shipping and payment methods. */
export interface CheckedForm {
  form: Form
  shipping: ShippingMethod
  paymentMethod: OfferedMethod
}

/** Validates what the contract leaves to the shop. Throws `invalid` with all invalid fields. */
export function checkForm(form: Form, offered: readonly OfferedMethod[]): CheckedForm {
  const fields: Record<string, string> = {}
  const shipping = shippingMethod(form.shippingMethod)
  if (!shipping) fields['shippingMethod'] = ordersCopy.shippingMethodMissing
  const paymentMethod = offered.find((method) => method === form.paymentMethod)
  if (!paymentMethod) fields['paymentMethod'] = ordersCopy.paymentMethodMissing
  const billing = checkAddress(form.billing, 'billing', fields)
  const delivery = checkAddress(form.shipping, 'shipping', fields)
  const [message] = Object.values(fields)
  // Stryker disable next-line ConditionalExpression,LogicalOperator: the message covers both, they only narrow the types
  if (!shipping || !paymentMethod || message)
    throw new CmsProblem('invalid', message ?? 'Invalid input', { fields })
  return {
    form: { ...form, billing, shipping: delivery },
    shipping,
    paymentMethod,
  }
}

/** The shop delivers within Thailand; a province's code is replaced by its name. */
function checkAddress<Address extends z.output<typeof AddressForm>>(
  address: Address,
  part: string,
  fields: Record<string, string>,
) {
  const province = findProvince(address.state)
  if (address.country !== 'TH') fields[`${part}.country`] = ordersCopy.countryUnsupported
  else if (!province) fields[`${part}.state`] = ordersCopy.provinceMissing
  return { ...address, state: province?.name ?? address.state }
}

/** A hash that detects different forms under the same idempotency key. */
export function formHash(form: Form): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('hex')
}

/** The Idempotency-Key header. Throws `invalid` when it is missing or malformed. */
export function checkIdempotencyKey(header: string | string[] | undefined): string {
  if (typeof header === 'string' && /^[\x21-\x7e]{8,200}$/.test(header)) return header
  throw new CmsProblem(
    'invalid',
    'The Idempotency-Key header must be 8 to 200 visible ASCII characters.',
  )
}
