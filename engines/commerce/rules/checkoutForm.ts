import { createHash } from 'node:crypto'
import {
  type Address,
  addressMissing,
  isPostcode,
  type PlaceOrder,
  postcodeInvalid,
  type RecipientForm,
} from '@vitrine/contract/orders.ts'
import { phoneMessage, toE164 } from '@vitrine/contract/phone.ts'
import {
  companyMissing,
  isCompanyTaxId,
  taxBranchInvalid,
  taxIdInvalid,
  toTaxBranch,
  toTaxId,
} from '@vitrine/contract/rules/taxId.ts'
import type { z } from 'zod'
import { ContractProblem } from '#commerce/problem.ts'
import { cartCopy } from '../copy/cart.ts'
import { ordersCopy } from '../copy/orders.ts'
import { withLocalizedAreas } from './areas/areaNames.ts'
import { checkArea } from './areas/checkArea.ts'
import { findProvince } from './areas/provinces.ts'
import type { OfferedMethod } from './paymentMethods.ts'
import {
  deliversTo,
  isCollected,
  type PickUpStore,
  type ShippingMethod,
  shippingMethod,
  shippingMethods,
} from './shippingMethods.ts'

type Form = z.output<typeof PlaceOrder>

/** A checkout form with validated addresses, shipping and payment methods. */
export interface CheckedForm {
  form: Omit<Form, 'shipping'> & { shipping: Address }
  /** The hash of the form as it was sent, which a later version of the shop computes alike. */
  bodyHash: string
  shipping: ShippingMethod
  paymentMethod: OfferedMethod
}

/** Validates what the contract leaves to the shop. Throws `invalid` with all invalid fields. */
export async function checkForm(
  form: Form,
  offered: readonly OfferedMethod[],
  stores: readonly PickUpStore[] = [],
  methods: readonly ShippingMethod[] = shippingMethods,
): Promise<CheckedForm> {
  const fields: Record<string, string> = {}
  const shipping = shippingMethod(form.shippingMethod, methods)
  if (!shipping) fields['shippingMethod'] = ordersCopy.shippingMethodMissing
  const paymentMethod = offered.find((method) => method === form.paymentMethod)
  if (!paymentMethod) fields['paymentMethod'] = ordersCopy.paymentMethodMissing
  const { billing, delivery } = await checkAddresses(
    form,
    isCollected(form.shippingMethod) ? stores : [],
    fields,
  )
  if (shipping && delivery.country === 'TH' && !deliversTo(shipping, delivery.state))
    fields['shippingMethod'] = cartCopy.methodElsewhere(form.shipping.state)
  if (paymentMethod === 'cod' && isCollected(form.shippingMethod))
    fields['paymentMethod'] = ordersCopy.cashForDelivery
  const [message] = Object.values(fields)
  // Stryker disable next-line ConditionalExpression,LogicalOperator: the message covers both, they only narrow the types
  if (!shipping || !paymentMethod || message)
    throw new ContractProblem('invalid', message ?? 'Invalid input', { fields })
  return {
    form: { ...form, billing, shipping: delivery },
    bodyHash: formHash(form),
    shipping,
    paymentMethod,
  }
}

/**
 * Validates the addresses of a form. An order collected at a store needs a billing address only for an invoice with a
 * tax id, or if a part of it was sent (checkout.pick-up.*).
 */
export async function checkAddresses(
  form: Pick<Form, 'billing' | 'shipping' | 'store'>,
  stores: readonly PickUpStore[],
  fields: Record<string, string>,
) {
  if (stores.length === 0)
    return {
      billing: await checkAddress(form.billing, 'billing', fields),
      delivery: await checkAddress(form.shipping, 'shipping', fields),
    }
  // A client that offers no choice sends none.
  const store = form.store ? stores.find(({ slug }) => slug === form.store) : stores[0]
  if (!store) fields['store'] = ordersCopy.storeMissing
  const { address1, city, postcode, taxId } = form.billing
  const { isAreaConfirmed: _, ...billing } = form.billing
  const { firstName, lastName, country } = form.shipping
  return {
    billing:
      address1 || city || postcode || taxId
        ? await checkAddress(form.billing, 'billing', fields)
        : { ...billing, phone: checkPhone(billing, 'billing', fields) },
    delivery: {
      firstName,
      lastName,
      address1: store?.name ?? '',
      address2: store?.address ?? '',
      city: '',
      state: '',
      postcode: '',
      country,
      phone: checkPhone(form.shipping, 'shipping', fields),
      store: store?.slug,
    },
  }
}

/** Returns a phone number in its E.164 form, or adds its error to `fields`. */
function checkPhone(
  { phone, country }: { phone: string; country: string },
  part: string,
  fields: Record<string, string>,
): string {
  const number = toE164(phone, country)
  if (!number) fields[`${part}.phone`] = phoneMessage(phone, country)
  return number ?? phone
}

/**
 * Validates an address in Thailand, with English names of its area and the phone number in E.164. Errors are added to
 * `fields` under `part`, but none for parts of the area that the sender has confirmed.
 */
export async function checkAddress<Address extends z.output<typeof RecipientForm>>(
  { isAreaConfirmed, ...sent }: Address,
  part: string,
  fields: Record<string, string>,
) {
  const address = await withLocalizedAreas('en', sent)
  for (const [name, message] of Object.entries(addressMissing))
    if (!address[name as keyof typeof addressMissing]) fields[`${part}.${name}`] = message
  if (address.postcode && !isPostcode(address)) fields[`${part}.postcode`] = postcodeInvalid
  const province = findProvince(address.state)
  let parts = {}
  if (address.country !== 'TH') fields[`${part}.country`] = ordersCopy.countryUnsupported
  else if (!province) fields[`${part}.state`] = ordersCopy.provinceMissing
  else if (address.city && !fields[`${part}.postcode`]) {
    const area = await checkArea(address, province.name)
    if ('parts' in area) parts = area.parts
    else if (!isAreaConfirmed) fields[`${part}.${area.field}`] = area.message
  }
  const phone = checkPhone(address, part, fields)
  const taxId = address.taxId && toTaxId(address.taxId)
  if (address.taxId && !taxId) fields[`${part}.taxId`] = taxIdInvalid
  if (taxId && isCompanyTaxId(taxId) && !address.company) fields[`${part}.company`] = companyMissing
  const taxBranch = taxId && address.company ? toTaxBranch(address.taxBranch ?? '') : undefined
  if (taxBranch === null) fields[`${part}.taxBranch`] = taxBranchInvalid
  return {
    ...address,
    ...parts,
    phone,
    ...(taxId && { taxId }),
    taxBranch,
  }
}

/** A hash that detects different forms under the same idempotency key. */
export function formHash(form: Form): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('hex')
}

/** Reads the Idempotency-Key header. Throws `invalid` when it is missing or malformed. */
export function checkIdempotencyKey(header: string | string[] | undefined): string {
  if (typeof header === 'string' && /^[\x21-\x7e]{8,200}$/.test(header)) return header
  throw new ContractProblem(
    'invalid',
    'The Idempotency-Key header must be 8 to 200 visible ASCII characters.',
  )
}
