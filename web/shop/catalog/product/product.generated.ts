/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
/** How a value of an option is shown. */
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

export type VariationPartsFragment = { id: string, stockStatus: Types.StockStatus, stockLeft: number | null, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } };

export type TextOptionPartsFragment = { slug: string, name: string, minLength: number, maxLength: number, characters: string, charactersLabel: string, price: { amount: number, currencyCode: string } };

export type ProductFieldsFragment = { id: string, name: string, url: string, slug: string, type: Types.ProductType, isNew: boolean, stockStatus: Types.StockStatus, description: string, information: string | null, composition: string | null, code: string, sizeText: string | null, hasStockAlerts: boolean, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, options: Array<{ slug: string, name: string, values: Array<
      | { __typename: 'ColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, color: string, slug: string, label: string }
      | { __typename: 'ImageValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string, slug: string, label: string }
      | { __typename: 'TextValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
      | { __typename: 'TwoColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string>, slug: string, label: string }
    > }>, textOptions: Array<{ slug: string, name: string, minLength: number, maxLength: number, characters: string, charactersLabel: string, price: { amount: number, currencyCode: string } }>, variations: Array<{ id: string, stockStatus: Types.StockStatus, stockLeft: number | null, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }>, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, video: { provider: Types.VideoProvider, source: string, poster: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null } | null, collections: Array<{ slug: string, name: string }>, categories: Array<{ slug: string, name: string }>, careInstructions: Array<{ title: string, icon: string, precautions: Array<string> }>, sizeGuideImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, fashionModels: Array<{ name: string, height: number, bust: number, waist: number, hips: number, size: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, completeTheLook: { products: Array<{ id: string, name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, packshotImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, options: Array<{ slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, color: string, slug: string, label: string }
          | { __typename: 'ImageValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
          | { __typename: 'TwoColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string>, slug: string, label: string }
        > }>, variations: Array<{ id: string, stockStatus: Types.StockStatus, stockLeft: number | null, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }>, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', color: string, slug: string, label: string }
          | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', slug: string, label: string }
          | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
        > } | null }>, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }> } | null, upsellProducts: Array<{ id: string, name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
        | { __typename: 'ColorValue', color: string, slug: string, label: string }
        | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
        | { __typename: 'TextValue', slug: string, label: string }
        | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
      > } | null }>, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } };

export type ProductQueryVariables = Exact<{
  slug: string;
}>;


export type ProductQuery = { product: { id: string, name: string, url: string, slug: string, type: Types.ProductType, isNew: boolean, stockStatus: Types.StockStatus, description: string, information: string | null, composition: string | null, code: string, sizeText: string | null, hasStockAlerts: boolean, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, options: Array<{ slug: string, name: string, values: Array<
        | { __typename: 'ColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, color: string, slug: string, label: string }
        | { __typename: 'ImageValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string, slug: string, label: string }
        | { __typename: 'TextValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
        | { __typename: 'TwoColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string>, slug: string, label: string }
      > }>, textOptions: Array<{ slug: string, name: string, minLength: number, maxLength: number, characters: string, charactersLabel: string, price: { amount: number, currencyCode: string } }>, variations: Array<{ id: string, stockStatus: Types.StockStatus, stockLeft: number | null, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }>, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, video: { provider: Types.VideoProvider, source: string, poster: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null } | null, collections: Array<{ slug: string, name: string }>, categories: Array<{ slug: string, name: string }>, careInstructions: Array<{ title: string, icon: string, precautions: Array<string> }>, sizeGuideImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, fashionModels: Array<{ name: string, height: number, bust: number, waist: number, hips: number, size: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, completeTheLook: { products: Array<{ id: string, name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, packshotImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, options: Array<{ slug: string, name: string, values: Array<
            | { __typename: 'ColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, color: string, slug: string, label: string }
            | { __typename: 'ImageValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string, slug: string, label: string }
            | { __typename: 'TextValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
            | { __typename: 'TwoColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string>, slug: string, label: string }
          > }>, variations: Array<{ id: string, stockStatus: Types.StockStatus, stockLeft: number | null, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }>, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
            | { __typename: 'ColorValue', color: string, slug: string, label: string }
            | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
            | { __typename: 'TextValue', slug: string, label: string }
            | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
          > } | null }>, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }> } | null, upsellProducts: Array<{ id: string, name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', color: string, slug: string, label: string }
          | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', slug: string, label: string }
          | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
        > } | null }>, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } } | null };

export type ProductStockQueryVariables = Exact<{
  slug: string;
}>;


export type ProductStockQuery = { product: { id: string, stockStatus: Types.StockStatus, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, options: Array<{ slug: string, name: string, values: Array<
        | { __typename: 'ColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, color: string, slug: string, label: string }
        | { __typename: 'ImageValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string, slug: string, label: string }
        | { __typename: 'TextValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
        | { __typename: 'TwoColorValue', type: Types.OptionValueType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string>, slug: string, label: string }
      > }>, variations: Array<{ id: string, stockStatus: Types.StockStatus, stockLeft: number | null, selectedOptions: Array<{ option: string, value: string }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string } }> } | null };

export type RecentlyViewedQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RecentlyViewedQuery = { products: Array<{ id: string, name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
        | { __typename: 'ColorValue', color: string, slug: string, label: string }
        | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
        | { __typename: 'TextValue', slug: string, label: string }
        | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
      > } | null }> | null };

export const ProductDocument: QueryDocument<ProductQuery, ProductQueryVariables> = { kind: 'query', name: 'Product', hash: '94489ed422f5354e5d198e2389c8c2da8f42915cb2a9ad053608fdad7abbf244' }
export const ProductStockDocument: QueryDocument<ProductStockQuery, ProductStockQueryVariables> = { kind: 'query', name: 'ProductStock', hash: 'b2b3180ad2101462ff89568695a698f2574a5d09a2c89473dc2fbf017e978e54' }
export const RecentlyViewedDocument: QueryDocument<RecentlyViewedQuery, RecentlyViewedQueryVariables> = { kind: 'query', name: 'RecentlyViewed', hash: 'c3fa93166db42f2df71928a822583837df5e174bf24a278eea4d69b203c18a7a' }
export const useProductQuery = (options: QueryOptions<ProductQueryVariables> & { variables: ProductQueryVariables }) => useQuery(ProductDocument, options)
export const useProductStockQuery = (options: QueryOptions<ProductStockQueryVariables> & { variables: ProductStockQueryVariables }) => useQuery(ProductStockDocument, options)
export const useRecentlyViewedQuery = (options: QueryOptions<RecentlyViewedQueryVariables> & { variables: RecentlyViewedQueryVariables }) => useQuery(RecentlyViewedDocument, options)