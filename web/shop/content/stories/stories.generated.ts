/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
export type StoryFieldsFragment = { id: string, title: string, excerpt: string, categories: Array<string>, url: string, date: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null };

export type StoriesQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type StoriesQuery = { posts: { posts: Array<{ id: string, title: string, excerpt: string, categories: Array<string>, url: string, date: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, pagination: { page: number, pageCount: number, total: number } } | null };

export const StoriesDocument: QueryDocument<StoriesQuery, StoriesQueryVariables> = { kind: 'query', name: 'Stories', hash: 'f501f1472cd911123c5f5252bce113b9f8ae4a600e2137dd8ddd839ea9ff1947' }
export const useStoriesQuery = (options: QueryOptions<StoriesQueryVariables> & { variables: StoriesQueryVariables }) => useQuery(StoriesDocument, options)