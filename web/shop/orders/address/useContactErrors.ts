import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { isAreaName } from '#contract/rules/areas/foldName.ts'
import { typedText } from '#contract/typedText.ts'
import { addressCopy } from '#web/generated/messages/addressCopy.ts'
import { phoneErrors } from '#web/lib/phone/phone.ts'
import { AreasDocument } from './address.generated.ts'
import {
  type AddressOwner,
  type AddressPart,
  addressesOf,
  type ContactValues,
  fieldOf,
  isCollected,
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
    const owners = addressesOf(values)
    const people: AddressOwner[] = isCollected(values) ? ['delivery', ...owners] : owners
    const errors = await Promise.all([
      ...people.map((owner) =>
        phoneErrors(values, [fieldOf(owner, 'phoneNumber')], values[fieldOf(owner, 'country')]),
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
  const text = (part: AddressPart) => typedText(part, values[fieldOf(owner, part)] ?? '').trim()
  return [text('subdistrict'), text('city'), text('province'), text('postcode')].join(' ')
}

/** An area that cannot be looked up is not questioned. */
async function areaErrors(client: ApolloClient, values: Contact, owner: AddressOwner) {
  const search = areaOf(values, owner)
  if ((values[fieldOf(owner, 'country')] || 'TH') !== 'TH' || kept.has(search)) return {}
  const areas = await client.query({ query: AreasDocument, variables: { search } }).then(
    ({ data }) => data?.areas,
    () => null,
  )
  if (!areas || areas.some((area) => isArea(area, values, owner))) return {}
  return { [fieldOf(owner, 'subdistrict')]: addressCopy.areaUnknown }
}

/** Whether the names that were typed are those of an area, and not only parts of them. */
function isArea({ subdistrict, district, localName }: Area, values: Contact, owner: AddressOwner) {
  const [localSubdistrict = '', localDistrict = ''] = localName?.split(' ') ?? []
  const isNamed = (
    names: readonly string[],
    level: 'subdistrict' | 'district',
    part: AddressPart,
  ) => isAreaName(names, level, values[fieldOf(owner, part)] ?? '')
  return (
    isNamed([subdistrict, localSubdistrict], 'subdistrict', 'subdistrict') &&
    isNamed([district, localDistrict], 'district', 'city')
  )
}
