/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
export type StoreFieldsFragment = { id: string, slug: string, name: string, content: string, phoneNumber: string | null, hours: string | null, location: { lat: number, lng: number, address: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null };

export type StoresQueryVariables = Exact<{ [key: string]: never; }>;


export type StoresQuery = { stores: { nodes: Array<{ id: string, slug: string, name: string, content: string, phoneNumber: string | null, hours: string | null, location: { lat: number, lng: number, address: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }> } | null };

export type StoreQueryVariables = Exact<{
  slug: string;
}>;


export type StoreQuery = { store: { id: string, slug: string, name: string, content: string, phoneNumber: string | null, hours: string | null, location: { lat: number, lng: number, address: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null } | null };

export const StoresDocument = /* @__PURE__ */ queryDocument<StoresQuery, StoresQueryVariables>('Stores', 'e6f1a62164542ff713a380c4f6bb14c9fad1dcb4a3564b1963583c84e6d481fe')
export const StoreDocument = /* @__PURE__ */ queryDocument<StoreQuery, StoreQueryVariables>('Store', '1c330873d427c10f3cdf8440cd13246c9c905aead2a29cd7b0d0203adfce369a')