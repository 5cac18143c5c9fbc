/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
export type NewsletterQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterQuery = { site: { settings: { newsletter: { enabled: boolean, title: string, description: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null } } } | null };

export const NewsletterDocument = /* @__PURE__ */ queryDocument<NewsletterQuery, NewsletterQueryVariables>('Newsletter', '138025577aad6d7a3e47d1ec6c035adfa38974649eccbff193c17084911fa2ee')
export const useNewsletterQuery = (options?: useQuery.Options<NewsletterQuery, NewsletterQueryVariables>) => useQuery(NewsletterDocument, options)