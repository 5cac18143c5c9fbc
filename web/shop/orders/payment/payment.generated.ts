/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { mutationDocument, queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
/** The status of a payment that is confirmed at a bank, such as one by card. */
export type CardPaymentStatus =
  /** Nothing has been charged yet. */
  | 'DUE'
  /** The bank did not confirm the payment in time. */
  | 'EXPIRED'
  | 'FAILED'
  /** The bank has not confirmed the payment yet. */
  | 'PENDING'
  | 'SUCCESSFUL';

/** The order, and the card that pays it. */
export type PayByCardInput = {
  /** The access key from the email to a guest, instead of a session. */
  key?: string | null | undefined;
  /** `id` or `number` of the order. */
  orderId: string | number;
  /** The token that the script of the payment provider made of the card. */
  token: string;
};

/** The order, and how it is paid. */
export type PayByRedirectInput = {
  /** The access key from the email to a guest, instead of a session. */
  key?: string | null | undefined;
  /** `id` or `number` of the order. */
  orderId: string | number;
  /** The `code` of one of the payment's `sources`. */
  source: string;
};

/** The status of a PromptPay payment. */
export type PromptPayStatus =
  | 'EXPIRED'
  | 'FAILED'
  | 'PENDING'
  | 'SUCCESSFUL';

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

export type PromptPayQueryVariables = Exact<{
  orderId: string | number;
  key?: string | null | undefined;
}>;


export type PromptPayQuery = { promptPay: { image: string | null, status: Types.PromptPayStatus, expiresAt: string | null, payee: string | null } | null };

export type CardPaymentFieldsFragment = { status: Types.CardPaymentStatus, authorizeUrl: string | null, message: string | null, publicKey: string, scriptUrl: string };

export type CardPaymentQueryVariables = Exact<{
  orderId: string | number;
  key?: string | null | undefined;
}>;


export type CardPaymentQuery = { cardPayment: { status: Types.CardPaymentStatus, authorizeUrl: string | null, message: string | null, publicKey: string, scriptUrl: string } | null };

export type PayByCardMutationVariables = Exact<{
  input: Types.PayByCardInput;
}>;


export type PayByCardMutation = { payByCard: { payment: { status: Types.CardPaymentStatus, authorizeUrl: string | null, message: string | null, publicKey: string, scriptUrl: string } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type RedirectPaymentFieldsFragment = { status: Types.CardPaymentStatus, authorizeUrl: string | null, message: string | null, sources: Array<{ code: string, title: string, text: string | null }> };

export type RedirectPaymentQueryVariables = Exact<{
  orderId: string | number;
  key?: string | null | undefined;
}>;


export type RedirectPaymentQuery = { redirectPayment: { status: Types.CardPaymentStatus, authorizeUrl: string | null, message: string | null, sources: Array<{ code: string, title: string, text: string | null }> } | null };

export type PayByRedirectMutationVariables = Exact<{
  input: Types.PayByRedirectInput;
}>;


export type PayByRedirectMutation = { payByRedirect: { redirectPayment: { status: Types.CardPaymentStatus, authorizeUrl: string | null, message: string | null, sources: Array<{ code: string, title: string, text: string | null }> } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type BankAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type BankAccountsQuery = { bankAccounts: Array<{ bankName: string, accountName: string, accountNumber: string, bankLogo: { alt: string, sizes: { medium: { url: string, width: number, height: number } } } | null }> | null };

export const PromptPayDocument = /* @__PURE__ */ queryDocument<PromptPayQuery, PromptPayQueryVariables>('PromptPay', 'd440c2947fd6b0d45f2ef27e610acdbbbd7e6ea6313af76d0810b309f6fa0cdd', true)
export const CardPaymentDocument = /* @__PURE__ */ queryDocument<CardPaymentQuery, CardPaymentQueryVariables>('CardPayment', '6ddb0402d76087fa7585889c525c626283c872744a348f00a50bf8c82411ae10', true)
export const PayByCardDocument = /* @__PURE__ */ mutationDocument<PayByCardMutation, PayByCardMutationVariables>('PayByCard', '11a93fb3113edcc78813a0aa2d73a6faccde811ad6427c4429fa9a8ced4d4153')
export const RedirectPaymentDocument = /* @__PURE__ */ queryDocument<RedirectPaymentQuery, RedirectPaymentQueryVariables>('RedirectPayment', '4d019e4aae0a6710080e2b6e0626143ffe3b7be3d90a2b952521b760a816a493', true)
export const PayByRedirectDocument = /* @__PURE__ */ mutationDocument<PayByRedirectMutation, PayByRedirectMutationVariables>('PayByRedirect', 'fdb393a7a5694a175bf2915b7e03f64a7288d5ec4ab0a8a935ae34cb74414f3d')
export const BankAccountsDocument = /* @__PURE__ */ queryDocument<BankAccountsQuery, BankAccountsQueryVariables>('BankAccounts', 'ffb587be0a4fa8a0a90dcb5ae013d3262b96e94122fd38be7cdf834ad66f67c6')
export const usePromptPayQuery = (options: useQuery.Options<PromptPayQuery, PromptPayQueryVariables>) => useQuery(PromptPayDocument, options)
export const useBankAccountsQuery = (options?: useQuery.Options<BankAccountsQuery, BankAccountsQueryVariables>) => useQuery(BankAccountsDocument, options)