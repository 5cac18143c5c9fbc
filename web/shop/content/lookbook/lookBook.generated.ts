/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type LookBookFieldsFragment = { name: string, description: string, showTitle: boolean, styles: string | null, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, product: { title: string, description: string, categoryId: string, products: Array<{ id: string, name: string, url: string, slug: string, price: number, regularPrice: number, isNewArrival: boolean, stockStatus: Types.StockStatus, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, swatches: Array<
          | { __typename: 'ColourSwatch', slug: string, label: string, color: string }
          | { __typename: 'DuoColourSwatch', slug: string, label: string, colors: Array<string> }
          | { __typename: 'ImageSwatch', slug: string, label: string, imageUrl: string }
          | { __typename: 'TextSwatch', slug: string, label: string }
        > } | null }> | null } | null, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } };

export type LookBookQueryVariables = Exact<{
  slug: string;
}>;


export type LookBookQuery = { lookBook: { name: string, description: string, showTitle: boolean, styles: string | null, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, product: { title: string, description: string, categoryId: string, products: Array<{ id: string, name: string, url: string, slug: string, price: number, regularPrice: number, isNewArrival: boolean, stockStatus: Types.StockStatus, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, swatches: Array<
            | { __typename: 'ColourSwatch', slug: string, label: string, color: string }
            | { __typename: 'DuoColourSwatch', slug: string, label: string, colors: Array<string> }
            | { __typename: 'ImageSwatch', slug: string, label: string, imageUrl: string }
            | { __typename: 'TextSwatch', slug: string, label: string }
          > } | null }> | null } | null, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } } | null };

export const LookBookDocument: QueryDocument<LookBookQuery, LookBookQueryVariables> = { kind: 'query', name: 'LookBook', hash: '6cd4d571b2644335c0dabc1b553c0923c987e39a6e886ad1b73880cc236ebd98' }
export const useLookBookQuery = (options: QueryOptions<LookBookQueryVariables> & { variables: LookBookQueryVariables }) => useQuery(LookBookDocument, options)