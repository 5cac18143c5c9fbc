import { isCompanyTaxId, toTaxBranch, toTaxId } from '@vitrine/contract/rules/taxId.ts'
import { typedText } from '@vitrine/contract/typedText.ts'
import type { CheckoutStep } from '@vitrine/machines/checkout/checkout.ts'
import { z } from 'zod/mini'
import { accountCopy } from '#web/generated/messages/accountCopy.ts'
import { addressCopy } from '#web/generated/messages/addressCopy.ts'
import { checkoutCopy } from '#web/generated/messages/checkoutCopy.ts'
import { rulesCopy } from '#web/generated/messages/rulesCopy.ts'
import type { Money } from '#web/lib/price.ts'
import { emailRule, validateWith } from '#web/ui/form/validateWith.ts'
import {
  type AddressField,
  type AddressOwner,
  type AddressPart,
  addressField,
  type ContactValues,
  isCollected,
  usedAddressOwners,
} from '../address/addressParts.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

/** The rules of an address (validation.checkout.*), with the same messages as the server's. */
const address: Partial<Record<AddressPart, z.ZodMiniString>> = {
  firstName: required(addressCopy.firstNameMissing),
  phoneNumber: required(addressCopy.phoneMissing),
  address1: required(addressCopy.addressMissing),
  city: required(addressCopy.districtMissing),
  province: required(addressCopy.provinceMissing),
  postcode: required(addressCopy.postcodeMissing),
}

const shapeOf = (owner: AddressOwner) =>
  Object.fromEntries(
    Object.entries(address).map(([part, rule]) => [addressField(owner, part as AddressPart), rule]),
  ) as Partial<Record<AddressField, z.ZodMiniString>>

const { deliveryFirstName, deliveryPhoneNumber } = shapeOf('delivery')
const personRules = validateWith(
  z.object({
    email: emailRule(accountCopy.emailMissing),
    ...(deliveryFirstName && { deliveryFirstName }),
    ...(deliveryPhoneNumber && { deliveryPhoneNumber }),
  }),
)
const addressRules = {
  delivery: validateWith(z.object(shapeOf('delivery'))),
  billing: validateWith(z.object(shapeOf('billing'))),
}

/** Returns the errors of the contact step by field. */
export function validateContact(values: Partial<ContactValues>): Record<string, string> {
  const errors = personRules(values)
  for (const owner of usedAddressOwners(values)) {
    Object.assign(errors, addressRules[owner](values))
    const postcode = addressField(owner, 'postcode')
    // validation.checkout.postcode
    if ((values[addressField(owner, 'country')] ?? 'TH') === 'TH' && !errors[postcode])
      if (!/^\d{5}$/.test(typedText('postcode', values[postcode] ?? '')))
        errors[postcode] = addressCopy.postcodeInvalid
  }
  if (!values.needsTaxInvoice) return errors
  const [taxId, company] = [values.taxId ?? '', values.company?.trim()]
  // validation.checkout.tax-id
  if (!toTaxId(taxId)) errors['taxId'] = rulesCopy.taxIdInvalid
  // validation.checkout.company
  if (isCompanyTaxId(taxId) && !company) errors['company'] = rulesCopy.companyMissing
  // validation.checkout.tax-branch
  if (company && !toTaxBranch(values.taxBranch ?? ''))
    errors['taxBranch'] = rulesCopy.taxBranchInvalid
  return errors
}

export const validateShipping = ({ shippingMethod }: { shippingMethod?: string }) =>
  shippingMethod ? {} : { shippingMethod: checkoutCopy.deliveryMethodMissing }

export const validateStore = ({ store }: { store?: string }) =>
  store ? {} : { store: checkoutCopy.storeMissing }

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
  if (step === 'shipping')
    return draft.shippingMethod !== '' && (draft.store !== '' || !isCollected(draft.contact))
  if (step === 'payment') return draft.paymentMethod !== ''
  return true
}
