/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
export type PopupFieldsFragment = { id: string, name: string, startDate: string | null, endDate: string | null, images: { desktop: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, mobile: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } }, link: { url: string, isNewTab: boolean, text: string | null } | null };

export type PopupsQueryVariables = Exact<{ [key: string]: never; }>;


export type PopupsQuery = { site: { popups: Array<{ id: string, name: string, startDate: string | null, endDate: string | null, images: { desktop: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, mobile: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } }, link: { url: string, isNewTab: boolean, text: string | null } | null }> } | null };

export const PopupsDocument = /* @__PURE__ */ queryDocument<PopupsQuery, PopupsQueryVariables>('Popups', 'ac193c38cadc1507eb41d3f21d8fc9aa33e641663707a8c8562f24a8fd17be76')
export const usePopupsQuery = (options?: useQuery.Options<PopupsQuery, PopupsQueryVariables>) => useQuery(PopupsDocument, options)