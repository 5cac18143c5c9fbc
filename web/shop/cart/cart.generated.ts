/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { MutationDocument, QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
/** A product to add to the bag. */
export type AddToCartInput = {
  productId: string | number;
  /** 1 to 999. */
  quantity?: number | null | undefined;
  /** A value for each option of a variable product, and the texts of those of its text options that the shopper wants. */
  variation?: Array<VariationChoiceInput> | null | undefined;
};

/** A value of an option: the slugs of the option (`attribute`) and the swatch (`value`). Of a text option, `value` is the text. */
export type VariationChoiceInput = {
  attribute: string;
  value: string;
};

export type CartFieldsFragment = { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } };

export type TotalsFieldsFragment = { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } | null };

export type AddToCartMutationVariables = Exact<{
  input: Types.AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export type UpdateCartItemMutationVariables = Exact<{
  key: string | number;
  quantity: number;
}>;


export type UpdateCartItemMutation = { updateCartItem: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export type RemoveCartItemMutationVariables = Exact<{
  key: string | number;
}>;


export type RemoveCartItemMutation = { removeCartItem: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export type ApplyCouponMutationVariables = Exact<{
  code: string;
}>;


export type ApplyCouponMutation = { applyCoupon: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export type RemoveCouponMutationVariables = Exact<{
  code: string;
}>;


export type RemoveCouponMutation = { removeCoupon: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export const CartDocument: QueryDocument<CartQuery, CartQueryVariables> = { kind: 'query', name: 'Cart', hash: '8de5757240c8f6e33b5c5467caa48e67318d36ede363903ed55616f29547a2f2', isPersonal: true }
export const AddToCartDocument: MutationDocument<AddToCartMutation, AddToCartMutationVariables> = { kind: 'mutation', name: 'AddToCart', hash: 'e7a4100c33450363f1079a5553bc84e03ff7b5de05a2dab2d1bec1522f1d2523' }
export const UpdateCartItemDocument: MutationDocument<UpdateCartItemMutation, UpdateCartItemMutationVariables> = { kind: 'mutation', name: 'UpdateCartItem', hash: '419e02da597332ff55f2c65f9ffc38a89864f0a498f7fa5ed0caa2142d52ffff' }
export const RemoveCartItemDocument: MutationDocument<RemoveCartItemMutation, RemoveCartItemMutationVariables> = { kind: 'mutation', name: 'RemoveCartItem', hash: '158e0f1478d323a3aa8d800af6fe3a5e151b67fae858ec6991e2445cef754942' }
export const ApplyCouponDocument: MutationDocument<ApplyCouponMutation, ApplyCouponMutationVariables> = { kind: 'mutation', name: 'ApplyCoupon', hash: 'd8868c04a349a5ae78baf05192f83b0718743c6bba210009bf8c4ab118f01d5b' }
export const RemoveCouponDocument: MutationDocument<RemoveCouponMutation, RemoveCouponMutationVariables> = { kind: 'mutation', name: 'RemoveCoupon', hash: '9056a95c8dbc038449c77b92b36abd2c024c2f4c3b1299b192c092b4ab0d6bc3' }
export const useCartQuery = (options: QueryOptions<CartQueryVariables> = {}) => useQuery(CartDocument, options)