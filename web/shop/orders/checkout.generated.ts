/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { useQuery, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An address as a shopper types it. */
export type AddressInput = {
  address1: string;
  address2?: string | null | undefined;
  city: string;
  company?: string | null | undefined;
  country?: string | null | undefined;
  /** Needed for billing. */
  email?: string | null | undefined;
  firstName: string;
  lastName: string;
  phone: string;
  postcode: string;
  state: string;
};

/** How an order is paid. */
export type PaymentMethod =
  /** Bank transfer, confirmed by a slip. */
  | 'BACS'
  | 'OMISE'
  | 'OMISE_INTERNETBANKING'
  /** A QR code for any Thai banking app. */
  | 'OMISE_PROMPTPAY'
  /** One that this schema does not know; `paymentMethodTitle` has its name. */
  | 'UNKNOWN';

/** What is needed to place an order. */
export type PlaceOrderInput = {
  billing: AddressInput;
  /** The total that the shopper agreed to; if it has moved, the order is refused with code CONFLICT. */
  expectedTotal: number;
  note?: string | null | undefined;
  paymentMethod: PaymentMethod;
  shipping: AddressInput;
  shippingMethod: string | number;
};

export type AddressFieldsFragment = { firstName: string, lastName: string, company: string | null, address1: string, address2: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null };

export type CheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutQuery = { viewer: { id: string, firstName: string, lastName: string, phoneNumber: string | null, email: string | null } | null, checkout: { countries: Array<{ code: string, name: string }>, states: Array<{ country: string, code: string, name: string }>, shippingMethods: Array<{ id: string, title: string, price: number, freeFrom: number | null }>, paymentMethods: Array<{ method: Types.PaymentMethod, title: string, description: string }>, billing: { firstName: string, lastName: string, company: string | null, address1: string, address2: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null } | null, shipping: { firstName: string, lastName: string, company: string | null, address1: string, address2: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null } | null } | null };

export type EstimateQueryVariables = Exact<{
  shippingMethod: string | number;
}>;


export type EstimateQuery = { estimate: { totalDiscount: number, totalFees: number, totalItems: number, totalPrice: number, totalSaving: number, totalShipping: number, totalTax: number, taxLines: Array<{ name: string, price: number, rate: string | null }> } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: Types.PlaceOrderInput;
  idempotencyKey: string | number;
}>;


export type PlaceOrderMutation = { placeOrder: { id: string, accessKey: string | null } };

export const AddressFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"address1"}},{"kind":"Field","name":{"kind":"Name","value":"address2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<AddressFieldsFragment, unknown>;
export const CheckoutDocument = {"__meta__":{"hash":"a75c5b40b956751339c92e9ee0a973734ccf79629bd570fd98abb06190e48e1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"freeFrom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"address1"}},{"kind":"Field","name":{"kind":"Name","value":"address2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<CheckoutQuery, CheckoutQueryVariables>;
export const EstimateDocument = {"__meta__":{"hash":"c6ce8dde4d3d49d1ab7ae6c84eae2545678751c3296315ba36a3403a4972e4e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Estimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shippingMethod"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shippingMethod"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shippingMethod"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TotalsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalDiscount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFees"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"totalSaving"}},{"kind":"Field","name":{"kind":"Name","value":"totalShipping"}},{"kind":"Field","name":{"kind":"Name","value":"totalTax"}}]}}]} as unknown as DocumentNode<EstimateQuery, EstimateQueryVariables>;
export const PlaceOrderDocument = {"__meta__":{"hash":"c2cb78e26d6b8bd183f6085c80be2e359ee916be5e2515410f7ac94759ca9eab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accessKey"}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const useCheckoutQuery = (options: useQuery.Options<CheckoutQuery, CheckoutQueryVariables> = {}) => useQuery<CheckoutQuery, CheckoutQueryVariables>(CheckoutDocument, options)
export const useEstimateQuery = (options: useQuery.Options<EstimateQuery, EstimateQueryVariables> & { variables: EstimateQueryVariables }) => useQuery<EstimateQuery, EstimateQueryVariables>(EstimateDocument, options)
export const usePlaceOrderMutation = (options: useMutation.Options<PlaceOrderMutation, PlaceOrderMutationVariables> = {}) => useMutation<PlaceOrderMutation, PlaceOrderMutationVariables>(PlaceOrderDocument, options)