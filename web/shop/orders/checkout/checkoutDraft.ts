import * as z from 'zod/mini'
import { storage } from '#web/lib/storage.ts'
import type { PaymentMethod } from './checkout.generated.ts'

/** An address as its form holds it; the form's own words, all of them texts. */
export type AddressPart =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'address1'
  | 'address2'
  | 'city'
  | 'state'
  | 'postcode'
  | 'country'

export const addressParts: readonly AddressPart[] = [
  'firstName',
  'lastName',
  'phone',
  'address1',
  'address2',
  'city',
  'state',
  'postcode',
  'country',
]

/** Whose address: where it goes, or who is billed when that is somebody else. */
export type AddressOwner = 'delivery' | 'billing'

/** The name of an address's field in the form: `deliveryCity`. */
export type AddressField = `${AddressOwner}${Capitalize<AddressPart>}`

/** The name under which a part of an address stands in the form. */
export const fieldOf = (owner: AddressOwner, part: AddressPart): AddressField =>
  `${owner}${part.charAt(0).toUpperCase()}${part.slice(1)}` as AddressField

export type ContactValues = { email: string; isBilledElsewhere: boolean } & Partial<
  Record<AddressField, string>
>

/** All that a shopper has filled in so far. */
export interface CheckoutDraft {
  contact: Partial<ContactValues>
  shippingMethod: string
  paymentMethod: PaymentMethod | ''
  note: string
}

export const emptyDraft: CheckoutDraft = {
  contact: {},
  shippingMethod: '',
  paymentMethod: '',
  note: '',
}

const draftSchema = z.partial(
  z.object({
    contact: z.custom<Partial<ContactValues>>(
      (value) => typeof value === 'object' && value !== null,
    ),
    shippingMethod: z.string(),
    paymentMethod: z.custom<CheckoutDraft['paymentMethod']>((value) => typeof value === 'string'),
    note: z.string(),
  }),
)

/** What was filled in, through a reload, in this tab alone. */
export const storedDraft = storage('checkout.draft', draftSchema)
