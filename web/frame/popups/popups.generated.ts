/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
export type PopupFieldsFragment = { name: string, startDate: string | null, endDate: string | null, id: string, images: { desktop: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, mobile: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } }, link: { url: string, isNewTab: boolean, text: string | null } | null };

export type PopupsQueryVariables = Exact<{ [key: string]: never; }>;


export type PopupsQuery = { site: { popups: Array<{ name: string, startDate: string | null, endDate: string | null, id: string, images: { desktop: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, mobile: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } }, link: { url: string, isNewTab: boolean, text: string | null } | null }> } | null };

export const PopupsDocument = /* @__PURE__ */ queryDocument<PopupsQuery, PopupsQueryVariables>('Popups', '65c56c36bff4afc3736132ab48ce382f9ef2f89e12259a0a8d3c1b8b06f80752')
export const usePopupsQuery = (options?: useQuery.Options<PopupsQuery, PopupsQueryVariables>) => useQuery(PopupsDocument, options)