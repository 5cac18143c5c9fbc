/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { mutationDocument } from '#web/core/data/document.ts'
import type { Payloads } from '#web/core/data/document.ts'
import { useMutation } from '@apollo/client/react'
/** Credentials of a customer. */
export type LoginInput = {
  password: string;
  rememberMe?: boolean | null | undefined;
  /** An email address or username. */
  username: string;
};

/** Data of a new account. */
export type RegisterInput = {
  /** Not later than today. */
  birthDate: string;
  email: string;
  firstName: string;
  lastName: string;
  /** At least 8 characters with a digit, a lowercase and an uppercase letter. */
  password: string;
  phoneNumber: string;
};

/** Whose password is reset. */
export type RequestPasswordResetInput = {
  /** An email address or username. */
  username: string;
};

/** A new password, with the key and login from the link in the email. */
export type ResetPasswordInput = {
  confirmPassword: string;
  password: string;
  resetKey: string;
  resetLogin: string;
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

export type LoginMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type LoginMutation = { login: { viewer: { id: string } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type RegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RegisterMutation = { register: { viewer: { id: string } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const LoginDocument = /* @__PURE__ */ mutationDocument<LoginMutation, LoginMutationVariables>('Login', 'eaf390498f82c3f29eb65505e89f73d388dbc2a869fb1f1d6f1524ca44b1069f')
export const RegisterDocument = /* @__PURE__ */ mutationDocument<RegisterMutation, RegisterMutationVariables>('Register', '2369c30953935a62221c070446e4674f83ab15cbb0e695dcd8138e7fa09c85e7')
export const LogoutDocument = /* @__PURE__ */ mutationDocument<LogoutMutation, LogoutMutationVariables>('Logout', 'cbc5a114b325e43671517046f2d1f5966eccad0f71b2927a509a8fbf55c5df51')
export const RequestPasswordResetDocument = /* @__PURE__ */ mutationDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>('RequestPasswordReset', 'ae9ef4cb67d3c4f87b8db6fa74f5f0658fb431178cbacf5a9d8be7ee51a4f041')
export const ResetPasswordDocument = /* @__PURE__ */ mutationDocument<ResetPasswordMutation, ResetPasswordMutationVariables>('ResetPassword', '242529f15b8c16c7d06283c344e40c7bc657140d10c02df07a62d67b3ae0fb34')
export const useLoginMutation = (options?: Omit<useMutation.Options<Payloads<LoginMutation>, LoginMutationVariables>, 'variables'>) => useMutation(LoginDocument, options)
export const useRegisterMutation = (options?: Omit<useMutation.Options<Payloads<RegisterMutation>, RegisterMutationVariables>, 'variables'>) => useMutation(RegisterDocument, options)
export const useRequestPasswordResetMutation = (options?: Omit<useMutation.Options<Payloads<RequestPasswordResetMutation>, RequestPasswordResetMutationVariables>, 'variables'>) => useMutation(RequestPasswordResetDocument, options)
export const useResetPasswordMutation = (options?: Omit<useMutation.Options<Payloads<ResetPasswordMutation>, ResetPasswordMutationVariables>, 'variables'>) => useMutation(ResetPasswordDocument, options)