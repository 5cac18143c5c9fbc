/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
export type SuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SuggestionsQuery = { suggestions: Array<
    | { __typename: 'HeadlineSuggestion', value: string }
    | { __typename: 'MoreProductsSuggestion', value: string, url: string, total: number | null }
    | { __typename: 'NoResultsSuggestion', value: string }
    | { __typename: 'PageSuggestion', html: string, url: string, section: string | null }
    | { __typename: 'ProductSuggestion', html: string, url: string, productId: string, brand: string | null, thumbnail: { url: string, alt: string } | null, price: { amount: number, currencyCode: string } | null, regularPrice: { amount: number, currencyCode: string } | null }
    | { __typename: 'SearchedForSuggestion', value: string, notCarried: string | null }
    | { __typename: 'TaxonomySuggestion', html: string, url: string, termId: string, breadcrumbs: string | null, total: number | null }
  > | null };

export type SearchStartQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchStartQuery = { site: { settings: { trendingKeywords: Array<string>, popularCollections: Array<{ title: string, text: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, isNewTab: boolean, text: string | null } }> } } | null };

export const SuggestionsDocument = /* @__PURE__ */ queryDocument<SuggestionsQuery, SuggestionsQueryVariables>('Suggestions', 'a51c38c7e3f6a49dd0ff656123b83c096a34939205d0fed1041458a739408a76')
export const SearchStartDocument = /* @__PURE__ */ queryDocument<SearchStartQuery, SearchStartQueryVariables>('SearchStart', 'd8f24ec3e7bbc0a248dd4909c4f7aefee81fcee5db0c967a36fd2202f7730a35')
export const useSuggestionsQuery = (options: useQuery.Options<SuggestionsQuery, SuggestionsQueryVariables>) => useQuery(SuggestionsDocument, options)
export const useSearchStartQuery = (options?: useQuery.Options<SearchStartQuery, SearchStartQueryVariables>) => useQuery(SearchStartDocument, options)