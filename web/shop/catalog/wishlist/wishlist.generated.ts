/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { MutationDocument, QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type WishlistIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistIdsQuery = { wishlist: Array<{ id: string }> | null };

export type WishlistQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistQuery = { wishlist: Array<{ id: string, name: string, url: string, slug: string, price: number, regularPrice: number, isNew: boolean, stockStatus: Types.StockStatus, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
        | { __typename: 'ColorValue', color: string, slug: string, label: string }
        | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
        | { __typename: 'TextValue', slug: string, label: string }
        | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
      > } | null }> | null };

export type GuestWishlistQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type GuestWishlistQuery = { products: Array<{ id: string, name: string, url: string, slug: string, price: number, regularPrice: number, isNew: boolean, stockStatus: Types.StockStatus, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
        | { __typename: 'ColorValue', color: string, slug: string, label: string }
        | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
        | { __typename: 'TextValue', slug: string, label: string }
        | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
      > } | null }> | null };

export type AddToWishlistMutationVariables = Exact<{
  productId: string | number;
}>;


export type AddToWishlistMutation = { addToWishlist: { message: string } };

export type RemoveFromWishlistMutationVariables = Exact<{
  productId: string | number;
}>;


export type RemoveFromWishlistMutation = { removeFromWishlist: { message: string } };

export const WishlistIdsDocument: QueryDocument<WishlistIdsQuery, WishlistIdsQueryVariables> = { kind: 'query', name: 'WishlistIds', hash: '0fb7ce96caff82bac8caad620df441c173a1c2fcf918fae2057ee8ff39829a4a', isPersonal: true }
export const WishlistDocument: QueryDocument<WishlistQuery, WishlistQueryVariables> = { kind: 'query', name: 'Wishlist', hash: '05646f14fd27b6f6c325c7cdbf06e602fff80525447a00355d6fcd53ca9d2144', isPersonal: true }
export const GuestWishlistDocument: QueryDocument<GuestWishlistQuery, GuestWishlistQueryVariables> = { kind: 'query', name: 'GuestWishlist', hash: '2dbf37bbb85e3cd865c38c65e21bf7d5bdfac1f123ab0478ad222dd4f886dc80' }
export const AddToWishlistDocument: MutationDocument<AddToWishlistMutation, AddToWishlistMutationVariables> = { kind: 'mutation', name: 'AddToWishlist', hash: '634c7ba1d2f88c0e1c61644a6a00ddb485992d2263beb60aba257ab167065b4f' }
export const RemoveFromWishlistDocument: MutationDocument<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables> = { kind: 'mutation', name: 'RemoveFromWishlist', hash: '4b77d7650c5f628ac1ea884c4dea8665f58b02a4e691567170d0fff661add700' }
export const useWishlistIdsQuery = (options: QueryOptions<WishlistIdsQueryVariables> = {}) => useQuery(WishlistIdsDocument, options)
export const useWishlistQuery = (options: QueryOptions<WishlistQueryVariables> = {}) => useQuery(WishlistDocument, options)
export const useGuestWishlistQuery = (options: QueryOptions<GuestWishlistQueryVariables> & { variables: GuestWishlistQueryVariables }) => useQuery(GuestWishlistDocument, options)