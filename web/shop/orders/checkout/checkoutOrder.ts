import { headOffice } from '@vitrine/contract/rules/taxId.ts'
import type { CheckoutStep } from '@vitrine/machines/checkout/checkout.ts'
import { displayPhone } from '#web/lib/phone/phone.ts'
import {
  type AddressOwner,
  addressField,
  addressParts,
  type ContactValues,
  hasBillingAddress,
  isCollected,
} from '../address/addressParts.ts'
import { savedAddressValues } from '../address/savedAddress.ts'
import type { AddressInput, CheckoutQuery, PlaceOrderInput } from './checkout.generated.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'

/** The input of an order without the expected total and the key. */
export type OrderBody = Omit<
  PlaceOrderInput,
  'expectedTotal' | 'idempotencyKey' | 'shippingMethod'
> & {
  shippingMethod: string
}

/** Creates the input of an order. Throws without a payment method, which the steps require. */
export function orderBody({
  contact,
  shippingMethod,
  store,
  paymentMethod,
  note,
}: CheckoutDraft): OrderBody {
  if (paymentMethod === '') throw new Error('The draft has no payment method')
  const isForStore = isCollected(contact)
  const address = contactAddress(contact, 'delivery')
  const shipping = isForStore ? { ...address, ...noAddress } : address
  const billing = hasBillingAddress(contact) ? contactAddress(contact, 'billing') : shipping
  return {
    billing: { ...billing, ...taxInvoiceOf(contact), email: contact.email?.trim() ?? '' },
    shipping,
    shippingMethod,
    ...(isForStore && { store }),
    paymentMethod,
    note: note.trim() || null,
  }
}

/** An address that was typed before the shopper chose to collect the order is not sent. */
const noAddress = {
  address1: '',
  address2: null,
  subdistrict: null,
  city: '',
  province: '',
  postcode: '',
}

const taxInvoiceFields = ['billing.company', 'billing.taxId', 'billing.taxBranch']

const taxInvoiceOf = ({ needsTaxInvoice, company, taxId, taxBranch }: Partial<ContactValues>) =>
  needsTaxInvoice && {
    company: company?.trim() || null,
    taxId: taxId?.trim() || null,
    ...(company?.trim() && taxBranch?.trim() && { taxBranch: taxBranch.trim() }),
  }

/** Returns an address of the form as the input of a mutation. */
export function contactAddress(contact: Partial<ContactValues>, owner: AddressOwner): AddressInput {
  const text = (part: (typeof addressParts)[number]) =>
    contact[addressField(owner, part)]?.trim() ?? ''
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phoneNumber: text('phoneNumber'),
    address1: text('address1'),
    address2: text('address2') || null,
    // Only where the checkout has a field for it.
    ...(text('subdistrict') && { subdistrict: text('subdistrict') }),
    city: text('city'),
    province: text('province'),
    postcode: text('postcode'),
    country: text('country') || 'TH',
    // The step of the address has asked about an area that it did not find.
    isAreaConfirmed: true,
  }
}

/** Returns the values of the contact form from the customer's account and last addresses (checkout.draft.prefill). */
export function knownContact({ viewer, checkout }: CheckoutQuery): Partial<ContactValues> {
  const address = checkout?.shipping ?? checkout?.billing
  const contact: Partial<ContactValues> = {
    email: checkout?.billing?.email ?? viewer?.email ?? '',
    deliveryFirstName: viewer?.firstName ?? '',
    deliveryLastName: viewer?.lastName ?? '',
    deliveryPhoneNumber: displayPhone(viewer?.phoneNumber ?? ''),
  }
  const { company, taxId, taxBranch } = checkout?.billing ?? {}
  if (taxId)
    Object.assign(contact, {
      needsTaxInvoice: true,
      taxId,
      company: company ?? '',
      taxBranch: taxBranch === headOffice ? '' : (taxBranch ?? ''),
    })
  const last = address
    ? Object.entries(savedAddressValues({ address })).filter(([, text]) => text)
    : []
  return { ...contact, ...Object.fromEntries(last) }
}

/** Returns the methods for the address of a draft, or for an order that is collected (checkout.delivery.offered). */
export function deliverableMethods<
  Method extends { provinces: readonly string[] | null; stores: readonly object[] },
>(methods: readonly Method[], { contact }: Pick<CheckoutDraft, 'contact'>): readonly Method[] {
  const province = contact.deliveryProvince?.trim() ?? ''
  const isForStore = isCollected(contact)
  return methods.filter(
    ({ provinces, stores }) =>
      stores.length > 0 === isForStore &&
      (isForStore || provinces === null || province === '' || provinces.includes(province)),
  )
}

/** Returns the stores at which orders can be collected. */
export const methodStores = <Store>(methods: readonly { stores: readonly Store[] }[]) =>
  methods.flatMap(({ stores }) => stores)

/** Returns the step and the name in the form of a field that the server names, such as `shipping.city`. */
export function locateField(
  name: string,
  contact: Partial<ContactValues>,
): { step: CheckoutStep; field: string } {
  const [owner = '', part = ''] = name.split('.')
  if (name === 'billing.email') return { step: 'contact', field: 'email' }
  if (taxInvoiceFields.includes(name)) return { step: 'contact', field: part }
  if (owner === 'shippingMethod' || owner === 'store') return { step: 'shipping', field: owner }
  if (owner === 'paymentMethod') return { step: 'payment', field: owner }
  const knownPart = addressParts.find((addressPart) => addressPart === part)
  if (!knownPart || (owner !== 'billing' && owner !== 'shipping'))
    return { step: 'review', field: name }
  const side = owner === 'billing' && hasBillingAddress(contact) ? 'billing' : 'delivery'
  return { step: 'contact', field: addressField(side, knownPart) }
}
