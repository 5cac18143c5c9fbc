/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A slip and what it was paid for. */
export type ConfirmPaymentInput = {
  /** The bank paid to. */
  bank: string;
  name: string;
  /** The order's number, digits only. */
  order: string;
  phoneNumber: string;
  /** A JPEG or PNG of at most 2,097,152 bytes. */
  slip: File;
  /** Baht, as typed. */
  transferAmount: string;
};

export type ConfirmPaymentMutationVariables = Exact<{
  input: Types.ConfirmPaymentInput;
}>;


export type ConfirmPaymentMutation = { confirmPayment: { message: string } };


export const ConfirmPaymentDocument = {"__meta__":{"hash":"5381db4bf6ae39d0843ad9fa4dc9ae1f82dfe1b9ec697ff76e7fa700afaf7326"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>;
export const useConfirmPaymentMutation = (options: useMutation.Options<ConfirmPaymentMutation, ConfirmPaymentMutationVariables> = {}) => useMutation<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>(ConfirmPaymentDocument, options)