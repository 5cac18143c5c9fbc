/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { mutationDocument, queryDocument } from '#web/core/data/document.ts'
import type { Payloads } from '#web/core/data/document.ts'
import { useMutation, useQuery } from '@apollo/client/react'
/** A product to add to the bag. */
export type AddToCartInput = {
  /**
   * A value for each option of a variable product, and the texts of those of its text options that the shopper wants. Options
   * that are missing or wrong are errors at `options`.
   */
  options?: Array<SelectedOptionInput> | null | undefined;
  /** `id` or `databaseId` of a product. Required without `variationId`. */
  productId?: string | number | null | undefined;
  /** 1 to 999. */
  quantity?: number | null | undefined;
  /** `Variation.id`: the product with the values that the variation has. `options` then has only what is missing there. */
  variationId?: string | number | null | undefined;
};

/** The coupon to apply. */
export type ApplyCouponInput = {
  code: string;
};

/** The subject of a message about the bag. */
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
  key: string;
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
  key: string;
  quantity: number;
};

/** Why a mutation was not carried out. */
export type UserErrorCode =
  /** Something has changed in the meantime, or forbids the change: a price, the status of an order. */
  | 'CONFLICT'
  /** A value is missing, malformed or not possible. */
  | 'INVALID'
  /** The subject of the input does not exist, or no longer does, such as an expired link. */
  | 'NOT_FOUND'
  /** Fewer pieces are in stock than the input asks for. */
  | 'OUT_OF_STOCK'
  /** A file is too large. */
  | 'TOO_LARGE'
  /** A file has a type that is not accepted. */
  | 'UNSUPPORTED_TYPE';

export type CartFieldsFragment = { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } };

export type TotalsFieldsFragment = { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null };

export type AddToCartMutationVariables = Exact<{
  input: Types.AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type UpdateCartItemMutationVariables = Exact<{
  input: Types.UpdateCartItemInput;
}>;


export type UpdateCartItemMutation = { updateCartItem: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type RemoveCartItemMutationVariables = Exact<{
  input: Types.RemoveCartItemInput;
}>;


export type RemoveCartItemMutation = { removeCartItem: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type ApplyCouponMutationVariables = Exact<{
  input: Types.ApplyCouponInput;
}>;


export type ApplyCouponMutation = { applyCoupon: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type RemoveCouponMutationVariables = Exact<{
  input: Types.RemoveCouponInput;
}>;


export type RemoveCouponMutation = { removeCoupon: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const CartDocument = /* @__PURE__ */ queryDocument<CartQuery, CartQueryVariables>('Cart', 'f3e48c0d1c3d433acd974a624694c6e3eeb99006c6d2e489a35aeaef5c08c52e', true)
export const AddToCartDocument = /* @__PURE__ */ mutationDocument<AddToCartMutation, AddToCartMutationVariables>('AddToCart', 'f20f8362bfc6ad76ce82cbcc45011ec3fd5305f8f7479755d876aa268ae24eac')
export const UpdateCartItemDocument = /* @__PURE__ */ mutationDocument<UpdateCartItemMutation, UpdateCartItemMutationVariables>('UpdateCartItem', '86f6e34499c571f1eca473b1950da6131187e25edc65e9df5df7a04b3efcbc61')
export const RemoveCartItemDocument = /* @__PURE__ */ mutationDocument<RemoveCartItemMutation, RemoveCartItemMutationVariables>('RemoveCartItem', '8c93494739788f8bd67c1dfff0c6888550c1eadfa28f74a35df7a4f56498983a')
export const ApplyCouponDocument = /* @__PURE__ */ mutationDocument<ApplyCouponMutation, ApplyCouponMutationVariables>('ApplyCoupon', '218a4e946b22d399e4cda2052b000576d3ca73904cb658ff87a10b61e5a8f15d')
export const RemoveCouponDocument = /* @__PURE__ */ mutationDocument<RemoveCouponMutation, RemoveCouponMutationVariables>('RemoveCoupon', 'dfe17825f2109bbe8c83c1603d41c101ad04447725fb56f543352eee9d44a12a')
export const useCartQuery = (options?: useQuery.Options<CartQuery, CartQueryVariables>) => useQuery(CartDocument, options)
export const useApplyCouponMutation = (options?: Omit<useMutation.Options<Payloads<ApplyCouponMutation>, ApplyCouponMutationVariables>, 'variables'>) => useMutation(ApplyCouponDocument, options)
export const useRemoveCouponMutation = (options?: Omit<useMutation.Options<Payloads<RemoveCouponMutation>, RemoveCouponMutationVariables>, 'variables'>) => useMutation(RemoveCouponDocument, options)