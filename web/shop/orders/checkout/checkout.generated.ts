/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { MutationDocument, QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
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
  lastName: string;
  phone: string;
  postcode: string;
  state: string;
};

/** The payment method of an order. */
export type PaymentMethod =
  /** Bank transfer, confirmed by a slip. */
  | 'BACS'
  /** Credit and debit cards. */
  | 'OMISE'
  | 'OMISE_INTERNETBANKING'
  /** PromptPay: a QR code for Thai banking apps. */
  | 'OMISE_PROMPTPAY'
  /** A method that is not in this schema; `Order.paymentMethodTitle` has its name. */
  | 'UNKNOWN';

/** Data of a new order. */
export type PlaceOrderInput = {
  billing: AddressInput;
  /** The total that the shopper has seen. If it has changed, the order is rejected with code CONFLICT. */
  expectedTotal: number;
  note?: string | null | undefined;
  paymentMethod: PaymentMethod;
  shipping: AddressInput;
  shippingMethod: string | number;
};

export type AddressFieldsFragment = { firstName: string, lastName: string, company: string | null, address1: string, address2: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null };

export type CheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutQuery = { viewer: { id: string, firstName: string, lastName: string, phoneNumber: string | null, email: string | null } | null, checkout: { countries: Array<{ code: string, name: string }>, states: Array<{ country: string, code: string, name: string }>, shippingMethods: Array<{ id: string, title: string, price: number, freeFrom: number | null }>, paymentMethods: Array<{ method: Types.PaymentMethod, title: string, description: string, minTotal: number | null, maxTotal: number | null }>, billing: { firstName: string, lastName: string, company: string | null, address1: string, address2: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null } | null, shipping: { firstName: string, lastName: string, company: string | null, address1: string, address2: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null } | null } | null };

export type EstimateQueryVariables = Exact<{
  shippingMethod: string | number;
}>;


export type EstimateQuery = { estimate: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: Types.PlaceOrderInput;
  idempotencyKey: string | number;
}>;


export type PlaceOrderMutation = { placeOrder: { id: string, accessKey: string | null } };

export const CheckoutDocument: QueryDocument<CheckoutQuery, CheckoutQueryVariables> = { kind: 'query', name: 'Checkout', hash: '428e8b83d3844712fbdc69c21b6063c8b25a925142d27bdeac01e38123f1816d', isPersonal: true }
export const EstimateDocument: QueryDocument<EstimateQuery, EstimateQueryVariables> = { kind: 'query', name: 'Estimate', hash: 'c6ce8dde4d3d49d1ab7ae6c84eae2545678751c3296315ba36a3403a4972e4e5', isPersonal: true }
export const PlaceOrderDocument: MutationDocument<PlaceOrderMutation, PlaceOrderMutationVariables> = { kind: 'mutation', name: 'PlaceOrder', hash: 'c2cb78e26d6b8bd183f6085c80be2e359ee916be5e2515410f7ac94759ca9eab' }
export const useCheckoutQuery = (options: QueryOptions<CheckoutQueryVariables> = {}) => useQuery(CheckoutDocument, options)
export const useEstimateQuery = (options: QueryOptions<EstimateQueryVariables> & { variables: EstimateQueryVariables }) => useQuery(EstimateDocument, options)