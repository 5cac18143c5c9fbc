/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
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

export type AccountOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountOverviewQuery = { orders: { nodes: Array<{ createdDate: string, status: Types.OrderStatus, statusText: string, id: string, total: { amount: number, currencyCode: string }, items: Array<{ name: string, quantity: number, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }> }> } | null, wishlist: { totalCount: number, nodes: Array<{ id: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null }> } | null, coupons: Array<{ code: string, description: string, isAvailable: boolean }> | null, site: { settings: { socialMedia: { line: string | null } } } | null };

export const AccountOverviewDocument = /* @__PURE__ */ queryDocument<AccountOverviewQuery, AccountOverviewQueryVariables>('AccountOverview', '2fa25f75268f34915187c36342f4b4e75e3cdd391e0f11c78cff87a39d71192e', true)
export const useAccountOverviewQuery = (options?: useQuery.Options<AccountOverviewQuery, AccountOverviewQueryVariables>) => useQuery(AccountOverviewDocument, options)