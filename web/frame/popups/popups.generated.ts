/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
export type PopupFieldsFragment = { id: string, name: string, startDate: string | null, endDate: string | null, images: { desktop: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, mobile: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } }, link: { url: string, isNewTab: boolean, linkText: string | null } | null };

export type PopupsQueryVariables = Exact<{ [key: string]: never; }>;


export type PopupsQuery = { site: { popups: Array<{ id: string, name: string, startDate: string | null, endDate: string | null, images: { desktop: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, mobile: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } }, link: { url: string, isNewTab: boolean, linkText: string | null } | null }> } | null };

export const PopupsDocument: QueryDocument<PopupsQuery, PopupsQueryVariables> = { kind: 'query', name: 'Popups', hash: '9a1d51130323da79d93c2739ac528155112e28be845ae629679c5383d2e1e478' }
export const usePopupsQuery = (options: QueryOptions<PopupsQueryVariables> = {}) => useQuery(PopupsDocument, options)