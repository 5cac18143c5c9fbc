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

/** The gift wrapping of the bag. */
export type SetGiftWrapInput = {
  /** The message on the card, at most `GiftWrapOffer.maxLength` characters, or an empty text. `null` leaves the wrapping out. */
  message?: string | null | undefined;
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

export type CartFieldsFragment = { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, giftWrap: { message: string } | null, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } };

export type TotalsFieldsFragment = { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, giftWrap: { message: string } | null, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null };

export type AddToCartMutationVariables = Exact<{
  input: Types.AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, giftWrap: { message: string } | null, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type UpdateCartItemMutationVariables = Exact<{
  input: Types.UpdateCartItemInput;
}>;


export type UpdateCartItemMutation = { updateCartItem: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, giftWrap: { message: string } | null, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type RemoveCartItemMutationVariables = Exact<{
  input: Types.RemoveCartItemInput;
}>;


export type RemoveCartItemMutation = { removeCartItem: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, giftWrap: { message: string } | null, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type ApplyCouponMutationVariables = Exact<{
  input: Types.ApplyCouponInput;
}>;


export type ApplyCouponMutation = { applyCoupon: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, giftWrap: { message: string } | null, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type SetGiftWrapMutationVariables = Exact<{
  input: Types.SetGiftWrapInput;
}>;


export type SetGiftWrapMutation = { setGiftWrap: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, giftWrap: { message: string } | null, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type RemoveCouponMutationVariables = Exact<{
  input: Types.RemoveCouponInput;
}>;


export type RemoveCouponMutation = { removeCoupon: { cart: { id: string, itemCount: number, items: Array<{ key: string, productId: string, name: string, brand: string | null, url: string, isNew: boolean, quantity: number, images: Array<{ alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null }>, price: { amount: number, currencyCode: string }, regularPrice: { amount: number, currencyCode: string }, quantityLimits: { minimum: number, maximum: number }, selectedOptions: Array<{ option: string, value: string, name: string | null, label: string | null, isText: boolean }>, total: { amount: number, currencyCode: string } | null }>, coupons: Array<{ code: string, description: string | null, discount: { amount: number, currencyCode: string } }>, notices: Array<{ code: Types.CartNoticeCode, message: string, key: string | null }>, fees: Array<{ id: string, name: string, total: { amount: number, currencyCode: string } }>, giftWrap: { message: string } | null, totals: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const CartDocument = /* @__PURE__ */ queryDocument<CartQuery, CartQueryVariables>('Cart', '5067cf9bffae588bab62252fbda436e557e76ab8fbb7e678e3207587c704b8a2', true)
export const AddToCartDocument = /* @__PURE__ */ mutationDocument<AddToCartMutation, AddToCartMutationVariables>('AddToCart', 'ba49abc9bc916cd613edbefe3321c4a4ab6296d2fa70850d6ac6c135398eb819')
export const UpdateCartItemDocument = /* @__PURE__ */ mutationDocument<UpdateCartItemMutation, UpdateCartItemMutationVariables>('UpdateCartItem', 'b57509ab49b775082f3f1422856d0018cbdbf8258c9c5b70da19c38a8fb1cca7')
export const RemoveCartItemDocument = /* @__PURE__ */ mutationDocument<RemoveCartItemMutation, RemoveCartItemMutationVariables>('RemoveCartItem', '101f407d62d44de0daffea12a179ccbbf081069d349912db107cedc65052530a')
export const ApplyCouponDocument = /* @__PURE__ */ mutationDocument<ApplyCouponMutation, ApplyCouponMutationVariables>('ApplyCoupon', 'efd7269d4af2a895b56d00fc016e5cb25f8731e1340e65e01e199a8e96523a0e')
export const SetGiftWrapDocument = /* @__PURE__ */ mutationDocument<SetGiftWrapMutation, SetGiftWrapMutationVariables>('SetGiftWrap', '5b8d1a103749314521238ce326e4000ca515e6a6c9f8aa585f0a9a63b77e6ef8')
export const RemoveCouponDocument = /* @__PURE__ */ mutationDocument<RemoveCouponMutation, RemoveCouponMutationVariables>('RemoveCoupon', 'e9262e603177eca1ea540582c571e7c9f5f306f4d09e3ec038505b618363c2e8')
export const useCartQuery = (options?: useQuery.Options<CartQuery, CartQueryVariables>) => useQuery(CartDocument, options)
export const useApplyCouponMutation = (options?: Omit<useMutation.Options<Payloads<ApplyCouponMutation>, ApplyCouponMutationVariables>, 'variables'>) => useMutation(ApplyCouponDocument, options)
export const useSetGiftWrapMutation = (options?: Omit<useMutation.Options<Payloads<SetGiftWrapMutation>, SetGiftWrapMutationVariables>, 'variables'>) => useMutation(SetGiftWrapDocument, options)
export const useRemoveCouponMutation = (options?: Omit<useMutation.Options<Payloads<RemoveCouponMutation>, RemoveCouponMutationVariables>, 'variables'>) => useMutation(RemoveCouponDocument, options)