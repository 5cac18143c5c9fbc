/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { MutationDocument, QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
/** A product to add to the bag. */
export type AddToCartInput = {
  /** A value for each option of a variable product, and the texts of those of its text options that the shopper wants. */
  options?: Array<SelectedOptionInput> | null | undefined;
  productId: string | number;
  /** 1 to 999. */
  quantity?: number | null | undefined;
};

/** What a message about the bag is about. */
export type CartNoticeCode =
  /** The quantity of a line was reduced to what is in stock. */
  | 'CLAMPED'
  /** A coupon no longer applies and was removed. */
  | 'COUPON_REMOVED'
  /** A product is no longer sold, and its line was removed. */
  | 'GONE'
  /** The bags of the guest and of the customer were merged. */
  | 'MERGED'
  | 'PRICE_CHANGED'
  /** A line has no piece in stock. It cannot be ordered. */
  | 'SOLD_OUT'
  /** A reason that this version does not know; `message` says it. */
  | 'UNKNOWN';

/** A value of an option, by the slugs of both. Of a text option, `value` is the text. */
export type SelectedOptionInput = {
  option: string;
  value: string;
};

export type CartFieldsFragment = { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } };

export type TotalsFieldsFragment = { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } | null };

export type AddToCartMutationVariables = Exact<{
  input: Types.AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export type UpdateCartItemMutationVariables = Exact<{
  key: string | number;
  quantity: number;
}>;


export type UpdateCartItemMutation = { updateCartItem: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export type RemoveCartItemMutationVariables = Exact<{
  key: string | number;
}>;


export type RemoveCartItemMutation = { removeCartItem: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export type ApplyCouponMutationVariables = Exact<{
  code: string;
}>;


export type ApplyCouponMutation = { applyCoupon: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export type RemoveCouponMutationVariables = Exact<{
  code: string;
}>;


export type RemoveCouponMutation = { removeCoupon: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } };

export const CartDocument: QueryDocument<CartQuery, CartQueryVariables> = { kind: 'query', name: 'Cart', hash: 'e413be8f229033cead9e6b21f6e9b341c15a76edd4c1adbcd3153654795c291b', isPersonal: true }
export const AddToCartDocument: MutationDocument<AddToCartMutation, AddToCartMutationVariables> = { kind: 'mutation', name: 'AddToCart', hash: '3f377740334e3c17bd8bec78cfdd9d6e02fdce53104882a1b9043a85268829ec' }
export const UpdateCartItemDocument: MutationDocument<UpdateCartItemMutation, UpdateCartItemMutationVariables> = { kind: 'mutation', name: 'UpdateCartItem', hash: '922844c9c48a7287d61a805efbb1c6255f55a4c70d5522f499c3135eb441f8a4' }
export const RemoveCartItemDocument: MutationDocument<RemoveCartItemMutation, RemoveCartItemMutationVariables> = { kind: 'mutation', name: 'RemoveCartItem', hash: 'fbb6d42044c058c43dd7c52b771ce0d88c210efa1ea2ffa052ce3e29ce469f4b' }
export const ApplyCouponDocument: MutationDocument<ApplyCouponMutation, ApplyCouponMutationVariables> = { kind: 'mutation', name: 'ApplyCoupon', hash: '3d4f78a975f5f1edb3995167beb5cf03c1b4edc529c01a0c7b20b65666421473' }
export const RemoveCouponDocument: MutationDocument<RemoveCouponMutation, RemoveCouponMutationVariables> = { kind: 'mutation', name: 'RemoveCoupon', hash: '2e258b9e25896461fe50621a7ebcd12eb604b7b7fa86fd51878f74ed38316fd7' }
export const useCartQuery = (options: QueryOptions<CartQueryVariables> = {}) => useQuery(CartDocument, options)