/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { mutationDocument, queryDocument } from '#web/core/data/document.ts'
import type { Payloads } from '#web/core/data/document.ts'
import { useMutation, useQuery } from '@apollo/client/react'
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
  /** Accepts a sub-district, district and postcode that `areas` does not have together, such as those of a new sub-district. */
  isAreaConfirmed?: boolean | null | undefined;
  lastName: string;
  phoneNumber: string;
  postcode: string;
  province: string;
  /** In Thailand it has to be in the district `city`. */
  subdistrict?: string | null | undefined;
  /** The branch of the company that the invoice shows: up to five digits; without it the head office. For billing. */
  taxBranch?: string | null | undefined;
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
  /** The subject of the input does not exist, or no longer does, such as an expired link. */
  | 'NOT_FOUND'
  /** Fewer pieces are in stock than the input asks for. */
  | 'OUT_OF_STOCK'
  /** A file is too large. */
  | 'TOO_LARGE'
  /** A file has a type that is not accepted. */
  | 'UNSUPPORTED_TYPE';

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null } }> | null, checkout: { hasAreas: boolean, countries: Array<{ code: string, name: string }>, provinces: Array<{ country: string, code: string, name: string }> } | null };

export type AddAddressMutationVariables = Exact<{
  input: Types.AddAddressInput;
}>;


export type AddAddressMutation = { addAddress: { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null } }> | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type UpdateAddressMutationVariables = Exact<{
  input: Types.UpdateAddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null } }> | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type RemoveAddressMutationVariables = Exact<{
  input: Types.RemoveAddressInput;
}>;


export type RemoveAddressMutation = { removeAddress: { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null } }> | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const AddressesDocument = /* @__PURE__ */ queryDocument<AddressesQuery, AddressesQueryVariables>('Addresses', '2949e55c2d3e16676a4d15ee7219e106fa68f5b351f5645c3148f49ea232107a', true)
export const AddAddressDocument = /* @__PURE__ */ mutationDocument<AddAddressMutation, AddAddressMutationVariables>('AddAddress', 'f55e12428cea1d2c0e335ff3afb08a755fef079188b4602e8710aed1e91eb5e1')
export const UpdateAddressDocument = /* @__PURE__ */ mutationDocument<UpdateAddressMutation, UpdateAddressMutationVariables>('UpdateAddress', 'f08e9b0f6276899ca85337aa0b44be7da2782abfdbc211752267a68a21a55a80')
export const RemoveAddressDocument = /* @__PURE__ */ mutationDocument<RemoveAddressMutation, RemoveAddressMutationVariables>('RemoveAddress', 'ed70cf3c5d023d6fae6e65c62ddb50528ee927b5c95f2f9eb0941c56dc6987f6')
export const useAddressesQuery = (options?: useQuery.Options<AddressesQuery, AddressesQueryVariables>) => useQuery(AddressesDocument, options)
export const useAddAddressMutation = (options?: Omit<useMutation.Options<Payloads<AddAddressMutation>, AddAddressMutationVariables>, 'variables'>) => useMutation(AddAddressDocument, options)
export const useUpdateAddressMutation = (options?: Omit<useMutation.Options<Payloads<UpdateAddressMutation>, UpdateAddressMutationVariables>, 'variables'>) => useMutation(UpdateAddressDocument, options)
export const useRemoveAddressMutation = (options?: Omit<useMutation.Options<Payloads<RemoveAddressMutation>, RemoveAddressMutationVariables>, 'variables'>) => useMutation(RemoveAddressDocument, options)