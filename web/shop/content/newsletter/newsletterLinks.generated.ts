/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { MutationDocument } from '#web/core/data/document.ts'
import { type MutationHookOptions, useMutation } from '#web/core/data/useMutation.ts'
/** The key of a subscription. */
export type ConfirmNewsletterInput = {
  /** The key from the link in the email. */
  key: string;
};

/** The key of an address. */
export type UnsubscribeNewsletterInput = {
  /** The key from the link in the email. */
  key: string;
};

/** Why a mutation was not carried out. */
export type UserErrorCode =
  /** Something has changed in the meantime, or forbids the change: a price, the status of an order. */
  | 'CONFLICT'
  /** A value is missing, malformed or not possible. */
  | 'INVALID'
  /** The subject of the input does not exist, or no longer does, such as an expired link. */
  | 'NOT_FOUND'
  /** Fewer pieces are in stock than the input asks for. */
  | 'OUT_OF_STOCK'
  /** A file is too large. */
  | 'TOO_LARGE'
  /** A file has a type that is not accepted. */
  | 'UNSUPPORTED_TYPE';

export type ConfirmNewsletterMutationVariables = Exact<{
  input: Types.ConfirmNewsletterInput;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletter: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } };

export type UnsubscribeNewsletterMutationVariables = Exact<{
  input: Types.UnsubscribeNewsletterInput;
}>;


export type UnsubscribeNewsletterMutation = { unsubscribeNewsletter: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } };

export const ConfirmNewsletterDocument: MutationDocument<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables> = { kind: 'mutation', name: 'ConfirmNewsletter', hash: '72085ddacf3be622a35cf3b7d148f5932ed8a917280911896b75c2d13db185c0' }
export const UnsubscribeNewsletterDocument: MutationDocument<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables> = { kind: 'mutation', name: 'UnsubscribeNewsletter', hash: 'b3418c816a911fb279e89e8d68fb161ae5dc177ff41289b6ee33f03eb7c1accb' }
export const useConfirmNewsletterMutation = (options?: MutationHookOptions) => useMutation(ConfirmNewsletterDocument, options)
export const useUnsubscribeNewsletterMutation = (options?: MutationHookOptions) => useMutation(UnsubscribeNewsletterDocument, options)