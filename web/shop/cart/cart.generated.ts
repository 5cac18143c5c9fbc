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
  /** A value for each option of a variable product. */
  variation?: Array<VariationChoiceInput> | null | undefined;
};

/** A value of an option: the slugs of the option (`attribute`) and the swatch (`value`). */
export type VariationChoiceInput = {
  attribute: string;
  value: string;
};

export type CartFieldsFragment = { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } };

export type TotalsFieldsFragment = { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } | null };

export type AddToCartMutationVariables = Exact<{
  input: Types.AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export type UpdateCartItemMutationVariables = Exact<{
  key: string | number;
  quantity: number;
}>;


export type UpdateCartItemMutation = { updateCartItem: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export type RemoveCartItemMutationVariables = Exact<{
  key: string | number;
}>;


export type RemoveCartItemMutation = { removeCartItem: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export type ApplyCouponMutationVariables = Exact<{
  code: string;
}>;


export type ApplyCouponMutation = { applyCoupon: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export type RemoveCouponMutationVariables = Exact<{
  code: string;
}>;


export type RemoveCouponMutation = { removeCoupon: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, permalink: string, newArrival: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, variation: Array<{ attribute: string, value: string, name: string | null, label: string | null }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: string, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export const CartDocument: QueryDocument<CartQuery, CartQueryVariables> = { kind: 'query', name: 'Cart', hash: '2586dff7596765f6144ecf6534f1b643bf96f4da26a7c75a8fbc8981461da3d5', isPersonal: true }
export const AddToCartDocument: MutationDocument<AddToCartMutation, AddToCartMutationVariables> = { kind: 'mutation', name: 'AddToCart', hash: 'df57c66d07b4de36f458764ac0e82761bd30d15186bb73e9aec6857bb1d657d5' }
export const UpdateCartItemDocument: MutationDocument<UpdateCartItemMutation, UpdateCartItemMutationVariables> = { kind: 'mutation', name: 'UpdateCartItem', hash: '126fc7fe7d75c9585637368f9e061a964a734b48c197a318c1542676e0b6f593' }
export const RemoveCartItemDocument: MutationDocument<RemoveCartItemMutation, RemoveCartItemMutationVariables> = { kind: 'mutation', name: 'RemoveCartItem', hash: 'ee31b1bfa6989012ea30f318575f820b5d9cdcd4e3240019ae7863b4802b234a' }
export const ApplyCouponDocument: MutationDocument<ApplyCouponMutation, ApplyCouponMutationVariables> = { kind: 'mutation', name: 'ApplyCoupon', hash: '7d359af12a346a7c46792f6a4a42813b2aeb03d33c36151bc0932ff0e15edd08' }
export const RemoveCouponDocument: MutationDocument<RemoveCouponMutation, RemoveCouponMutationVariables> = { kind: 'mutation', name: 'RemoveCoupon', hash: 'bd60d6b87f3463491f7ac4fdead15d38fdf0888c6ca46fc82cbbd8a2ed451f20' }
export const useCartQuery = (options: QueryOptions<CartQueryVariables> = {}) => useQuery(CartDocument, options)