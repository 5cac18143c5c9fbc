import { language } from '#web/lib/language.ts'

/** The fields of an address in the form. */
export type AddressPart =
  | 'firstName'
  | 'lastName'
  | 'phoneNumber'
  | 'address1'
  | 'address2'
  | 'subdistrict'
  | 'city'
  | 'province'
  | 'postcode'
  | 'country'

export const addressParts: readonly AddressPart[] = [
  'firstName',
  'lastName',
  'phoneNumber',
  'address1',
  'address2',
  'subdistrict',
  'city',
  'province',
  'postcode',
  'country',
]

/** The owner of an address: the delivery, or the invoice if that is different. */
export type AddressOwner = 'delivery' | 'billing'

/** The name of an address field in the form, such as `deliveryCity`. */
export type AddressField = `${AddressOwner}${Capitalize<AddressPart>}`

/** Returns the name of an address field in the form. */
export const addressField = (owner: AddressOwner, part: AddressPart): AddressField =>
  `${owner}${part.charAt(0).toUpperCase()}${part.slice(1)}` as AddressField

export type ContactValues = {
  email: string
  /** Whether the order is delivered, or collected in a store. */
  receipt: 'delivery' | 'store'
  isBilledElsewhere: boolean
  /** Whether the invoice has the buyer's company and tax id. */
  needsTaxInvoice: boolean
  company: string
  taxId: string
  taxBranch: string
} & Partial<Record<AddressField, string>>

/** Whether the order is collected in a store, so that it needs no delivery address (checkout.pick-up.*). */
export const isCollected = ({ receipt }: Partial<ContactValues>): boolean => receipt === 'store'

/** Whether the form has a billing address: a different one, or the one of a tax invoice for an order that is collected. */
export const hasBillingAddress = (values: Partial<ContactValues>): boolean =>
  Boolean(isCollected(values) ? values.needsTaxInvoice : values.isBilledElsewhere)

/** The addresses that the form asks for. */
export const usedAddressOwners = (values: Partial<ContactValues>): AddressOwner[] => [
  ...(isCollected(values) ? [] : ['delivery' as const]),
  ...(hasBillingAddress(values) ? ['billing' as const] : []),
]

/** The parts of an address as one line in the language of the page: Thai ones have no commas. */
export const addressLine = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(language() === 'en' ? ', ' : ' ')
