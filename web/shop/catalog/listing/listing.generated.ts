/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
/** The kind of media above a listing. */
export type FeaturedType =
  | 'IMAGE'
  | 'VIDEO';

/** The filters of a listing. */
export type FilterSlug =
  | 'AVAILABILITY'
  | 'BRANDS'
  | 'CATEGORIES'
  | 'COLLECTIONS'
  | 'COLORS'
  | 'DISCOUNTS'
  | 'FABRICS'
  | 'LENGTHS'
  | 'OCCASIONS'
  | 'SIZES';

/** Filters of a listing. A product must match at least one value of every list. */
export type ListingFilter = {
  /** `in-stock` for products that can be bought, if the filter `AVAILABILITY` is offered. */
  availability?: Array<string> | null | undefined;
  /** Slugs of brands, for example `asava`. */
  brands?: Array<string> | null | undefined;
  /** Slugs of categories; subcategories are included. */
  categories?: Array<string> | null | undefined;
  collections?: Array<string> | null | undefined;
  colors?: Array<string> | null | undefined;
  /** Discounts in percent, for example `20`. */
  discounts?: Array<string> | null | undefined;
  fabrics?: Array<string> | null | undefined;
  /**
   * `id` or `databaseId` of products, or a `Variation.id` of theirs: returns these, in this order, without those that are no
   * longer sold. At most 24, and no other filter beside them.
   */
  ids?: Array<string | number> | null | undefined;
  lengths?: Array<string> | null | undefined;
  /**
   * The highest price in whole units of the currency, at most 9999999. With `minPrice`, one variation must be in the range. A range that is
   * reversed or out of bounds is an error with code INVALID.
   */
  maxPrice?: number | null | undefined;
  /** The lowest price in whole units of the currency, from 0: products with a variation that costs at least this. Sale prices count. */
  minPrice?: number | null | undefined;
  /** Occasions that a product is for, for example `wedding-guest`, if the filter `OCCASIONS` is offered. */
  occasions?: Array<string> | null | undefined;
  /** Search text, at most 200 characters. */
  search?: string | null | undefined;
  /** Sizes. With `colors`, a product has a variation in stock that is in one of the sizes and one of the colours. */
  sizes?: Array<string> | null | undefined;
  /** Only products on sale. */
  specialPrice?: boolean | null | undefined;
  /**
   * The slug of the category whose page is shown. Of `categories`, only its subcategories apply, and only they are filter
   * terms. The listing is `null` if the category does not exist.
   */
  within?: string | null | undefined;
};

/** The order of a listing. It is total, so pages do not overlap. */
export type ListingSort =
  /** Newest first. */
  | 'DATE_DESC'
  /** The order set by the merchant. */
  | 'DEFAULT'
  /** Most popular first. */
  | 'POPULARITY_DESC'
  /** Price: low to high. */
  | 'PRICE_ASC'
  /** Price: high to low. */
  | 'PRICE_DESC';

/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type ShownColorFieldsFragment = { productId: string, selectedOption: { option: string, value: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null };

export type FoundOptionFieldsFragment = { productId: string, selectedOptions: Array<{ option: string, value: string }> };

export type ListingQueryVariables = Exact<{
  filter?: Types.ListingFilter | null | undefined;
  sort?: Types.ListingSort | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ListingQuery = { listing: { totalCount: number, pageCount: number, featuredType: Types.FeaturedType | null, featuredVideo: string | null, content: string | null, searchedFor: string | null, notCarried: string | null, products: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', color: string, slug: string, label: string }
          | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', slug: string, label: string }
          | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
        > } | null }>, shownColors: Array<{ productId: string, selectedOption: { option: string, value: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, foundOptions: Array<{ productId: string, selectedOptions: Array<{ option: string, value: string }> }>, filters: Array<{ slug: Types.FilterSlug, title: string, terms: Array<{ slug: string, name: string, count: number, color: string | null, colors: Array<string> | null, parent: string | null, group: string | null }>, within: { slug: string, name: string } | null, above: Array<{ slug: string, name: string }> }>, priceRange: { lowest: { amount: number, currencyCode: string }, highest: { amount: number, currencyCode: string } } | null, lookBooks: Array<{ id: string, title: string, link: { url: string, isNewTab: boolean }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, featuredImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, featuredImageMobile: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, pages: Array<{ title: string, url: string, section: string | null }> } | null };

export type ListingPageQueryVariables = Exact<{
  filter?: Types.ListingFilter | null | undefined;
  sort?: Types.ListingSort | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ListingPageQuery = { listing: { totalCount: number, pageCount: number, products: Array<{ name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
          | { __typename: 'ColorValue', color: string, slug: string, label: string }
          | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
          | { __typename: 'TextValue', slug: string, label: string }
          | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
        > } | null }>, shownColors: Array<{ productId: string, selectedOption: { option: string, value: string }, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, foundOptions: Array<{ productId: string, selectedOptions: Array<{ option: string, value: string }> }> } | null };

export const ListingDocument = /* @__PURE__ */ queryDocument<ListingQuery, ListingQueryVariables>('Listing', '8b339832f6b7ecd137f9f49a3d24900ea2e0a9dde7cc1fb2fda64e00cfc59873')
export const ListingPageDocument = /* @__PURE__ */ queryDocument<ListingPageQuery, ListingPageQueryVariables>('ListingPage', '20367a2ae77088e78a7c578ec2a77f3b7bb45fefef046d5ec6aad9446eea9544')
export const useListingQuery = (options?: useQuery.Options<ListingQuery, ListingQueryVariables>) => useQuery(ListingDocument, options)
export const useListingPageQuery = (options?: useQuery.Options<ListingPageQuery, ListingPageQueryVariables>) => useQuery(ListingPageDocument, options)