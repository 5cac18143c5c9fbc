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

export const PaymentsDocument = /* @__PURE__ */ queryDocument<PaymentsQuery, PaymentsQueryVariables>('Payments', 'c510915a66d31db1264f9a34c9776d4a161cf82710be5a8799951202684bbd3f', true)
export const CouponsDocument = /* @__PURE__ */ queryDocument<CouponsQuery, CouponsQueryVariables>('Coupons', '8750734e3307b9b2e8f48a85f971b8799fd261e1c3a0d155f0554cf864cdb21a', true)
export const usePaymentsQuery = (options?: useQuery.Options<PaymentsQuery, PaymentsQueryVariables>) => useQuery(PaymentsDocument, options)
export const useCouponsQuery = (options?: useQuery.Options<CouponsQuery, CouponsQueryVariables>) => useQuery(CouponsDocument, options)