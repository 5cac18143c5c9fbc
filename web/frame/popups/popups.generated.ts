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

export const PopupsDocument = /* @__PURE__ */ queryDocument<PopupsQuery, PopupsQueryVariables>('Popups', 'a876f878eba5d29fea2d239b19a34d74671121153618e48c41c79b6155514514')
export const usePopupsQuery = (options?: useQuery.Options<PopupsQuery, PopupsQueryVariables>) => useQuery(PopupsDocument, options)