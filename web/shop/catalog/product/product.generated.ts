/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
/** Whether the product has options to choose. */
export type ProductType =
  | 'SIMPLE'
  | 'VARIABLE';

/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

/** The kind of a swatch. */
export type SwatchType =
  | 'COLOUR'
  | 'DUO_COLOUR'
  | 'IMAGE'
  | 'TEXT';

/** The player of a video. */
export type VideoProvider =
  | 'HTML5'
  | 'VIMEO'
  | 'YOUTUBE';

export type SwatchParts_ColourSwatch_Fragment = { __typename: 'ColourSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, color: string };

export type SwatchParts_DuoColourSwatch_Fragment = { __typename: 'DuoColourSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, colors: Array<string> };

export type SwatchParts_ImageSwatch_Fragment = { __typename: 'ImageSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, imageUrl: string };

export type SwatchParts_TextSwatch_Fragment = { __typename: 'TextSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string };

export type SwatchPartsFragment =
  | SwatchParts_ColourSwatch_Fragment
  | SwatchParts_DuoColourSwatch_Fragment
  | SwatchParts_ImageSwatch_Fragment
  | SwatchParts_TextSwatch_Fragment
;

export type VariationPartsFragment = { id: string, price: number, regularPrice: number, stockStatus: Types.StockStatus, stockLeft: number | null, terms: Array<{ option: string, swatch: string }> };

export type TextOptionPartsFragment = { slug: string, name: string, minLength: number, maxLength: number, characters: string, charactersLabel: string, price: number };

export type ProductFieldsFragment = { id: string, name: string, url: string, slug: string, type: Types.ProductType, price: number, regularPrice: number, isNewArrival: boolean, stockStatus: Types.StockStatus, description: string, information: string | null, composition: string | null, productId: string, sizeText: string | null, hasStockAlerts: boolean, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, options: Array<{ slug: string, name: string, swatches: Array<
      | { __typename: 'ColourSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, color: string }
      | { __typename: 'DuoColourSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, colors: Array<string> }
      | { __typename: 'ImageSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, imageUrl: string }
      | { __typename: 'TextSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
    > }>, textOptions: Array<{ slug: string, name: string, minLength: number, maxLength: number, characters: string, charactersLabel: string, price: number }>, variations: Array<{ id: string, price: number, regularPrice: number, stockStatus: Types.StockStatus, stockLeft: number | null, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, terms: Array<{ option: string, swatch: string }> }>, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, video: { provider: Types.VideoProvider, source: string, poster: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null } | null, collections: Array<{ slug: string, name: string }>, categories: Array<{ slug: string, name: string }>, careInstructions: Array<{ title: string, icon: string, precautions: Array<string> }>, sizeGuideImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, fashionModels: Array<{ name: string, height: number, bust: number, waist: number, hips: number, size: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, completeTheLook: { products: Array<{ id: string, name: string, url: string, slug: string, price: number, regularPrice: number, isNewArrival: boolean, stockStatus: Types.StockStatus, packshotImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, options: Array<{ slug: string, name: string, swatches: Array<
          | { __typename: 'ColourSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, color: string }
          | { __typename: 'DuoColourSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, colors: Array<string> }
          | { __typename: 'ImageSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, imageUrl: string }
          | { __typename: 'TextSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
        > }>, variations: Array<{ id: string, price: number, regularPrice: number, stockStatus: Types.StockStatus, stockLeft: number | null, terms: Array<{ option: string, swatch: string }> }>, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, swatches: Array<
          | { __typename: 'ColourSwatch', slug: string, label: string, color: string }
          | { __typename: 'DuoColourSwatch', slug: string, label: string, colors: Array<string> }
          | { __typename: 'ImageSwatch', slug: string, label: string, imageUrl: string }
          | { __typename: 'TextSwatch', slug: string, label: string }
        > } | null }>, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }> } | null, upsellProducts: Array<{ id: string, name: string, url: string, slug: string, price: number, regularPrice: number, isNewArrival: boolean, stockStatus: Types.StockStatus, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, swatches: Array<
        | { __typename: 'ColourSwatch', slug: string, label: string, color: string }
        | { __typename: 'DuoColourSwatch', slug: string, label: string, colors: Array<string> }
        | { __typename: 'ImageSwatch', slug: string, label: string, imageUrl: string }
        | { __typename: 'TextSwatch', slug: string, label: string }
      > } | null }>, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } };

export type ProductQueryVariables = Exact<{
  slug: string;
}>;


export type ProductQuery = { product: { id: string, name: string, url: string, slug: string, type: Types.ProductType, price: number, regularPrice: number, isNewArrival: boolean, stockStatus: Types.StockStatus, description: string, information: string | null, composition: string | null, productId: string, sizeText: string | null, hasStockAlerts: boolean, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, options: Array<{ slug: string, name: string, swatches: Array<
        | { __typename: 'ColourSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, color: string }
        | { __typename: 'DuoColourSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, colors: Array<string> }
        | { __typename: 'ImageSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, imageUrl: string }
        | { __typename: 'TextSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
      > }>, textOptions: Array<{ slug: string, name: string, minLength: number, maxLength: number, characters: string, charactersLabel: string, price: number }>, variations: Array<{ id: string, price: number, regularPrice: number, stockStatus: Types.StockStatus, stockLeft: number | null, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, terms: Array<{ option: string, swatch: string }> }>, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, video: { provider: Types.VideoProvider, source: string, poster: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null } | null, collections: Array<{ slug: string, name: string }>, categories: Array<{ slug: string, name: string }>, careInstructions: Array<{ title: string, icon: string, precautions: Array<string> }>, sizeGuideImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, fashionModels: Array<{ name: string, height: number, bust: number, waist: number, hips: number, size: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, completeTheLook: { products: Array<{ id: string, name: string, url: string, slug: string, price: number, regularPrice: number, isNewArrival: boolean, stockStatus: Types.StockStatus, packshotImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, options: Array<{ slug: string, name: string, swatches: Array<
            | { __typename: 'ColourSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, color: string }
            | { __typename: 'DuoColourSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, colors: Array<string> }
            | { __typename: 'ImageSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, imageUrl: string }
            | { __typename: 'TextSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
          > }>, variations: Array<{ id: string, price: number, regularPrice: number, stockStatus: Types.StockStatus, stockLeft: number | null, terms: Array<{ option: string, swatch: string }> }>, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, swatches: Array<
            | { __typename: 'ColourSwatch', slug: string, label: string, color: string }
            | { __typename: 'DuoColourSwatch', slug: string, label: string, colors: Array<string> }
            | { __typename: 'ImageSwatch', slug: string, label: string, imageUrl: string }
            | { __typename: 'TextSwatch', slug: string, label: string }
          > } | null }>, gallery: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }> } | null, upsellProducts: Array<{ id: string, name: string, url: string, slug: string, price: number, regularPrice: number, isNewArrival: boolean, stockStatus: Types.StockStatus, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, swatches: Array<
          | { __typename: 'ColourSwatch', slug: string, label: string, color: string }
          | { __typename: 'DuoColourSwatch', slug: string, label: string, colors: Array<string> }
          | { __typename: 'ImageSwatch', slug: string, label: string, imageUrl: string }
          | { __typename: 'TextSwatch', slug: string, label: string }
        > } | null }>, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } } | null };

export type ProductStockQueryVariables = Exact<{
  slug: string;
}>;


export type ProductStockQuery = { product: { id: string, price: number, regularPrice: number, stockStatus: Types.StockStatus, options: Array<{ slug: string, name: string, swatches: Array<
        | { __typename: 'ColourSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, color: string }
        | { __typename: 'DuoColourSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, colors: Array<string> }
        | { __typename: 'ImageSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string, imageUrl: string }
        | { __typename: 'TextSwatch', type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, slug: string, label: string }
      > }>, variations: Array<{ id: string, price: number, regularPrice: number, stockStatus: Types.StockStatus, stockLeft: number | null, terms: Array<{ option: string, swatch: string }> }> } | null };

export type RecentlyViewedQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RecentlyViewedQuery = { products: Array<{ id: string, name: string, url: string, slug: string, price: number, regularPrice: number, isNewArrival: boolean, stockStatus: Types.StockStatus, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, swatches: Array<
        | { __typename: 'ColourSwatch', slug: string, label: string, color: string }
        | { __typename: 'DuoColourSwatch', slug: string, label: string, colors: Array<string> }
        | { __typename: 'ImageSwatch', slug: string, label: string, imageUrl: string }
        | { __typename: 'TextSwatch', slug: string, label: string }
      > } | null }> | null };

export const ProductDocument: QueryDocument<ProductQuery, ProductQueryVariables> = { kind: 'query', name: 'Product', hash: 'ad17d77cc94be9e9f17159c6c85a5b329ef56c6ef1605a03e3ac26f6256c65d0' }
export const ProductStockDocument: QueryDocument<ProductStockQuery, ProductStockQueryVariables> = { kind: 'query', name: 'ProductStock', hash: 'c0a2fd94fc6e1a9a3776cb4ff75a803be36759d390cfaf02edba4bb85f4fca3e' }
export const RecentlyViewedDocument: QueryDocument<RecentlyViewedQuery, RecentlyViewedQueryVariables> = { kind: 'query', name: 'RecentlyViewed', hash: '20363a53dfcbe6d7d17c8496cc00fbbe78532f498d6e4a7a8f0e0289e74d1d3d' }
export const useProductQuery = (options: QueryOptions<ProductQueryVariables> & { variables: ProductQueryVariables }) => useQuery(ProductDocument, options)
export const useProductStockQuery = (options: QueryOptions<ProductStockQueryVariables> & { variables: ProductStockQueryVariables }) => useQuery(ProductStockDocument, options)
export const useRecentlyViewedQuery = (options: QueryOptions<RecentlyViewedQueryVariables> & { variables: RecentlyViewedQueryVariables }) => useQuery(RecentlyViewedDocument, options)