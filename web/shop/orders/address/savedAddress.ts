import { withKinds } from '@vitrine/contract/rules/areas/foldName.ts'
import { displayPhone } from '#web/lib/phone/phone.ts'
import type { SavedAddressFieldsFragment } from './address.generated.ts'
import { addressField, addressLine, addressParts, type ContactValues } from './addressParts.ts'

export type SavedAddress = SavedAddressFieldsFragment

/** Returns the values of the delivery fields of a form for a saved address. */
export function savedAddressValues({
  address,
}: Pick<SavedAddress, 'address'>): Partial<ContactValues> {
  return Object.fromEntries(
    addressParts.map((part) => {
      const text = address[part] ?? ''
      return [addressField('delivery', part), part === 'phoneNumber' ? displayPhone(text) : text]
    }),
  )
}

/** Returns the lines of an address, as on a letter. */
export function savedAddressLines({ address }: Pick<SavedAddress, 'address'>): string[] {
  const { subdistrict, city } = withKinds(address, address.province)
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    addressLine(address.address1, address.address2),
    addressLine(subdistrict, city, `${address.province}\u00a0${address.postcode}`),
    displayPhone(address.phoneNumber ?? ''),
  ].filter(Boolean)
}

/** Returns a name for an address that distinguishes it from others. */
export const savedAddressTitle = ({ address }: Pick<SavedAddress, 'address'>) =>
  addressLine(address.address1, address.city)
