/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
/** The status of a PromptPay payment. */
export type PromptPayStatus =
  | 'EXPIRED'
  | 'FAILED'
  | 'PENDING'
  | 'SUCCESSFUL';

export type PromptPayQueryVariables = Exact<{
  orderId: string | number;
  key?: string | null | undefined;
}>;


export type PromptPayQuery = { promptPay: { image: string | null, status: Types.PromptPayStatus, expiresAt: string | null } | null };

export type BankAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type BankAccountsQuery = { bankAccounts: Array<{ bankName: string, accountName: string, accountNumber: string, bankLogo: { alt: string, sizes: { medium: { url: string, width: number, height: number } } } | null }> | null };

export const PromptPayDocument: QueryDocument<PromptPayQuery, PromptPayQueryVariables> = { kind: 'query', name: 'PromptPay', hash: '3f84f7f0e109b0c52060ac81c4bd5eb621904394c40c824babe978e1cabf70ef' }
export const BankAccountsDocument: QueryDocument<BankAccountsQuery, BankAccountsQueryVariables> = { kind: 'query', name: 'BankAccounts', hash: 'e7a61d909d7eb173d3980160a80c20117ace0ba8ea36d1dd657adb825d08a614' }
export const usePromptPayQuery = (options: QueryOptions<PromptPayQueryVariables> & { variables: PromptPayQueryVariables }) => useQuery(PromptPayDocument, options)
export const useBankAccountsQuery = (options: QueryOptions<BankAccountsQueryVariables> = {}) => useQuery(BankAccountsDocument, options)