import type { SavedAddress } from '@vitrine/contract/orders.ts'
import type { StoredAddress } from '../../engine/src/customers/account.ts'
import type { Adapter } from '../core/adapter.ts'
import { fromMedusaAddress } from '../medusa/addresses.ts'

/** A customer's address book, the default first. */
export async function readAddresses(
  { shop }: Pick<Adapter, 'shop'>,
  customerId: string,
): Promise<SavedAddress[]> {
  const path = `/customers/${customerId}/addresses`
  return toSavedAddresses((await shop.get<{ addresses: StoredAddress[] }>(path)).addresses)
}

/** Addresses of Medusa as the contract has them. */
export const toSavedAddresses = (stored: readonly StoredAddress[]): SavedAddress[] =>
  stored.map(({ id, isDefault, address }) => ({
    id,
    isDefault,
    address: fromMedusaAddress(address),
  }))
