/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { mutationDocument } from '#web/core/data/document.ts'
import type { Payloads } from '#web/core/data/document.ts'
import { useMutation } from '@apollo/client/react'
/** The key of a request. */
export type ConfirmStockAlertInput = {
  /** The key from the link in the email. */
  key: string;
};

/** A sold-out product with the chosen options, and the email address to notify when it is back in stock. */
export type RequestStockAlertInput = {
  email: string;
  /** A value for each option of a variable product. */
  options?: Array<SelectedOptionInput> | null | undefined;
  /** `id` or `databaseId` of a product. */
  productId: string | number;
};

/** A value of an option, by the slugs of both. Of a text option, `value` is the text. */
export type SelectedOptionInput = {
  option: string;
  value: string;
};

/** The key of an address. */
export type UnsubscribeStockAlertsInput = {
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

export type RequestStockAlertMutationVariables = Exact<{
  input: Types.RequestStockAlertInput;
}>;


export type RequestStockAlertMutation = { requestStockAlert: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type ConfirmStockAlertMutationVariables = Exact<{
  input: Types.ConfirmStockAlertInput;
}>;


export type ConfirmStockAlertMutation = { confirmStockAlert: { message: string | null, product: { name: string, url: string } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type UnsubscribeStockAlertsMutationVariables = Exact<{
  input: Types.UnsubscribeStockAlertsInput;
}>;


export type UnsubscribeStockAlertsMutation = { unsubscribeStockAlerts: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const RequestStockAlertDocument = /* @__PURE__ */ mutationDocument<RequestStockAlertMutation, RequestStockAlertMutationVariables>('RequestStockAlert', 'd86e924ce2ded9532c2c7cc88770955f0eec7c9ed10064be91d50bd7af2efb1f')
export const ConfirmStockAlertDocument = /* @__PURE__ */ mutationDocument<ConfirmStockAlertMutation, ConfirmStockAlertMutationVariables>('ConfirmStockAlert', 'e011a6af7d09da2ea6ced9306e5087390124b673d94192d2e021779b701115a5')
export const UnsubscribeStockAlertsDocument = /* @__PURE__ */ mutationDocument<UnsubscribeStockAlertsMutation, UnsubscribeStockAlertsMutationVariables>('UnsubscribeStockAlerts', '4fe7a3b3d9ee34c192b1183f564ae497bce12f314caaeae49c267071f7d2650a')
export const useRequestStockAlertMutation = (options?: Omit<useMutation.Options<Payloads<RequestStockAlertMutation>, RequestStockAlertMutationVariables>, 'variables'>) => useMutation(RequestStockAlertDocument, options)
export const useConfirmStockAlertMutation = (options?: Omit<useMutation.Options<Payloads<ConfirmStockAlertMutation>, ConfirmStockAlertMutationVariables>, 'variables'>) => useMutation(ConfirmStockAlertDocument, options)
export const useUnsubscribeStockAlertsMutation = (options?: Omit<useMutation.Options<Payloads<UnsubscribeStockAlertsMutation>, UnsubscribeStockAlertsMutationVariables>, 'variables'>) => useMutation(UnsubscribeStockAlertsDocument, options)