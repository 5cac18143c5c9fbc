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

export const RequestStockAlertDocument = /* @__PURE__ */ mutationDocument<RequestStockAlertMutation, RequestStockAlertMutationVariables>('RequestStockAlert', 'f7bd07671f8866cf18af7ccf137caab91b461f20fc625a98bf8ddcce935771de')
export const ConfirmStockAlertDocument = /* @__PURE__ */ mutationDocument<ConfirmStockAlertMutation, ConfirmStockAlertMutationVariables>('ConfirmStockAlert', '3ee4e9b04f5a490df1e1166fe8c71b7a6418ef468b4cd69e0fa82d48b8cc9cd4')
export const UnsubscribeStockAlertsDocument = /* @__PURE__ */ mutationDocument<UnsubscribeStockAlertsMutation, UnsubscribeStockAlertsMutationVariables>('UnsubscribeStockAlerts', '91a7bfe16e5eb2ae57640c8edbe17b171649159d7964506de5978fa46af1f6a4')
export const useRequestStockAlertMutation = (options?: Omit<useMutation.Options<Payloads<RequestStockAlertMutation>, RequestStockAlertMutationVariables>, 'variables'>) => useMutation(RequestStockAlertDocument, options)
export const useConfirmStockAlertMutation = (options?: Omit<useMutation.Options<Payloads<ConfirmStockAlertMutation>, ConfirmStockAlertMutationVariables>, 'variables'>) => useMutation(ConfirmStockAlertDocument, options)
export const useUnsubscribeStockAlertsMutation = (options?: Omit<useMutation.Options<Payloads<UnsubscribeStockAlertsMutation>, UnsubscribeStockAlertsMutationVariables>, 'variables'>) => useMutation(UnsubscribeStockAlertsDocument, options)