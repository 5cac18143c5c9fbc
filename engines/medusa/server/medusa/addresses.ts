import type { Address } from '@vitrine/contract/orders.ts'
import type { CartAddress } from '../../engine/src/customers/account.ts'

/** The parts of an address that Medusa returns. */
export type MedusaAddress = { [Field in keyof CartAddress]?: CartAddress[Field] | null }

/** An address of the contract in Medusa's form. */
export function toMedusaAddress(address: Address): CartAddress {
  const { subdistrict, taxId, taxBranch, email, store } = address
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company ?? '',
    address_1: address.address1,
    address_2: address.address2 ?? '',
    city: address.city,
    province: address.state,
    postal_code: address.postcode,
    country_code: address.country.toLowerCase(),
    phone: address.phone ?? '',
    metadata: {
      subdistrict: subdistrict ?? null,
      taxId: taxId ?? null,
      taxBranch: taxBranch ?? null,
      email: email ?? null,
      store: store ?? null,
    },
  }
}

/** An address of Medusa as the contract has it. */
export function fromMedusaAddress(address: MedusaAddress | null | undefined): Address {
  const { subdistrict, taxId, taxBranch, email, store } = address?.metadata ?? {}
  return {
    firstName: address?.first_name ?? '',
    lastName: address?.last_name ?? '',
    company: address?.company || null,
    taxId: taxId ?? null,
    taxBranch: taxBranch ?? null,
    address1: address?.address_1 ?? '',
    address2: address?.address_2 || null,
    subdistrict: subdistrict ?? null,
    city: address?.city ?? '',
    state: address?.province ?? '',
    postcode: address?.postal_code ?? '',
    country: (address?.country_code ?? 'th').toUpperCase(),
    phone: address?.phone || null,
    email: email ?? null,
    store: store ?? null,
  }
}
