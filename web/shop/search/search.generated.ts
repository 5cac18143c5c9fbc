/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
export type SuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SuggestionsQuery = { suggestions: Array<
    | { __typename: 'HeadlineSuggestion', value: string }
    | { __typename: 'MoreProductsSuggestion', value: string, url: string, inAll: number }
    | { __typename: 'NoResultsSuggestion', value: string }
    | { __typename: 'PageSuggestion', url: string, section: string | null, html: string }
    | { __typename: 'ProductSuggestion', url: string, postId: string, html: string, thumbnail: { url: string, alt: string } | null }
    | { __typename: 'TaxonomySuggestion', url: string, termId: string, breadcrumbs: string | null, total: number | null, html: string }
  > | null };

export type SearchStartQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchStartQuery = { site: { settings: { trendingKeywords: Array<string>, popularCollections: Array<{ title: string, text: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, target: string | null, text: string | null } }> } } | null };

export const SuggestionsDocument: QueryDocument<SuggestionsQuery, SuggestionsQueryVariables> = { kind: 'query', name: 'Suggestions', hash: 'b891b4fd6af86597e3ffd54961aa81e6639a200f14a9bec869147d4f551e7b8b' }
export const SearchStartDocument: QueryDocument<SearchStartQuery, SearchStartQueryVariables> = { kind: 'query', name: 'SearchStart', hash: '8872ab7e5e0f2d8f6458457b344e421e171a5b5a5229118e03d97bb1f590b7fc' }
export const useSuggestionsQuery = (options: QueryOptions<SuggestionsQueryVariables> & { variables: SuggestionsQueryVariables }) => useQuery(SuggestionsDocument, options)
export const useSearchStartQuery = (options: QueryOptions<SearchStartQueryVariables> = {}) => useQuery(SearchStartDocument, options)