/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { MutationDocument } from '#web/core/data/document.ts'
/** A value of an option, by the slugs of both. Of a text option, `value` is the text. */
export type SelectedOptionInput = {
  option: string;
  value: string;
};

/** A sold-out product with its options, and who is told when it is back in stock. */
export type StockAlertInput = {
  email: string;
  /** A value for each option of a variable product. */
  options?: Array<SelectedOptionInput> | null | undefined;
  productId: string | number;
};

export type RequestStockAlertMutationVariables = Exact<{
  input: Types.StockAlertInput;
}>;


export type RequestStockAlertMutation = { requestStockAlert: { message: string } };

export type ConfirmStockAlertMutationVariables = Exact<{
  key: string;
}>;


export type ConfirmStockAlertMutation = { confirmStockAlert: { message: string, product: { name: string, url: string } | null } };

export type UnsubscribeStockAlertsMutationVariables = Exact<{
  key: string;
}>;


export type UnsubscribeStockAlertsMutation = { unsubscribeStockAlerts: { message: string } };

export const RequestStockAlertDocument: MutationDocument<RequestStockAlertMutation, RequestStockAlertMutationVariables> = { kind: 'mutation', name: 'RequestStockAlert', hash: 'be9bc47ed4674b737fc399d626819201ac1ed01368371980745bc30e8e78ff93' }
export const ConfirmStockAlertDocument: MutationDocument<ConfirmStockAlertMutation, ConfirmStockAlertMutationVariables> = { kind: 'mutation', name: 'ConfirmStockAlert', hash: '883669d572c87e24df69c103cbc311c3d6167f5bf3adb34fc26bb46804bce188' }
export const UnsubscribeStockAlertsDocument: MutationDocument<UnsubscribeStockAlertsMutation, UnsubscribeStockAlertsMutationVariables> = { kind: 'mutation', name: 'UnsubscribeStockAlerts', hash: 'e23b6ac2e614f5bc0b6c6ac8151b962981e03f9dbec0e4a920a714be4fdf297d' }