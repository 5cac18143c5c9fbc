/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type LookBookFieldsFragment = { name: string, description: string, showTitle: boolean, styles: string | null, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, product: { title: string, description: string, categoryId: string, products: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', color: string, slug: string, label: string }
          | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', slug: string, label: string }
          | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
        > } | null }> | null } | null, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } };

export type LookBookQueryVariables = Exact<{
  slug: string;
}>;


export type LookBookQuery = { lookBook: { name: string, description: string, showTitle: boolean, styles: string | null, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, product: { title: string, description: string, categoryId: string, products: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
            | { __typename: 'ColorValue', color: string, slug: string, label: string }
            | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
            | { __typename: 'TextValue', slug: string, label: string }
            | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
          > } | null }> | null } | null, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } } | null };

export const LookBookDocument = /* @__PURE__ */ queryDocument<LookBookQuery, LookBookQueryVariables>('LookBook', 'ccf1e18d49ef456e533374995985c1e16a7cf5c48b4adc2a4ee3c7244e644f1b')