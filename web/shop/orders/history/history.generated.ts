/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
/** The state of a payment or refund. */
export type PaymentEntryStatus =
  /** A refund that has arrived. */
  | 'DONE'
  /** A refund that failed; support sends it again. */
  | 'FAILED'
  /** A refund that is requested or sent. */
  | 'PENDING'
  /** A payment that pays for its order. */
  | 'RECEIVED'
  /** A state that this version does not know. */
  | 'UNKNOWN'
  /** A payment that its order could not take, such as a second one. It is refunded. */
  | 'UNUSABLE';

export type PaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentsQuery = { payments: Array<{ id: string, orderId: string, isRefund: boolean, status: Types.PaymentEntryStatus, methodTitle: string, date: string, amount: { amount: number, currencyCode: string } }> | null };

export type CouponsQueryVariables = Exact<{ [key: string]: never; }>;


export type CouponsQuery = { coupons: Array<{ code: string, description: string, isAvailable: boolean, expiresDate: string | null, orderId: string | null, usedDate: string | null, minimum: { amount: number, currencyCode: string } | null, discount: { amount: number, currencyCode: string } | null }> | null };

export const PaymentsDocument = /* @__PURE__ */ queryDocument<PaymentsQuery, PaymentsQueryVariables>('Payments', 'dcf484ba6f59f401b53c1c8090d5a0c6dbff0c4f818725ce43d340e7a3e91dc8', true)
export const CouponsDocument = /* @__PURE__ */ queryDocument<CouponsQuery, CouponsQueryVariables>('Coupons', 'b79e48f1cff377e265727262212b2b7bd257d21fbb811126238f3db478b67f67', true)
export const usePaymentsQuery = (options?: useQuery.Options<PaymentsQuery, PaymentsQueryVariables>) => useQuery(PaymentsDocument, options)
export const useCouponsQuery = (options?: useQuery.Options<CouponsQuery, CouponsQueryVariables>) => useQuery(CouponsDocument, options)