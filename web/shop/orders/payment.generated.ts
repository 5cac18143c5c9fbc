/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a payment by QR code stands. */
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


export const PromptPayDocument = {"__meta__":{"hash":"3f84f7f0e109b0c52060ac81c4bd5eb621904394c40c824babe978e1cabf70ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromptPay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptPay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<PromptPayQuery, PromptPayQueryVariables>;
export const BankAccountsDocument = {"__meta__":{"hash":"e7a61d909d7eb173d3980160a80c20117ace0ba8ea36d1dd657adb825d08a614"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"medium"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<BankAccountsQuery, BankAccountsQueryVariables>;
export const usePromptPayQuery = (options: useQuery.Options<PromptPayQuery, PromptPayQueryVariables> & { variables: PromptPayQueryVariables }) => useQuery<PromptPayQuery, PromptPayQueryVariables>(PromptPayDocument, options)
export const useBankAccountsQuery = (options: useQuery.Options<BankAccountsQuery, BankAccountsQueryVariables> = {}) => useQuery<BankAccountsQuery, BankAccountsQueryVariables>(BankAccountsDocument, options)