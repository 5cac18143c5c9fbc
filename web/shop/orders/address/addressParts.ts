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

/** Which address: for the delivery, or for the invoice if that is different. */
export type AddressOwner = 'delivery' | 'billing'

/** The name of an address field in the form, such as `deliveryCity`. */
export type AddressField = `${AddressOwner}${Capitalize<AddressPart>}`

/** Returns the name of an address field in the form. */
export const fieldOf = (owner: AddressOwner, part: AddressPart): AddressField =>
  `${owner}${part.charAt(0).toUpperCase()}${part.slice(1)}` as AddressField

export type ContactValues = {
  email: string
  isBilledElsewhere: boolean
  /** Whether the invoice has the buyer's company and tax id. */
  needsTaxInvoice: boolean
  company: string
  taxId: string
  taxBranch: string
} & Partial<Record<AddressField, string>>
