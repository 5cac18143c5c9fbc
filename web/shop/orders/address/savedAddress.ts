import { withKinds } from '@vitrine/contract/rules/areas/foldName.ts'
import { displayPhone } from '#web/lib/phone/phone.ts'
import type { SavedAddressFieldsFragment } from './address.generated.ts'
import { addressParts, type ContactValues, fieldOf, lineOf } from './addressParts.ts'

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
  const { subdistrict, city } = withKinds(address, address.province)
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    lineOf(address.address1, address.address2),
    lineOf(subdistrict, city, `${address.province}\u00a0${address.postcode}`),
    displayPhone(address.phoneNumber ?? ''),
  ].filter(Boolean)
}

/** Returns a name for an address that distinguishes it from others. */
export const titleOf = ({ address }: Pick<SavedAddress, 'address'>) =>
  lineOf(address.address1, address.city)
