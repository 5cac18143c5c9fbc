/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
export type StoryFieldsFragment = { id: string, title: string, excerpt: string | null, categoryNames: Array<string>, url: string, date: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null };

export type StoriesQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type StoriesQuery = { posts: { totalCount: number, pageCount: number, nodes: Array<{ id: string, title: string, excerpt: string | null, categoryNames: Array<string>, url: string, date: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }> } | null };

export const StoriesDocument = /* @__PURE__ */ queryDocument<StoriesQuery, StoriesQueryVariables>('Stories', '47f2debf2afb7b636bcaa39c977cc3136be679321eb9a50a485140efafbf0d5c')
export const useStoriesQuery = (options: useQuery.Options<StoriesQuery, StoriesQueryVariables>) => useQuery(StoriesDocument, options)