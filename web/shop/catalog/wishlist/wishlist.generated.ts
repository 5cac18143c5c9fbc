/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { mutationDocument, queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
/** The product to save. */
export type AddToWishlistInput = {
  /** The option values that were selected. Saving the product again replaces them. A CMS may ignore them. */
  options?: Array<SelectedOptionInput> | null | undefined;
  /** `id` or `databaseId` of a product. */
  productId: string | number;
};

/** The saved product to remove. */
export type RemoveFromWishlistInput = {
  /** `id` or `databaseId` of a product. */
  productId: string | number;
};

/** A value of an option, by the slugs of both. Of a text option, `value` is the text. */
export type SelectedOptionInput = {
  option: string;
  value: string;
};

/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

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

export type WishlistIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistIdsQuery = { wishlist: { nodes: Array<{ id: string }> } | null };

export type WishlistQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistQuery = { wishlist: { nodes: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', color: string, slug: string, label: string }
          | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', slug: string, label: string }
          | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
        > } | null }>, foundOptions: Array<{ productId: string, selectedOptions: Array<{ option: string, value: string }> }> } | null };

export type GuestWishlistQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type GuestWishlistQuery = { listing: { nodes: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', color: string, slug: string, label: string }
          | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', slug: string, label: string }
          | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
        > } | null }> } | null };

export type AddToWishlistMutationVariables = Exact<{
  input: Types.AddToWishlistInput;
}>;


export type AddToWishlistMutation = { addToWishlist: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type RemoveFromWishlistMutationVariables = Exact<{
  input: Types.RemoveFromWishlistInput;
}>;


export type RemoveFromWishlistMutation = { removeFromWishlist: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const WishlistIdsDocument = /* @__PURE__ */ queryDocument<WishlistIdsQuery, WishlistIdsQueryVariables>('WishlistIds', '057bd2e77e8f09edf87c074486226b329e83b37e4eaa759ba659ccbc2015f4d3', true)
export const WishlistDocument = /* @__PURE__ */ queryDocument<WishlistQuery, WishlistQueryVariables>('Wishlist', 'aaea4de22d0d5ce5cc57b33071ecca1585d2f4ce4f368ebe2cd2d0ef309a7f0b', true)
export const GuestWishlistDocument = /* @__PURE__ */ queryDocument<GuestWishlistQuery, GuestWishlistQueryVariables>('GuestWishlist', 'd290d745ce61a2a98f9e713801750ebddf6a5cd28ed8e7485519f76c6a0fce3a')
export const AddToWishlistDocument = /* @__PURE__ */ mutationDocument<AddToWishlistMutation, AddToWishlistMutationVariables>('AddToWishlist', '578beae90d1a02fc68021db75701d513e1dc9f6d2cfd6c9e9f269546a5fa4405')
export const RemoveFromWishlistDocument = /* @__PURE__ */ mutationDocument<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>('RemoveFromWishlist', '2f61e1118401ad6008ef0ab5803812c06910abc2258ae94660c27954cc4e18b6')
export const useWishlistIdsQuery = (options?: useQuery.Options<WishlistIdsQuery, WishlistIdsQueryVariables>) => useQuery(WishlistIdsDocument, options)
export const useWishlistQuery = (options?: useQuery.Options<WishlistQuery, WishlistQueryVariables>) => useQuery(WishlistDocument, options)
export const useGuestWishlistQuery = (options: useQuery.Options<GuestWishlistQuery, GuestWishlistQueryVariables>) => useQuery(GuestWishlistDocument, options)