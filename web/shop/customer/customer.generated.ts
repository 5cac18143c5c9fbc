/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { MutationDocument } from '#web/core/data/document.ts'
/** Credentials of a customer. */
export type LoginInput = {
  password: string;
  rememberMe?: boolean | null | undefined;
  /** An email address or username. */
  username: string;
};

/** Data of a new account. */
export type RegisterInput = {
  /** `YYYY-MM-DD`, not later than today. Text that is no date is an error at this field. */
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
  /** What the input names does not exist, or no longer, such as an expired link. */
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


export type LoginMutation = { login: { viewer: { id: string } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type RegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RegisterMutation = { register: { viewer: { id: string } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export const LoginDocument: MutationDocument<LoginMutation, LoginMutationVariables> = { kind: 'mutation', name: 'Login', hash: 'a1cec6ced52bb5b1368bdcaa57eac446752a6a6fd9a8ade67f05e9230ce9e7d4' }
export const RegisterDocument: MutationDocument<RegisterMutation, RegisterMutationVariables> = { kind: 'mutation', name: 'Register', hash: '0f03bde3a2d88a16f6f3a145222c8eda7d93d4212e0a6ba32f02478f90e1aec5' }
export const LogoutDocument: MutationDocument<LogoutMutation, LogoutMutationVariables> = { kind: 'mutation', name: 'Logout', hash: '2ac738cbcdfbae78ac68a854eb8d11d3648769723d376915356d1671afeeea57' }
export const RequestPasswordResetDocument: MutationDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = { kind: 'mutation', name: 'RequestPasswordReset', hash: '4cd3f1759318dbb15491133163b031ebd0a6377af015aa1112ae25347b459d26' }
export const ResetPasswordDocument: MutationDocument<ResetPasswordMutation, ResetPasswordMutationVariables> = { kind: 'mutation', name: 'ResetPassword', hash: '4a75ea5520f039307d75ab82f212141638a3912709a72ac6c4f2025bb15b7c8c' }