/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
export type StoreFieldsFragment = { id: string, slug: string, name: string, content: string, phoneNumber: string | null, hours: string | null, location: { lat: number, lng: number, address: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null };

export type StoresQueryVariables = Exact<{ [key: string]: never; }>;


export type StoresQuery = { stores: { nodes: Array<{ id: string, slug: string, name: string, content: string, phoneNumber: string | null, hours: string | null, location: { lat: number, lng: number, address: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }> } | null };

export type StoreQueryVariables = Exact<{
  slug: string;
}>;


export type StoreQuery = { store: { id: string, slug: string, name: string, content: string, phoneNumber: string | null, hours: string | null, location: { lat: number, lng: number, address: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null } | null };

export const StoresDocument = /* @__PURE__ */ queryDocument<StoresQuery, StoresQueryVariables>('Stores', 'b3b92c996cb6dde8d7311cf82a498ed0ffbf971a9abd56325ba65425990b4656')
export const StoreDocument = /* @__PURE__ */ queryDocument<StoreQuery, StoreQueryVariables>('Store', 'e2adc89d7577409d38b3609b9b35126dd3c4d368774d7e4721e289c47b03e6fb')
export const useStoresQuery = (options?: useQuery.Options<StoresQuery, StoresQueryVariables>) => useQuery(StoresDocument, options)