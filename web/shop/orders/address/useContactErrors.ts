import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { isAreaName } from '@vitrine/contract/rules/areas/foldName.ts'
import { typedText } from '@vitrine/contract/typedText.ts'
import { addressCopy } from '#web/generated/messages/addressCopy.ts'
import { phoneErrors } from '#web/lib/phone/phone.ts'
import { AreasDocument } from './address.generated.ts'
import {
  type AddressOwner,
  type AddressPart,
  addressField,
  type ContactValues,
  isCollected,
  usedAddressOwners,
} from './addressParts.ts'
import type { Area } from './useAreaSearch.ts'

type Contact = Partial<ContactValues>

/**
 * Returns a function that finds the errors of the contact step which need more than its values: phone numbers and areas
 * that do not exist (validation.forms.phone, validation.checkout.area).
 */
export function useContactErrors(hasAreas: boolean) {
  const client = useApolloClient()
  return async (values: Contact): Promise<Record<string, string>> => {
    const owners = usedAddressOwners(values)
    const people: AddressOwner[] = isCollected(values) ? ['delivery', ...owners] : owners
    const errors = await Promise.all([
      ...people.map((owner) =>
        phoneErrors(
          values,
          [addressField(owner, 'phoneNumber')],
          values[addressField(owner, 'country')],
        ),
      ),
      ...(hasAreas ? owners.map((owner) => areaErrors(client, values, owner)) : []),
    ])
    return Object.assign({}, ...errors)
  }
}

const kept = new Set<string>()

/** Stops the question about an area, which is right as it was typed (validation.checkout.area-kept). */
export const keepArea = (values: Contact, owner: AddressOwner) =>
  void kept.add(areaOf(values, owner))

function areaOf(values: Contact, owner: AddressOwner) {
  const text = (part: AddressPart) =>
    typedText(part, values[addressField(owner, part)] ?? '').trim()
  return [text('subdistrict'), text('city'), text('province'), text('postcode')].join(' ')
}

/** An area that cannot be looked up is not questioned. */
async function areaErrors(client: ApolloClient, values: Contact, owner: AddressOwner) {
  const isAbroad = (values[addressField(owner, 'country')] || 'TH') !== 'TH'
  if (isAbroad || kept.has(areaOf(values, owner))) return {}
  if ((await findArea(client, values, owner)) !== undefined) return {}
  return { [addressField(owner, 'subdistrict')]: addressCopy.areaUnknown }
}

/** Resolves with the area of an address, undefined if there is none, null if it cannot be looked up. */
export const findArea = (client: ApolloClient, values: Contact, owner: AddressOwner) =>
  client.query({ query: AreasDocument, variables: { search: areaOf(values, owner) } }).then(
    ({ data }) => (data?.areas ? data.areas.find((area) => isArea(area, values, owner)) : null),
    () => null,
  )

/** Whether the names that were typed are those of an area, and not only parts of them. */
function isArea({ subdistrict, district, localName }: Area, values: Contact, owner: AddressOwner) {
  // The names of the other language: Thai ones are separated by spaces, English ones by commas.
  const [localSubdistrict = '', localDistrict = ''] =
    localName?.split(localName.includes(',') ? ', ' : ' ') ?? []
  const isNamed = (
    names: readonly string[],
    level: 'subdistrict' | 'district',
    part: AddressPart,
  ) => isAreaName(names, level, values[addressField(owner, part)] ?? '')
  return (
    isNamed([subdistrict, localSubdistrict], 'subdistrict', 'subdistrict') &&
    isNamed([district, localDistrict], 'district', 'city')
  )
}
