/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { MutationDocument, QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
/** A new address of the address book. */
export type AddAddressInput = {
  address: AddressInput;
  /** Makes it the default instead of another one. */
  isDefault?: boolean | null | undefined;
};

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

/** The address to remove. */
export type RemoveAddressInput = {
  id: string | number;
};

/** A changed address of the address book. */
export type UpdateAddressInput = {
  address: AddressInput;
  id: string | number;
  /** Makes it the default instead of another one. The default stays the default if this is `false`. */
  isDefault?: boolean | null | undefined;
};

/** Why a mutation was not carried out. */
export type UserErrorCode =
  /** Something has changed in the meantime, or forbids the change: a price, the status of an order. */
  | 'CONFLICT'
  /** A value is missing, malformed or not possible. */
  | 'INVALID'
  /** What the input names does not exist, or no longer, such as an expired link. */
  | 'NOT_FOUND'
  /** Fewer pieces are in stock than the input asks for. */
  | 'OUT_OF_STOCK'
  /** A file is too large. */
  | 'TOO_LARGE'
  /** A file has a type that is not accepted. */
  | 'UNSUPPORTED_TYPE';

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null } }> | null, checkout: { hasAreas: boolean, countries: Array<{ code: string, name: string }>, states: Array<{ country: string, code: string, name: string }> } | null };

export type AddAddressMutationVariables = Exact<{
  input: Types.AddAddressInput;
}>;


export type AddAddressMutation = { addAddress: { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null } }> | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type UpdateAddressMutationVariables = Exact<{
  input: Types.UpdateAddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null } }> | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type RemoveAddressMutationVariables = Exact<{
  input: Types.RemoveAddressInput;
}>;


export type RemoveAddressMutation = { removeAddress: { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null } }> | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export const AddressesDocument: QueryDocument<AddressesQuery, AddressesQueryVariables> = { kind: 'query', name: 'Addresses', hash: '16101f4e9124044944266284a4a448b17169eec1b26aa1c8291ab5f9fc51ec48', isPersonal: true }
export const AddAddressDocument: MutationDocument<AddAddressMutation, AddAddressMutationVariables> = { kind: 'mutation', name: 'AddAddress', hash: 'd06e5d6aa2f8c2fb3ba446d1ccf217caec6c6ba0b72d2a84d8a9cbf394ddeb77' }
export const UpdateAddressDocument: MutationDocument<UpdateAddressMutation, UpdateAddressMutationVariables> = { kind: 'mutation', name: 'UpdateAddress', hash: 'a49cb8a6aa949770577f8b75cd0f8588540e35fb8d13c6bbc1d9d561f4c079af' }
export const RemoveAddressDocument: MutationDocument<RemoveAddressMutation, RemoveAddressMutationVariables> = { kind: 'mutation', name: 'RemoveAddress', hash: '2ccc5946a3f06497b0738459c47c052be3c11c6a7fa4cac6623a3d2b3db86652' }
export const useAddressesQuery = (options: QueryOptions<AddressesQueryVariables> = {}) => useQuery(AddressesDocument, options)