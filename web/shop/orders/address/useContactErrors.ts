import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { phoneErrors } from '#web/lib/phone/phone.ts'
import { addressCopy } from '../copy.ts'
import { AreasDocument } from './address.generated.ts'
import { type AddressOwner, type AddressPart, type ContactValues, fieldOf } from './addressParts.ts'

type Contact = Partial<ContactValues>

/**
 * Returns a function that finds the errors of the contact step which need more than its values: phone numbers and areas
 * that do not exist (validation.forms.phone, validation.checkout.area).
 */
export function useContactErrors(hasAreas: boolean) {
  const client = useApolloClient()
  return async (values: Contact): Promise<Record<string, string>> => {
    const owners: AddressOwner[] = values.isBilledElsewhere ? ['delivery', 'billing'] : ['delivery']
    const errors = await Promise.all(
      owners.flatMap((owner) => [
        phoneErrors(values, [fieldOf(owner, 'phoneNumber')], values[fieldOf(owner, 'country')]),
        hasAreas ? areaErrors(client, values, owner) : {},
      ]),
    )
    return Object.assign({}, ...errors)
  }
}

/** An area that cannot be looked up is not rejected: the server checks it again. */
async function areaErrors(client: ApolloClient, values: Contact, owner: AddressOwner) {
  const text = (part: AddressPart) => values[fieldOf(owner, part)]?.trim() ?? ''
  if ((text('country') || 'TH') !== 'TH') return {}
  const search = [text('subdistrict'), text('city'), text('province'), text('postcode')].join(' ')
  const areas = await client.query({ query: AreasDocument, variables: { search } }).then(
    ({ data }) => data?.areas,
    () => null,
  )
  return areas?.length === 0 ? { [fieldOf(owner, 'subdistrict')]: addressCopy.areaUnknown } : {}
}
