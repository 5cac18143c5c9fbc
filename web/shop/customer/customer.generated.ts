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

export const LoginDocument = /* @__PURE__ */ mutationDocument<LoginMutation, LoginMutationVariables>('Login', '7c6f583385648614da1eb3910f31380c06e09f845c184d908fedff0404364e89')
export const RegisterDocument = /* @__PURE__ */ mutationDocument<RegisterMutation, RegisterMutationVariables>('Register', '54a256531ba62ee81f6030bc1ed53636a4e4de31362515c7162dd6eb11f05f10')
export const LogoutDocument = /* @__PURE__ */ mutationDocument<LogoutMutation, LogoutMutationVariables>('Logout', '308df2c4d83c2ac23bbdee16edeca70d9fae71ddda0c61f9bb5628bfd6ef276c')
export const RequestPasswordResetDocument = /* @__PURE__ */ mutationDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>('RequestPasswordReset', '28201a6414c4ff1cc21578158cebed04e803598bd210a0acc26cc504bdbb4c1b')
export const ResetPasswordDocument = /* @__PURE__ */ mutationDocument<ResetPasswordMutation, ResetPasswordMutationVariables>('ResetPassword', 'ebf251a7faa55dfaba156b0f0d3fb6f2555eb7b420ecbc2b473217f7e7f5aa04')
export const useLoginMutation = (options?: Omit<useMutation.Options<Payloads<LoginMutation>, LoginMutationVariables>, 'variables'>) => useMutation(LoginDocument, options)
export const useRegisterMutation = (options?: Omit<useMutation.Options<Payloads<RegisterMutation>, RegisterMutationVariables>, 'variables'>) => useMutation(RegisterDocument, options)
export const useRequestPasswordResetMutation = (options?: Omit<useMutation.Options<Payloads<RequestPasswordResetMutation>, RequestPasswordResetMutationVariables>, 'variables'>) => useMutation(RequestPasswordResetDocument, options)
export const useResetPasswordMutation = (options?: Omit<useMutation.Options<Payloads<ResetPasswordMutation>, ResetPasswordMutationVariables>, 'variables'>) => useMutation(ResetPasswordDocument, options)