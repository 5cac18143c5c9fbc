/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { MutationDocument, QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
/** A shipping or billing address. */
export type AddressInput = {
  address1: string;
  address2?: string | null | undefined;
  city: string;
  company?: string | null | undefined;
  country?: string | null | undefined;
  /** Required for billing. */
  email?: string | null | undefined;
  firstName: string;
  lastName: string;
  phone: string;
  postcode: string;
  state: string;
  /** In Thailand it has to be in the district `city`. */
  subdistrict?: string | null | undefined;
  /** The tax id that the invoice shows, 13 digits with a check digit. For billing. */
  taxId?: string | null | undefined;
};

/** An address of the address book. */
export type SavedAddressInput = {
  address: AddressInput;
  /** Makes it the default instead of another one. The default stays the default if this is `false`. */
  isDefault?: boolean | null | undefined;
};

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null } }> | null, checkout: { hasAreas: boolean, countries: Array<{ code: string, name: string }>, states: Array<{ country: string, code: string, name: string }> } | null };

export type AddAddressMutationVariables = Exact<{
  input: Types.SavedAddressInput;
}>;


export type AddAddressMutation = { addAddress: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null } }> };

export type UpdateAddressMutationVariables = Exact<{
  id: string | number;
  input: Types.SavedAddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null } }> };

export type RemoveAddressMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveAddressMutation = { removeAddress: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null } }> };

export const AddressesDocument: QueryDocument<AddressesQuery, AddressesQueryVariables> = { kind: 'query', name: 'Addresses', hash: '16101f4e9124044944266284a4a448b17169eec1b26aa1c8291ab5f9fc51ec48', isPersonal: true }
export const AddAddressDocument: MutationDocument<AddAddressMutation, AddAddressMutationVariables> = { kind: 'mutation', name: 'AddAddress', hash: 'f088b7f7fe30d557fbe8fd29df412fe486cc0efd999423e2489db4f034f33921' }
export const UpdateAddressDocument: MutationDocument<UpdateAddressMutation, UpdateAddressMutationVariables> = { kind: 'mutation', name: 'UpdateAddress', hash: 'b162ed68e1c9b81853b4a51db9f00f0bdcc70e68f4809a20e1f211cfe36fcc3a' }
export const RemoveAddressDocument: MutationDocument<RemoveAddressMutation, RemoveAddressMutationVariables> = { kind: 'mutation', name: 'RemoveAddress', hash: '1da0c487df2ee51f94795ada371efc038552a8b17ce3db5c007bdeb23c059682' }
export const useAddressesQuery = (options: QueryOptions<AddressesQueryVariables> = {}) => useQuery(AddressesDocument, options)