/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
export type AddressFieldsFragment = { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null };

export type SavedAddressFieldsFragment = { id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null } };

export type AreasQueryVariables = Exact<{
  search: string;
}>;


export type AreasQuery = { areas: Array<{ subdistrict: string, district: string, province: string, postcode: string, localName: string | null }> | null };

export type PlacesFieldsFragment = { hasAreas: boolean, countries: Array<{ code: string, name: string }>, provinces: Array<{ country: string, code: string, name: string }> };

export const AreasDocument = /* @__PURE__ */ queryDocument<AreasQuery, AreasQueryVariables>('Areas', 'eb654a7592a98769e9021f45d9e1b9e4eb3dc10c6b13b493c9067b6688b7ebd2')
export const useAreasQuery = (options: useQuery.Options<AreasQuery, AreasQueryVariables>) => useQuery(AreasDocument, options)