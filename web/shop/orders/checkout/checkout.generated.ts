/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { mutationDocument, queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
/** A shipping or billing address. */
export type AddressInput = {
  address1: string;
  address2?: string | null | undefined;
  city: string;
  company?: string | null | undefined;
  country?: string | null | undefined;
  /** Required for billing. */
  email?: string | null | undefined;
  firstName: string;
  /** Accepts a sub-district, district and postcode that `areas` does not have together, such as those of a new sub-district. */
  isAreaConfirmed?: boolean | null | undefined;
  lastName: string;
  phoneNumber: string;
  postcode: string;
  province: string;
  /** In Thailand it has to be in the district `city`. */
  subdistrict?: string | null | undefined;
  /** The branch of the company that the invoice shows: up to five digits; without it the head office. For billing. */
  taxBranch?: string | null | undefined;
  /** The tax id that the invoice shows, 13 digits with a check digit. For billing. */
  taxId?: string | null | undefined;
};

/** A way to pay, whatever provider the shop has for it. */
export type PaymentMethod =
  /** A transfer to a bank account of the shop, confirmed by a slip. */
  | 'BANK_TRANSFER'
  /** Credit and debit cards. */
  | 'CARD'
  /** Cash, when the courier brings the order. */
  | 'CASH_ON_DELIVERY'
  /** A credit card, in monthly instalments. */
  | 'INSTALLMENTS'
  /** The website of a bank. */
  | 'INTERNET_BANKING'
  /** The app of a bank. */
  | 'MOBILE_BANKING'
  /** A QR code for Thai banking apps. */
  | 'PROMPTPAY'
  /** Rabbit LINE Pay, in LINE. */
  | 'RABBIT_LINE_PAY'
  /** The TrueMoney app. */
  | 'TRUEMONEY';

/** Data of a new order. */
export type PlaceOrderInput = {
  billing: AddressInput;
  /** The amount of the total that the shopper has seen. If it has changed, the code is CONFLICT. */
  expectedTotal: number;
  /** A unique key that the client creates for each order, 1 to 200 printable ASCII characters. Repeating a request with the same key and input returns the same order. */
  idempotencyKey: string;
  note?: string | null | undefined;
  /** One of `checkout.paymentMethods`. */
  paymentMethod: PaymentMethod;
  shipping: AddressInput;
  /** `id` or `code` of a method of `checkout.shippingMethods`. */
  shippingMethod: string | number;
  /** The slug of one of the method's `stores`; without it, the first one. The delivery address is then the store's: of `shipping`, only names and phone number are used, and `billing` needs an address only with a tax id. */
  store?: string | null | undefined;
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

export type CheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutQuery = { viewer: { id: string, firstName: string, lastName: string, phoneNumber: string | null, email: string | null } | null, checkout: { hasAreas: boolean, giftWrap: { maxLength: number, price: { amount: number, currencyCode: string } } | null, shippingMethods: Array<{ title: string, provinces: Array<string> | null, orderBefore: string | null, arrivesFrom: string | null, arrivesOn: string | null, id: string, price: { amount: number, currencyCode: string }, freeFrom: { amount: number, currencyCode: string } | null, stores: Array<{ slug: string, name: string, address: string, hours: string | null }> }>, paymentMethods: Array<{ method: Types.PaymentMethod | null, title: string, description: string, isForDelivery: boolean, minTotal: { amount: number, currencyCode: string } | null, maxTotal: { amount: number, currencyCode: string } | null }>, billing: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null } | null, shipping: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null } | null, addresses: Array<{ id: string, isDefault: boolean, address: { firstName: string, lastName: string, company: string | null, taxId: string | null, taxBranch: string | null, address1: string, address2: string | null, subdistrict: string | null, city: string, province: string, postcode: string, country: string, phoneNumber: string | null, email: string | null, store: string | null } }>, countries: Array<{ code: string, name: string }>, provinces: Array<{ country: string, code: string, name: string }> } | null };

export type EstimateQueryVariables = Exact<{
  shippingMethod: string | number;
  province?: string | null | undefined;
}>;


export type EstimateQuery = { estimate: { taxLines: Array<{ name: string, rate: string | null, price: { amount: number, currencyCode: string } }>, totalDiscount: { amount: number, currencyCode: string }, totalFees: { amount: number, currencyCode: string }, totalItems: { amount: number, currencyCode: string }, totalPrice: { amount: number, currencyCode: string }, totalSaving: { amount: number, currencyCode: string }, totalShipping: { amount: number, currencyCode: string }, totalTax: { amount: number, currencyCode: string } } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: Types.PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { order: { accessKey: string | null, id: string } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const CheckoutDocument = /* @__PURE__ */ queryDocument<CheckoutQuery, CheckoutQueryVariables>('Checkout', '828aff233c4a46639617b675cf04e6b40a2a8475367908211e9e7c778d341ae3', true)
export const EstimateDocument = /* @__PURE__ */ queryDocument<EstimateQuery, EstimateQueryVariables>('Estimate', 'dad1e16786729bd8a29152da8d7d6fee57bd792e338309e9ef8b8f8609b2ff86', true)
export const PlaceOrderDocument = /* @__PURE__ */ mutationDocument<PlaceOrderMutation, PlaceOrderMutationVariables>('PlaceOrder', '18dd767dc723a537ecb23970e44983fbecd793223d4fbf2af4d035253afd0496')
export const useCheckoutQuery = (options?: useQuery.Options<CheckoutQuery, CheckoutQueryVariables>) => useQuery(CheckoutDocument, options)
export const useEstimateQuery = (options: useQuery.Options<EstimateQuery, EstimateQueryVariables>) => useQuery(EstimateDocument, options)