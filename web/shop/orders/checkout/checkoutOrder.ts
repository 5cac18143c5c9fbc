import type { CheckoutStep } from '#machines/checkout/checkoutSetup.ts'
import type { AddressInput, CheckoutQuery, PlaceOrderInput } from './checkout.generated.ts'
import {
  type AddressOwner,
  addressParts,
  type CheckoutDraft,
  type ContactValues,
  fieldOf,
} from './checkoutDraft.ts'

/** An order as it is sent, but for the total that was agreed to. */
export type OrderBody = Omit<PlaceOrderInput, 'expectedTotal' | 'shippingMethod'> & {
  shippingMethod: string
}

/** What the draft orders. Throws while no way to pay is chosen: the steps come first. */
export function orderBody({
  contact,
  shippingMethod,
  paymentMethod,
  note,
}: CheckoutDraft): OrderBody {
  if (paymentMethod === '') throw new Error('No way to pay is chosen')
  const shipping = addressOf(contact, 'delivery')
  const billing = contact.isBilledElsewhere ? addressOf(contact, 'billing') : shipping
  return {
    billing: { ...billing, email: contact.email?.trim() ?? '' },
    shipping,
    shippingMethod,
    paymentMethod,
    note: note.trim() || null,
  }
}

function addressOf(contact: Partial<ContactValues>, owner: AddressOwner): AddressInput {
  const text = (part: (typeof addressParts)[number]) => contact[fieldOf(owner, part)]?.trim() ?? ''
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    address1: text('address1'),
    address2: text('address2') || null,
    city: text('city'),
    state: text('state'),
    postcode: text('postcode'),
    country: text('country') || 'TH',
  }
}

/** What a customer's last order and account already say, as the contact form has it. */
export function knownContact({ viewer, checkout }: CheckoutQuery): Partial<ContactValues> {
  const address = checkout?.shipping ?? checkout?.billing
  const known: Partial<ContactValues> = {
    email: checkout?.billing?.email ?? viewer?.email ?? '',
    deliveryFirstName: viewer?.firstName ?? '',
    deliveryLastName: viewer?.lastName ?? '',
    deliveryPhone: viewer?.phoneNumber ?? '',
  }
  for (const part of addressParts) {
    const text = address?.[part]
    if (text) known[fieldOf('delivery', part)] = text
  }
  return known
}

/** Where the server's word for a field stands in the checkout: its step and its name there. */
export function placeOfField(
  name: string,
  { isBilledElsewhere }: Partial<ContactValues>,
): { step: CheckoutStep; field: string } {
  const [owner = '', part = ''] = name.split('.')
  if (name === 'billing.email') return { step: 'contact', field: 'email' }
  if (owner === 'shippingMethod') return { step: 'shipping', field: owner }
  if (owner === 'paymentMethod') return { step: 'payment', field: owner }
  const known = addressParts.find((each) => each === part)
  if (!known || (owner !== 'billing' && owner !== 'shipping'))
    return { step: 'review', field: name }
  const side = owner === 'billing' && isBilledElsewhere ? 'billing' : 'delivery'
  return { step: 'contact', field: fieldOf(side, known) }
}
