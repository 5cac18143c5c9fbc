/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { MutationDocument, QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
/** The status of an order. */
export type OrderStatus =
  | 'CANCELLED'
  | 'CHECKING_PAYMENT'
  | 'COMPLETED'
  | 'DRAFT'
  | 'FAILED'
  | 'ON_HOLD'
  | 'PACKING'
  | 'PENDING'
  | 'PENDING_PAYMENT'
  | 'PROCESSING'
  | 'REFUNDED'
  /** A status that is not in this schema; `Order.statusText` has its name. */
  | 'UNKNOWN';

/** The tabs of the order history. */
export type OrderTab =
  | 'ALL'
  | 'CANCEL_REFUNDED'
  | 'COMPLETED'
  | 'PENDING_PAYMENT'
  | 'PROCESSING';

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

/** What a refund returns. */
export type RefundReason =
  /** What was paid for the goods, wholly or in part. */
  | 'ORDER'
  /** A payment that the order could not take, since it was late, doubled or of another amount. */
  | 'PAYMENT'
  /** A reason that this version does not know. */
  | 'UNKNOWN';

/** The state of a refund. */
export type RefundStatus =
  /** The provider, or staff, have sent the money to the shopper's bank. */
  | 'DONE'
  /** The refund was not possible. The shop has to return the money in another way. */
  | 'FAILED'
  /** Decided, and not yet sent. */
  | 'REQUESTED'
  /** Sent to the payment provider, which has not confirmed it. */
  | 'SENT'
  /** A state that this version does not know. */
  | 'UNKNOWN';

export type OrderSummaryFieldsFragment = { id: string, createdDate: string, status: Types.OrderStatus, statusText: string, total: number, items: Array<{ name: string, quantity: number, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }> };

export type OrderAddressFieldsFragment = { firstName: string, lastName: string, company: string | null, address1: string, address2: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null };

export type OrderFieldsFragment = { id: string, createdDate: string, status: Types.OrderStatus, statusText: string, total: number, subTotal: number, discountTotal: number, shippingTotal: number, shippingTax: number, totalTax: number, paymentMethod: Types.PaymentMethod, paymentMethodTitle: string, invoicePermalink: string | null, paymentPermalink: string | null, note: string | null, billing: { firstName: string, lastName: string, company: string | null, address1: string, address2: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null }, shipping: { firstName: string, lastName: string, company: string | null, address1: string, address2: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null }, items: Array<{ name: string, permalink: string | null, price: number, quantity: number, total: number, variationAttributes: Array<{ name: string, value: string }>, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, refunds: Array<{ id: string, amount: number, status: Types.RefundStatus, reason: Types.RefundReason, requestedDate: string, settledDate: string | null }> };

export type OrdersQueryVariables = Exact<{
  status: Types.OrderTab;
}>;


export type OrdersQuery = { orders: Array<{ id: string, createdDate: string, status: Types.OrderStatus, statusText: string, total: number, items: Array<{ name: string, quantity: number, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }> }> | null };

export type OrderQueryVariables = Exact<{
  id: string | number;
  key?: string | null | undefined;
}>;


export type OrderQuery = { order: { id: string, createdDate: string, status: Types.OrderStatus, statusText: string, total: number, subTotal: number, discountTotal: number, shippingTotal: number, shippingTax: number, totalTax: number, paymentMethod: Types.PaymentMethod, paymentMethodTitle: string, invoicePermalink: string | null, paymentPermalink: string | null, note: string | null, billing: { firstName: string, lastName: string, company: string | null, address1: string, address2: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null }, shipping: { firstName: string, lastName: string, company: string | null, address1: string, address2: string | null, city: string, state: string, postcode: string, country: string, phone: string | null, email: string | null }, items: Array<{ name: string, permalink: string | null, price: number, quantity: number, total: number, variationAttributes: Array<{ name: string, value: string }>, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }>, refunds: Array<{ id: string, amount: number, status: Types.RefundStatus, reason: Types.RefundReason, requestedDate: string, settledDate: string | null }> } | null };

export type CancelOrderMutationVariables = Exact<{
  id: string | number;
  key?: string | null | undefined;
}>;


export type CancelOrderMutation = { cancelOrder: { message: string } };

export type RequestOrderLinkMutationVariables = Exact<{
  orderId: string | number;
  email: string;
}>;


export type RequestOrderLinkMutation = { requestOrderLink: { message: string } };

export const OrdersDocument: QueryDocument<OrdersQuery, OrdersQueryVariables> = { kind: 'query', name: 'Orders', hash: 'bf7ea24c9745bf55f2a0179dfe93430ebe58f06c093ce93dd2f1760dd932f4eb', isPersonal: true }
export const OrderDocument: QueryDocument<OrderQuery, OrderQueryVariables> = { kind: 'query', name: 'Order', hash: '01bfe7486f65ae9ef0a8d166c62c6651f622978bc0b68a1ccdce242cc3c14269', isPersonal: true }
export const CancelOrderDocument: MutationDocument<CancelOrderMutation, CancelOrderMutationVariables> = { kind: 'mutation', name: 'CancelOrder', hash: '7308faad906511d504e0df3637907746fb45fb4375b676e7204c3536b71c43b3' }
export const RequestOrderLinkDocument: MutationDocument<RequestOrderLinkMutation, RequestOrderLinkMutationVariables> = { kind: 'mutation', name: 'RequestOrderLink', hash: '48b2c10ad1e7782d0e7a3c2664f4b0df1152ae4924fec59c81868caf33191373' }
export const useOrdersQuery = (options: QueryOptions<OrdersQueryVariables> & { variables: OrdersQueryVariables }) => useQuery(OrdersDocument, options)
export const useOrderQuery = (options: QueryOptions<OrderQueryVariables> & { variables: OrderQueryVariables }) => useQuery(OrderDocument, options)