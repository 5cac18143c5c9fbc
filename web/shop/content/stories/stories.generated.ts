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


export type StoriesQuery = { stories: { totalCount: number, pageCount: number, nodes: Array<{ id: string, title: string, excerpt: string | null, categoryNames: Array<string>, url: string, date: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }> } | null };

export const StoriesDocument = /* @__PURE__ */ queryDocument<StoriesQuery, StoriesQueryVariables>('Stories', '04379cd4d4901c3eac90747540e6652d77b3f9523d6c30d1eb26ec21824f78e0')
export const useStoriesQuery = (options: useQuery.Options<StoriesQuery, StoriesQueryVariables>) => useQuery(StoriesDocument, options)