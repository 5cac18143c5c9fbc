import { z } from 'zod/mini'
import { typedText } from '#contract/typedText.ts'
import type { CheckoutStep } from '#machines/checkout/checkoutSetup.ts'
import type { Money } from '#web/lib/price.ts'
import { validateWith } from '#web/lib/validateWith.ts'
import {
  type AddressField,
  type AddressOwner,
  type AddressPart,
  type ContactValues,
  fieldOf,
} from '../address/addressParts.ts'
import { addressCopy, checkoutCopy, taxInvoiceCopy } from '../copy.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'

/** Whether a text is a Thai tax id: 13 digits, of which the last one is a check digit. Spaces and hyphens do not count. */
export function isTaxId(text: string): boolean {
  const digits = typedText('taxId', text)
  if (!/^\d{13}$/.test(digits)) return false
  const sum = [...digits.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (13 - index),
    0,
  )
  return Number(digits[12]) === (11 - (sum % 11)) % 10
}

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

/** The rules of an address (validation.checkout.*), with the same messages as the server's. */
const address: Partial<Record<AddressPart, z.ZodMiniString>> = {
  firstName: required(addressCopy.firstNameMissing),
  lastName: required(addressCopy.lastNameMissing),
  phoneNumber: required(addressCopy.phoneMissing),
  address1: required(addressCopy.addressMissing),
  city: required(addressCopy.districtMissing),
  province: required(addressCopy.provinceMissing),
  postcode: required(addressCopy.postcodeMissing),
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

/** Whether a tax id is that of a company: those of persons do not begin with 0. */
export const isCompanyTaxId = (taxId: string) => taxId.trim().startsWith('0')

/** Returns the errors of the contact step by field. */
export function validateContact(values: Partial<ContactValues>): Record<string, string> {
  const errors = values.isBilledElsewhere ? bothRules(values) : deliveryRules(values)
  const owners: AddressOwner[] = values.isBilledElsewhere ? ['delivery', 'billing'] : ['delivery']
  for (const owner of owners) {
    const postcode = fieldOf(owner, 'postcode')
    // validation.checkout.postcode
    if ((values[fieldOf(owner, 'country')] ?? 'TH') === 'TH' && !errors[postcode])
      if (!/^\d{5}$/.test(typedText('postcode', values[postcode] ?? '')))
        errors[postcode] = addressCopy.postcodeInvalid
  }
  // validation.checkout.tax-id
  if (values.needsTaxInvoice && !isTaxId(values.taxId ?? ''))
    errors['taxId'] = taxInvoiceCopy.taxIdInvalid
  // validation.checkout.company
  if (values.needsTaxInvoice && isCompanyTaxId(values.taxId ?? '') && !values.company?.trim())
    errors['company'] = taxInvoiceCopy.companyMissing
  // validation.checkout.tax-branch
  const branch = values.needsTaxInvoice && values.company?.trim() && values.taxBranch?.trim()
  if (branch && !/^\d{1,5}$/.test(branch)) errors['taxBranch'] = taxInvoiceCopy.taxBranchInvalid
  return errors
}

export const validateShipping = ({ shippingMethod }: { shippingMethod?: string }) =>
  shippingMethod ? {} : { shippingMethod: checkoutCopy.deliveryMethodMissing }

export const validatePayment = ({ paymentMethod }: { paymentMethod?: string }) =>
  paymentMethod ? {} : { paymentMethod: checkoutCopy.paymentMethodMissing }

/** Whether a payment method can take a total; a free order needs no payment, and an unknown total rules out none. */
export const takesTotal = (
  { minTotal, maxTotal }: { minTotal: Money | null; maxTotal: Money | null },
  total: number | undefined,
): boolean =>
  !total || (total >= (minTotal?.amount ?? total) && total <= (maxTotal?.amount ?? total))

/** Whether all required fields of a step are valid. */
export function isComplete(draft: CheckoutDraft, step: CheckoutStep): boolean {
  if (step === 'contact') return Object.keys(validateContact(draft.contact)).length === 0
  if (step === 'shipping') return draft.shippingMethod !== ''
  if (step === 'payment') return draft.paymentMethod !== ''
  return true
}
