/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
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


export type PaymentsQuery = { payments: Array<{ id: string, orderId: string, isRefund: boolean, status: Types.PaymentEntryStatus, amount: number, methodTitle: string, date: string }> | null };

export type CouponsQueryVariables = Exact<{ [key: string]: never; }>;


export type CouponsQuery = { coupons: Array<{ code: string, description: string, isAvailable: boolean, minimum: number | null, expiresDate: string | null, orderId: string | null, discount: number | null, usedDate: string | null }> | null };

export const PaymentsDocument: QueryDocument<PaymentsQuery, PaymentsQueryVariables> = { kind: 'query', name: 'Payments', hash: 'ea31730f51ef9954dcc2182c8d87c8169de52122fc15e844628980021d2d1798', isPersonal: true }
export const CouponsDocument: QueryDocument<CouponsQuery, CouponsQueryVariables> = { kind: 'query', name: 'Coupons', hash: 'e16d9b70f5cefd22b32277e7b4b49331a1e9ec4c9169db19266946ba5abf2008', isPersonal: true }
export const usePaymentsQuery = (options: QueryOptions<PaymentsQueryVariables> = {}) => useQuery(PaymentsDocument, options)
export const useCouponsQuery = (options: QueryOptions<CouponsQueryVariables> = {}) => useQuery(CouponsDocument, options)