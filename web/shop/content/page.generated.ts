/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

/** The player of a video. */
export type VideoProvider =
  | 'HTML5'
  | 'VIMEO'
  | 'YOUTUBE';

export type MetaFieldsFragment = { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> };

export type BlockFields_BannerSlider_Fragment = { __typename: 'BannerSlider', slides: Array<{ title: string, text: string | null, desktop: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, mobile: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, isNewTab: boolean, text: string | null } | null }> };

export type BlockFields_ProductSlider_Fragment = { __typename: 'ProductSlider', title: string | null, text: string | null, link: { url: string, isNewTab: boolean, text: string | null } | null, products: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
        | { __typename: 'ColorValue', color: string, slug: string, label: string }
        | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
        | { __typename: 'TextValue', slug: string, label: string }
        | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
      > } | null }> | null };

export type BlockFields_Tiles_Fragment = { __typename: 'Tiles', title: string | null, items: Array<{ title: string, text: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, isNewTab: boolean } }> };

export type BlockFields_Video_Fragment = { __typename: 'Video', title: string | null, provider: Types.VideoProvider, source: string, autoplay: boolean, loop: boolean, mute: boolean, poster: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null };

export type BlockFieldsFragment =
  | BlockFields_BannerSlider_Fragment
  | BlockFields_ProductSlider_Fragment
  | BlockFields_Tiles_Fragment
  | BlockFields_Video_Fragment
;

export type PageFieldsFragment = { title: string, url: string, styles: string | null, content: string, date: string | null, modified: string | null, categoryNames: Array<string>, showTitle: boolean, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, blocks: Array<
    | { __typename: 'BannerSlider', slides: Array<{ title: string, text: string | null, desktop: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, mobile: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, isNewTab: boolean, text: string | null } | null }> }
    | { __typename: 'ProductSlider', title: string | null, text: string | null, link: { url: string, isNewTab: boolean, text: string | null } | null, products: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
            | { __typename: 'ColorValue', color: string, slug: string, label: string }
            | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
            | { __typename: 'TextValue', slug: string, label: string }
            | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
          > } | null }> | null }
    | { __typename: 'Tiles', title: string | null, items: Array<{ title: string, text: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, isNewTab: boolean } }> }
    | { __typename: 'Video', title: string | null, provider: Types.VideoProvider, source: string, autoplay: boolean, loop: boolean, mute: boolean, poster: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }
  >, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } };

export type PageQueryVariables = Exact<{
  key: string;
}>;


export type PageQuery = { page: { title: string, url: string, styles: string | null, content: string, date: string | null, modified: string | null, categoryNames: Array<string>, showTitle: boolean, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, blocks: Array<
      | { __typename: 'BannerSlider', slides: Array<{ title: string, text: string | null, desktop: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, mobile: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, isNewTab: boolean, text: string | null } | null }> }
      | { __typename: 'ProductSlider', title: string | null, text: string | null, link: { url: string, isNewTab: boolean, text: string | null } | null, products: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
              | { __typename: 'ColorValue', color: string, slug: string, label: string }
              | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
              | { __typename: 'TextValue', slug: string, label: string }
              | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
            > } | null }> | null }
      | { __typename: 'Tiles', title: string | null, items: Array<{ title: string, text: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, isNewTab: boolean } }> }
      | { __typename: 'Video', title: string | null, provider: Types.VideoProvider, source: string, autoplay: boolean, loop: boolean, mute: boolean, poster: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }
    >, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } } | null };

export type PostQueryVariables = Exact<{
  slug: string;
}>;


export type PostQuery = { post: { title: string, url: string, styles: string | null, content: string, date: string | null, modified: string | null, categoryNames: Array<string>, showTitle: boolean, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, blocks: Array<
      | { __typename: 'BannerSlider', slides: Array<{ title: string, text: string | null, desktop: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, mobile: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, isNewTab: boolean, text: string | null } | null }> }
      | { __typename: 'ProductSlider', title: string | null, text: string | null, link: { url: string, isNewTab: boolean, text: string | null } | null, products: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
              | { __typename: 'ColorValue', color: string, slug: string, label: string }
              | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
              | { __typename: 'TextValue', slug: string, label: string }
              | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
            > } | null }> | null }
      | { __typename: 'Tiles', title: string | null, items: Array<{ title: string, text: string | null, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }, link: { url: string, isNewTab: boolean } }> }
      | { __typename: 'Video', title: string | null, provider: Types.VideoProvider, source: string, autoplay: boolean, loop: boolean, mute: boolean, poster: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }
    >, meta: { title: string, description: string | null, breadcrumbs: Array<{ id: string, text: string, url: string }> } } | null };

export const PageDocument = /* @__PURE__ */ queryDocument<PageQuery, PageQueryVariables>('Page', '64a67a99ba2eabbc2ff0bdcd9ad9c69c474c50b071c72433f872fe8da422422b')
export const PostDocument = /* @__PURE__ */ queryDocument<PostQuery, PostQueryVariables>('Post', 'f74932448778fc500899e6b0e33e036cd8827f146a592ed1618f848a3bea4d46')
export const usePageQuery = (options: useQuery.Options<PageQuery, PageQueryVariables>) => useQuery(PageDocument, options)