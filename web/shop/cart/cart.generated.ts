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

/** The coupon to apply. */
export type ApplyCouponInput = {
  code: string;
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

/** The line to remove. */
export type RemoveCartItemInput = {
  /** `CartItem.key` of the line. */
  key: string | number;
};

/** The coupon to remove. */
export type RemoveCouponInput = {
  code: string;
};

/** A value of an option, by the slugs of both. Of a text option, `value` is the text. */
export type SelectedOptionInput = {
  option: string;
  value: string;
};

/** The new quantity of a line. */
export type UpdateCartItemInput = {
  /** `CartItem.key` of the line. */
  key: string | number;
  quantity: number;
};

/** Why a mutation was not carried out. */
export type UserErrorCode =
  /** Something has changed in the meantime, or forbids the change: a price, the status of an order. */
  | 'CONFLICT'
  /** A value is missing, malformed or not possible. */
  | 'INVALID'
  /** What the input names does not exist, or no longer, such as an expired link. */
  | 'NOT_FOUND'
  /** Fewer pieces are in stock than the input asks for. */
  | 'OUT_OF_STOCK'
  /** A file is too large. */
  | 'TOO_LARGE'
  /** A file has a type that is not accepted. */
  | 'UNSUPPORTED_TYPE';

export type CartFieldsFragment = { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } };

export type TotalsFieldsFragment = { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } | null };

export type AddToCartMutationVariables = Exact<{
  input: Types.AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type UpdateCartItemMutationVariables = Exact<{
  input: Types.UpdateCartItemInput;
}>;


export type UpdateCartItemMutation = { updateCartItem: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type RemoveCartItemMutationVariables = Exact<{
  input: Types.RemoveCartItemInput;
}>;


export type RemoveCartItemMutation = { removeCartItem: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type ApplyCouponMutationVariables = Exact<{
  input: Types.ApplyCouponInput;
}>;


export type ApplyCouponMutation = { applyCoupon: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type RemoveCouponMutationVariables = Exact<{
  input: Types.RemoveCouponInput;
}>;


export type RemoveCouponMutation = { removeCoupon: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, url: string, isNew: boolean, price: number, regularPrice: number, quantity: number, total: number | null, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }> }>, coupons: Array<{ code: string, discount: number, description: string | null }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: number }>, totals: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export const CartDocument: QueryDocument<CartQuery, CartQueryVariables> = { kind: 'query', name: 'Cart', hash: 'e413be8f229033cead9e6b21f6e9b341c15a76edd4c1adbcd3153654795c291b', isPersonal: true }
export const AddToCartDocument: MutationDocument<AddToCartMutation, AddToCartMutationVariables> = { kind: 'mutation', name: 'AddToCart', hash: '88de2631184fbf8bf4a1600eca8efcfb9a43aa850891b61e927a7836c6394a05' }
export const UpdateCartItemDocument: MutationDocument<UpdateCartItemMutation, UpdateCartItemMutationVariables> = { kind: 'mutation', name: 'UpdateCartItem', hash: '1b47d061849fc56a122cb0d10b13aeeb0f6567133590194a3225897ae887c029' }
export const RemoveCartItemDocument: MutationDocument<RemoveCartItemMutation, RemoveCartItemMutationVariables> = { kind: 'mutation', name: 'RemoveCartItem', hash: '115cc5848ec67b15ac4d36c493df176bb4e47d18b3d1654dec0588fcb83aacd9' }
export const ApplyCouponDocument: MutationDocument<ApplyCouponMutation, ApplyCouponMutationVariables> = { kind: 'mutation', name: 'ApplyCoupon', hash: 'be258272481887fee5110e30baa47335bfeee2f7890fb421103a88332a2f97bd' }
export const RemoveCouponDocument: MutationDocument<RemoveCouponMutation, RemoveCouponMutationVariables> = { kind: 'mutation', name: 'RemoveCoupon', hash: '2e666cb329ef9e66d4a7cc2b1ad158b5b422acbeaba1e00ef5b8be0ecbfab0c8' }
export const useCartQuery = (options: QueryOptions<CartQueryVariables> = {}) => useQuery(CartDocument, options)