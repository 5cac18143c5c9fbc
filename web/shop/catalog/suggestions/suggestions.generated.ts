/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type SimilarProductsQueryVariables = Exact<{
  slug: string;
}>;


export type SimilarProductsQuery = { similarProducts: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
        | { __typename: 'ColorValue', color: string, slug: string, label: string }
        | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
        | { __typename: 'TextValue', slug: string, label: string }
        | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
      > } | null }> | null };

export type SuggestedProductsQueryVariables = Exact<{
  limit: number;
}>;


export type SuggestedProductsQuery = { listing: { products: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', color: string, slug: string, label: string }
          | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', slug: string, label: string }
          | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
        > } | null }> } | null };

export type SuggestionsForCartQueryVariables = Exact<{
  slug: string;
}>;


export type SuggestionsForCartQuery = { product: { id: string, completeTheLook: { products: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
            | { __typename: 'ColorValue', color: string, slug: string, label: string }
            | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
            | { __typename: 'TextValue', slug: string, label: string }
            | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
          > } | null }> } | null, upsellProducts: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', color: string, slug: string, label: string }
          | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', slug: string, label: string }
          | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
        > } | null }> } | null };

export const SimilarProductsDocument = /* @__PURE__ */ queryDocument<SimilarProductsQuery, SimilarProductsQueryVariables>('SimilarProducts', '9faad34f72d9ac7239e45d9e23ad59ed80b723c15f03b6622cc3590c7b637b67')
export const SuggestedProductsDocument = /* @__PURE__ */ queryDocument<SuggestedProductsQuery, SuggestedProductsQueryVariables>('SuggestedProducts', 'ed9578d7dc38567792010431a6cd5fbc16efb3380eb1fee8c2377b7b2541a6c4')
export const SuggestionsForCartDocument = /* @__PURE__ */ queryDocument<SuggestionsForCartQuery, SuggestionsForCartQueryVariables>('SuggestionsForCart', 'd0211818980d16a41f6992f8221ef1b7f5cb1667418d2608f439462cd310c673')
export const useSimilarProductsQuery = (options: useQuery.Options<SimilarProductsQuery, SimilarProductsQueryVariables>) => useQuery(SimilarProductsDocument, options)
export const useSuggestedProductsQuery = (options: useQuery.Options<SuggestedProductsQuery, SuggestedProductsQueryVariables>) => useQuery(SuggestedProductsDocument, options)
export const useSuggestionsForCartQuery = (options: useQuery.Options<SuggestionsForCartQuery, SuggestionsForCartQueryVariables>) => useQuery(SuggestionsForCartDocument, options)