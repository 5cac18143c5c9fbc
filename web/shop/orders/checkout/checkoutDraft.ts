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

const storageKey = 'checkout.draft'

export const emptyDraft: CheckoutDraft = {
  contact: {},
  shippingMethod: '',
  paymentMethod: '',
  note: '',
}

/** What was filled in before a reload, in this tab alone. */
export function readDraft(): CheckoutDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return { ...emptyDraft, ...(typeof stored === 'object' ? stored : {}) }
  } catch {
    return emptyDraft
  }
}

/** Keeps what was filled in through a reload; without storage it lasts until the page is left. */
export function keepDraft(draft: CheckoutDraft) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Blocked storage: the form itself still holds what was typed.
  }
}

/** Forgets it: the order is placed. */
export function dropDraft() {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Blocked storage: nothing was kept.
  }
}
