/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type CardSwatch_ColorValue_Fragment = { __typename: 'ColorValue', color: string, slug: string, label: string };

export type CardSwatch_ImageValue_Fragment = { __typename: 'ImageValue', imageUrl: string, slug: string, label: string };

export type CardSwatch_TextValue_Fragment = { __typename: 'TextValue', slug: string, label: string };

export type CardSwatch_TwoColorValue_Fragment = { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string };

export type CardSwatchFragment =
  | CardSwatch_ColorValue_Fragment
  | CardSwatch_ImageValue_Fragment
  | CardSwatch_TextValue_Fragment
  | CardSwatch_TwoColorValue_Fragment
;

export type ProductCardFieldsFragment = { name: string, url: string, slug: string, isNew: boolean, stockStatus: Types.StockStatus, id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, values: Array<
      | { __typename: 'ColorValue', color: string, slug: string, label: string }
      | { __typename: 'ImageValue', imageUrl: string, slug: string, label: string }
      | { __typename: 'TextValue', slug: string, label: string }
      | { __typename: 'TwoColorValue', colors: Array<string>, slug: string, label: string }
    > } | null };
