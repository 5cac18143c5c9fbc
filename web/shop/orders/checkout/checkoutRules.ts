import { z } from 'zod/mini'
import type { CheckoutStep } from '#machines/checkout/checkoutSetup.ts'
import { validateWith } from '#web/lib/validateWith.ts'
import {
  type AddressField,
  type AddressOwner,
  type AddressPart,
  type CheckoutDraft,
  type ContactValues,
  fieldOf,
} from './checkoutDraft.ts'

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

/** What an address must have, in the words of the server's own refusals. */
const address: Partial<Record<AddressPart, z.ZodMiniString>> = {
  firstName: required('Please enter your first name'),
  lastName: required('Please enter your last name'),
  phone: required('Please enter your phone number'),
  address1: required('Please enter your address'),
  city: required('Please enter your district'),
  state: required('Please choose your province'),
  postcode: required('Please enter your postcode'),
}

const shapeOf = (owner: AddressOwner) =>
  Object.fromEntries(
    Object.entries(address).map(([part, rule]) => [fieldOf(owner, part as AddressPart), rule]),
  ) as Partial<Record<AddressField, z.ZodMiniString>>

const delivery = {
  email: required('Please enter your email').check(
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address.'),
  ),
  ...shapeOf('delivery'),
}
const deliveryRules = validateWith(z.object(delivery))
const bothRules = validateWith(z.object({ ...delivery, ...shapeOf('billing') }))

/** What is wrong with who it is for and where it goes, by field. */
export function validateContact(values: Partial<ContactValues>): Record<string, string> {
  const wrong = values.isBilledElsewhere ? bothRules(values) : deliveryRules(values)
  const owners: AddressOwner[] = values.isBilledElsewhere ? ['delivery', 'billing'] : ['delivery']
  for (const owner of owners) {
    const postcode = fieldOf(owner, 'postcode')
    // Only Thailand's postcodes are known to have five digits.
    if ((values[fieldOf(owner, 'country')] ?? 'TH') === 'TH' && !wrong[postcode])
      if (!/^\d{5}$/.test(values[postcode]?.trim() ?? ''))
        wrong[postcode] = 'Please enter a 5-digit postcode'
  }
  return wrong
}

export const validateShipping = ({ shippingMethod }: { shippingMethod?: string }) =>
  shippingMethod ? {} : { shippingMethod: 'Please choose a way of delivery' }

export const validatePayment = ({ paymentMethod }: { paymentMethod?: string }) =>
  paymentMethod ? {} : { paymentMethod: 'Please choose a way to pay' }

/** Whether a step needs nothing more. */
export function isComplete(draft: CheckoutDraft, step: CheckoutStep): boolean {
  if (step === 'contact') return Object.keys(validateContact(draft.contact)).length === 0
  if (step === 'shipping') return draft.shippingMethod !== ''
  if (step === 'payment') return draft.paymentMethod !== ''
  return true
}
