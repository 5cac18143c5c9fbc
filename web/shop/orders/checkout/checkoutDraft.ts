import * as z from 'zod/mini'
import { storage } from '#web/lib/storage.ts'
import type { PaymentMethod } from './checkout.generated.ts'

/** The fields of an address in the form. */
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

/** Which address: for the delivery, or for the invoice if that is different. */
export type AddressOwner = 'delivery' | 'billing'

/** The name of an address field in the form, such as `deliveryCity`. */
export type AddressField = `${AddressOwner}${Capitalize<AddressPart>}`

/** Returns the name of an address field in the form. */
export const fieldOf = (owner: AddressOwner, part: AddressPart): AddressField =>
  `${owner}${part.charAt(0).toUpperCase()}${part.slice(1)}` as AddressField

export type ContactValues = { email: string; isBilledElsewhere: boolean } & Partial<
  Record<AddressField, string>
>

/** The shopper's entries (checkout.draft). */
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

/** The shopper's entries, stored in this tab across reloads. */
export const storedDraft = storage('checkout.draft', draftSchema)
