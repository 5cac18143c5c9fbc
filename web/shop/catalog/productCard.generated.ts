/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether there is something to choose before buying. */
export type ProductType =
  | 'SIMPLE'
  | 'VARIABLE';

/** Whether it can be bought now. */
export type StockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

/** How a swatch is drawn. */
export type SwatchType =
  | 'COLOUR'
  | 'DUO_COLOUR'
  | 'IMAGE'
  | 'TEXT';

export type SwatchParts_ColourSwatch_Fragment = { __typename: 'ColourSwatch', slug: string, label: string, type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, color: string };

export type SwatchParts_DuoColourSwatch_Fragment = { __typename: 'DuoColourSwatch', slug: string, label: string, type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string> };

export type SwatchParts_ImageSwatch_Fragment = { __typename: 'ImageSwatch', slug: string, label: string, type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string };

export type SwatchParts_TextSwatch_Fragment = { __typename: 'TextSwatch', slug: string, label: string, type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean };

export type SwatchPartsFragment =
  | SwatchParts_ColourSwatch_Fragment
  | SwatchParts_DuoColourSwatch_Fragment
  | SwatchParts_ImageSwatch_Fragment
  | SwatchParts_TextSwatch_Fragment
;

export type ProductCardFieldsFragment = { id: string, name: string, url: string, slug: string, type: Types.ProductType, price: number, regularPrice: number, salePrice: number | null, isNewArrival: boolean, stockStatus: Types.StockStatus, image: { id: string, alt: string, url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null, color: string | null, width: number, height: number } | null, secondImage: { id: string, alt: string, url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null, color: string | null, width: number, height: number } | null, brands: Array<{ slug: string, name: string }>, options: Array<{ slug: string, name: string, swatches: Array<
      | { __typename: 'ColourSwatch', slug: string, label: string, type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, color: string }
      | { __typename: 'DuoColourSwatch', slug: string, label: string, type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, colors: Array<string> }
      | { __typename: 'ImageSwatch', slug: string, label: string, type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean, imageUrl: string }
      | { __typename: 'TextSwatch', slug: string, label: string, type: Types.SwatchType, isAvailable: boolean, enableTooltip: boolean }
    > }> };

export type VariationPartsFragment = { id: string, price: number, regularPrice: number, salePrice: number | null, stockStatus: Types.StockStatus, terms: Array<{ option: string, swatch: string }> };

export const SwatchPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwatchParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Swatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SwatchFields"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"enableTooltip"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ColourSwatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuoColourSwatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colors"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageSwatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]} as unknown as DocumentNode<SwatchPartsFragment, unknown>;
export const ProductCardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"isNewArrival"}},{"kind":"Field","name":{"kind":"Name","value":"stockStatus"}},{"kind":"Field","name":{"kind":"Name","value":"brands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"swatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SwatchParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}},{"kind":"Field","name":{"kind":"Name","value":"avifSrcset"}},{"kind":"Field","name":{"kind":"Name","value":"webpSrcset"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SwatchParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Swatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SwatchFields"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"enableTooltip"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ColourSwatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuoColourSwatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colors"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageSwatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]} as unknown as DocumentNode<ProductCardFieldsFragment, unknown>;
export const VariationPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Variation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"swatch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"regularPrice"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"stockStatus"}}]}}]} as unknown as DocumentNode<VariationPartsFragment, unknown>;