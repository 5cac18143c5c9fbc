/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

/** Whether the product is in stock. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type CardSwatch_ColourSwatch_Fragment = { __typename: 'ColourSwatch', slug: string, label: string, color: string };

export type CardSwatch_DuoColourSwatch_Fragment = { __typename: 'DuoColourSwatch', slug: string, label: string, colors: Array<string> };

export type CardSwatch_ImageSwatch_Fragment = { __typename: 'ImageSwatch', slug: string, label: string, imageUrl: string };

export type CardSwatch_TextSwatch_Fragment = { __typename: 'TextSwatch', slug: string, label: string };

export type CardSwatchFragment =
  | CardSwatch_ColourSwatch_Fragment
  | CardSwatch_DuoColourSwatch_Fragment
  | CardSwatch_ImageSwatch_Fragment
  | CardSwatch_TextSwatch_Fragment
;

export type ProductCardFieldsFragment = { id: string, name: string, url: string, slug: string, price: number, regularPrice: number, isNewArrival: boolean, stockStatus: Types.StockStatus, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, secondImage: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null, brands: Array<{ slug: string, name: string }>, visibleOption: { slug: string, name: string, swatches: Array<
      | { __typename: 'ColourSwatch', slug: string, label: string, color: string }
      | { __typename: 'DuoColourSwatch', slug: string, label: string, colors: Array<string> }
      | { __typename: 'ImageSwatch', slug: string, label: string, imageUrl: string }
      | { __typename: 'TextSwatch', slug: string, label: string }
    > } | null };
