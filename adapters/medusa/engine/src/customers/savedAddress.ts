import type { CartAddress } from '../orders/cartAddress'

/** An address of a customer's address book. */
export interface StoredAddress {
  id: string
  isDefault: boolean
  address: CartAddress
}

/** An address to save. */
export interface SentAddress {
  address: CartAddress
  isDefault: boolean
}

/** The address book after a change, or why nothing was changed: it is full, or has no such address. */
export type AddressBook = { addresses: StoredAddress[] } | { problem: 'full' | 'unknown' }
