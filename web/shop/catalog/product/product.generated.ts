/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
/** The kind of swatch that shows a value of an option. */
export type OptionValueType =
  | 'COLOR'
  | 'IMAGE'
  | 'TEXT'
  | 'TWO_COLORS';

/** Whether the product has options to choose. */
export type ProductType =
  | 'SIMPLE'
  | 'VARIABLE';

/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

/** The player of a video. */
export type VideoProvider =
  | 'HTML5'
  | 'VIMEO'
  | 'YOUTUBE';

export type SwatchParts_ColorValue_Fragment = { __typename: 'ColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, color: string, slug: string, label: string };

export type SwatchParts_ImageValue_Fragment = { __typename: 'ImageValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string, slug: string, label: string };

export type SwatchParts_TextValue_Fragment = { __typename: 'TextValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string };

export type SwatchParts_TwoColorValue_Fragment = { __typename: 'TwoColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string>, slug: string, label: string };

export type SwatchPartsFragment =
  | SwatchParts_ColorValue_Fragment
  | SwatchParts_ImageValue_Fragment
  | SwatchParts_TextValue_Fragment
  | SwatchParts_TwoColorValue_Fragment
;

export type VariationPartsFragment = { stockStatus: Types.StockStatus, stockLeft: number | null, id: string, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } };

export type TextOptionPartsFragment = { slug: string, name: string, minLength: number, maxLength: number, characters: string, charactersLabel: string, price: { amount: number, currencyCode: string } };

export type ProductFieldsFragment = { name: string, url: string, slug: string, type: Types.ProductType, isNew: boolean, stockStatus: Types.StockStatus, description: string, information: string | null, composition: string | null, code: string, gtin: string | null, sizeText: string | null, hasStockAlerts: boolean, id: string, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, options: Array<{ slug: string, name: string, values: Array<
      | { __typename: 'ColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, color: string, slug: string, label: string }
      | { __typename: 'ImageValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string, slug: string, label: string }
      | { __typename: 'TextValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
      | { __typename: 'TwoColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string>, slug: string, label: string }
    > }>, textOptions: Array<{ slug: string, name: string, minLength: number, maxLength: number, characters: string, charactersLabel: string, price: { amount: number, currencyCode: string } }>, variations: Array<{ gtin: string | null, stockStatus: Types.StockStatus, stockLeft: number | null, id: string, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }>, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, video: { provider: Types.VideoProvider, source: string, poster: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null } | null, collections: Array<{ slug: string, name: string }>, categories: Array<{ slug: string, name: string }>, careInstructions: Array<{ title: string, icon: string, precautions: Array<string> }>, sizeGuideImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, sizeTable: { columns: Array<string>, rows: Array<Array<string>> } | null, fashionModels: Array<{ name: string, height: number, bust: number, waist: number, hips: number, size: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, completeTheLook: { products: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, packshotImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, options: Array<{ slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, color: string, slug: string, label: string }
          | { __typename: 'ImageValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
          | { __typename: 'TwoColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string>, slug: string, label: string }
        > }>, variations: Array<{ stockStatus: Types.StockStatus, stockLeft: number | null, id: string, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }>, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', color: string, slug: string, label: string }
          | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', slug: string, label: string }
          | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
        > } | null }>, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }> } | null, upsellProducts: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
        | { __typename: 'ColorValue', color: string, slug: string, label: string }
        | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
        | { __typename: 'TextValue', slug: string, label: string }
        | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
      > } | null }>, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } };

export type ProductQueryVariables = Exact<{
  slug: string;
}>;


export type ProductQuery = { product: { name: string, url: string, slug: string, type: Types.ProductType, isNew: boolean, stockStatus: Types.StockStatus, description: string, information: string | null, composition: string | null, code: string, gtin: string | null, sizeText: string | null, hasStockAlerts: boolean, id: string, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, options: Array<{ slug: string, name: string, values: Array<
        | { __typename: 'ColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, color: string, slug: string, label: string }
        | { __typename: 'ImageValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string, slug: string, label: string }
        | { __typename: 'TextValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
        | { __typename: 'TwoColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string>, slug: string, label: string }
      > }>, textOptions: Array<{ slug: string, name: string, minLength: number, maxLength: number, characters: string, charactersLabel: string, price: { amount: number, currencyCode: string } }>, variations: Array<{ gtin: string | null, stockStatus: Types.StockStatus, stockLeft: number | null, id: string, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }>, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, video: { provider: Types.VideoProvider, source: string, poster: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null } | null, collections: Array<{ slug: string, name: string }>, categories: Array<{ slug: string, name: string }>, careInstructions: Array<{ title: string, icon: string, precautions: Array<string> }>, sizeGuideImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, sizeTable: { columns: Array<string>, rows: Array<Array<string>> } | null, fashionModels: Array<{ name: string, height: number, bust: number, waist: number, hips: number, size: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, completeTheLook: { products: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, packshotImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, options: Array<{ slug: string, name: string, values: Array<
            | { __typename: 'ColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, color: string, slug: string, label: string }
            | { __typename: 'ImageValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string, slug: string, label: string }
            | { __typename: 'TextValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
            | { __typename: 'TwoColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string>, slug: string, label: string }
          > }>, variations: Array<{ stockStatus: Types.StockStatus, stockLeft: number | null, id: string, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }>, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
            | { __typename: 'ColorValue', color: string, slug: string, label: string }
            | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
            | { __typename: 'TextValue', slug: string, label: string }
            | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
          > } | null }>, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }> } | null, upsellProducts: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', color: string, slug: string, label: string }
          | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', slug: string, label: string }
          | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
        > } | null }>, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } } | null };

export type PoliciesQueryVariables = Exact<{ [key: string]: never; }>;


export type PoliciesQuery = { site: { settings: { pickUpStores: number, freeShippingFrom: { amount: number, currencyCode: string } | null, delivery: { minDays: number, maxDays: number, price: { amount: number, currencyCode: string } } | null, returns: { days: number, isFree: boolean } | null, socialMedia: { line: string | null } } } | null };

export type ProductStockQueryVariables = Exact<{
  slug: string;
}>;


export type ProductStockQuery = { product: { stockStatus: Types.StockStatus, id: string, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, options: Array<{ slug: string, name: string, values: Array<
        | { __typename: 'ColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, color: string, slug: string, label: string }
        | { __typename: 'ImageValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string, slug: string, label: string }
        | { __typename: 'TextValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
        | { __typename: 'TwoColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string>, slug: string, label: string }
      > }>, variations: Array<{ stockStatus: Types.StockStatus, stockLeft: number | null, id: string, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }> } | null };

export type RecentlyViewedQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RecentlyViewedQuery = { listing: { nodes: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', color: string, slug: string, label: string }
          | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', slug: string, label: string }
          | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
        > } | null }> } | null };

export const ProductDocument = /* @__PURE__ */ queryDocument<ProductQuery, ProductQueryVariables>('Product', 'a66bfda7a443b20f06ddf1fb825eec56800eb900c394d38265ea463e5d0db6d3')
export const PoliciesDocument = /* @__PURE__ */ queryDocument<PoliciesQuery, PoliciesQueryVariables>('Policies', '9f5e32dbdf5890504de3f96b325f95f8b80c1561ebe3fe4c538ac688a579c8ed')
export const ProductStockDocument = /* @__PURE__ */ queryDocument<ProductStockQuery, ProductStockQueryVariables>('ProductStock', '780694b8e426a1cb4b0df3776abc641e558d3b9be6dc30ffc82196a46700f261')
export const RecentlyViewedDocument = /* @__PURE__ */ queryDocument<RecentlyViewedQuery, RecentlyViewedQueryVariables>('RecentlyViewed', '0ac584814bfd2786dec48d0e8958564537be2b05889feecaf44c3fcb01172168')
export const useProductQuery = (options: useQuery.Options<ProductQuery, ProductQueryVariables>) => useQuery(ProductDocument, options)
export const usePoliciesQuery = (options?: useQuery.Options<PoliciesQuery, PoliciesQueryVariables>) => useQuery(PoliciesDocument, options)
export const useRecentlyViewedQuery = (options: useQuery.Options<RecentlyViewedQuery, RecentlyViewedQueryVariables>) => useQuery(RecentlyViewedDocument, options)