/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { mutationDocument } from '#web/core/data/document.ts'
import type { Payloads } from '#web/core/data/document.ts'
import { useMutation } from '@apollo/client/react'
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


export type ConfirmNewsletterMutation = { confirmNewsletter: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type UnsubscribeNewsletterMutationVariables = Exact<{
  input: Types.UnsubscribeNewsletterInput;
}>;


export type UnsubscribeNewsletterMutation = { unsubscribeNewsletter: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const ConfirmNewsletterDocument = /* @__PURE__ */ mutationDocument<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>('ConfirmNewsletter', '539105ee6d93c834817902f7837247fda9bd970ec9a753682eb6b714640e735d')
export const UnsubscribeNewsletterDocument = /* @__PURE__ */ mutationDocument<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables>('UnsubscribeNewsletter', '0b52d7c019bc8ddbbaad86c8d5afb3a0e418661d4bde224e3fc40880001f2e14')
export const useConfirmNewsletterMutation = (options?: Omit<useMutation.Options<Payloads<ConfirmNewsletterMutation>, ConfirmNewsletterMutationVariables>, 'variables'>) => useMutation(ConfirmNewsletterDocument, options)
export const useUnsubscribeNewsletterMutation = (options?: Omit<useMutation.Options<Payloads<UnsubscribeNewsletterMutation>, UnsubscribeNewsletterMutationVariables>, 'variables'>) => useMutation(UnsubscribeNewsletterDocument, options)