/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { mutationDocument } from '#web/core/data/document.ts'
import type { Payloads } from '#web/core/data/document.ts'
import { useMutation } from '@apollo/client/react'
/** A transfer slip and its order. */
export type ConfirmPaymentInput = {
  /** The amount in the currency of the shop. Required without `transferAmount`. */
  amount?: number | null | undefined;
  /** The bank to which the money was transferred. */
  bank: string;
  /** The access key from the email to a guest, instead of a session or the phone number of the order. */
  key?: string | null | undefined;
  name: string;
  /** The order number, digits only. */
  order: string;
  phoneNumber: string;
  /** A JPEG or PNG of at most 2,097,152 bytes. */
  slip: File;
  /** The amount as a shopper typed it, such as `฿1,290.-`, for forms: text that is no amount is an error at this field. */
  transferAmount?: string | null | undefined;
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

export type ConfirmPaymentMutationVariables = Exact<{
  input: Types.ConfirmPaymentInput;
}>;


export type ConfirmPaymentMutation = { confirmPayment: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const ConfirmPaymentDocument = /* @__PURE__ */ mutationDocument<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>('ConfirmPayment', '69e868479edc56e1f5df04888c866ea7a487ebc5e3a487f1fee1934bb981289e')
export const useConfirmPaymentMutation = (options?: Omit<useMutation.Options<Payloads<ConfirmPaymentMutation>, ConfirmPaymentMutationVariables>, 'variables'>) => useMutation(ConfirmPaymentDocument, options)