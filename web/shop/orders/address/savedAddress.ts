import { displayPhone } from '#web/lib/phone/phone.ts'
import type { SavedAddressFieldsFragment } from './address.generated.ts'
import { addressParts, type ContactValues, fieldOf } from './addressParts.ts'

export type SavedAddress = SavedAddressFieldsFragment

/** Returns the values of the delivery fields of a form for a saved address. */
export function valuesOf({ address }: Pick<SavedAddress, 'address'>): Partial<ContactValues> {
  return Object.fromEntries(
    addressParts.map((part) => {
      const text = address[part] ?? ''
      return [fieldOf('delivery', part), part === 'phoneNumber' ? displayPhone(text) : text]
    }),
  )
}

/** Returns the lines of an address, as on a letter. */
export function linesOf({ address }: Pick<SavedAddress, 'address'>): string[] {
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    [address.address1, address.address2].filter(Boolean).join(', '),
    [address.subdistrict, address.city, `${address.province} ${address.postcode}`]
      .filter(Boolean)
      .join(', '),
    displayPhone(address.phoneNumber ?? ''),
  ].filter(Boolean)
}

/** Returns a name for an address that distinguishes it from others. */
export const titleOf = ({ address }: Pick<SavedAddress, 'address'>) =>
  `${address.address1}, ${address.city}`
