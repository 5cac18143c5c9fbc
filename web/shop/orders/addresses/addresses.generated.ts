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


export type AddressesQuery = { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null } }> | null, checkout: { hasAreas: boolean, countries: Array<{ code: string, name: string }>, provinces: Array<{ country: string, code: string, name: string }> } | null };

export type AddAddressMutationVariables = Exact<{
  input: Types.AddAddressInput;
}>;


export type AddAddressMutation = { addAddress: { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null } }> | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type UpdateAddressMutationVariables = Exact<{
  input: Types.UpdateAddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null } }> | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type RemoveAddressMutationVariables = Exact<{
  input: Types.RemoveAddressInput;
}>;


export type RemoveAddressMutation = { removeAddress: { addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null } }> | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const AddressesDocument = /* @__PURE__ */ queryDocument<AddressesQuery, AddressesQueryVariables>('Addresses', 'e9ce2a24cd899f144420b736ed8a1132b8a889e6a6bd77a4de5e9febc570d0ac', true)
export const AddAddressDocument = /* @__PURE__ */ mutationDocument<AddAddressMutation, AddAddressMutationVariables>('AddAddress', 'ba400862b2b94259fc777a116cda2687137d6d248296367308946690931f2781')
export const UpdateAddressDocument = /* @__PURE__ */ mutationDocument<UpdateAddressMutation, UpdateAddressMutationVariables>('UpdateAddress', '77ce166eb0c8bdff9d2b20832a8947b6fd0aa813d13a496eaa2089939d3d1d68')
export const RemoveAddressDocument = /* @__PURE__ */ mutationDocument<RemoveAddressMutation, RemoveAddressMutationVariables>('RemoveAddress', '3aee1f1592ec915606159e900f40d9492ec52f2a67e562a02473c9ee87c94c79')
export const useAddressesQuery = (options?: useQuery.Options<AddressesQuery, AddressesQueryVariables>) => useQuery(AddressesDocument, options)
export const useAddAddressMutation = (options?: Omit<useMutation.Options<Payloads<AddAddressMutation>, AddAddressMutationVariables>, 'variables'>) => useMutation(AddAddressDocument, options)
export const useUpdateAddressMutation = (options?: Omit<useMutation.Options<Payloads<UpdateAddressMutation>, UpdateAddressMutationVariables>, 'variables'>) => useMutation(UpdateAddressDocument, options)
export const useRemoveAddressMutation = (options?: Omit<useMutation.Options<Payloads<RemoveAddressMutation>, RemoveAddressMutationVariables>, 'variables'>) => useMutation(RemoveAddressDocument, options)