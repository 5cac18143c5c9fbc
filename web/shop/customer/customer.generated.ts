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
  /** Not later than today. */
  birthDate: string;
  email: string;
  firstName: string;
  lastName: string;
  /** At least 8 characters with a digit, a lowercase and an uppercase letter. */
  password: string;
  phoneNumber: string;
};

/** A new password, with the key and login from the link in the email. */
export type ResetPasswordInput = {
  confirmPassword: string;
  password: string;
  resetKey: string;
  resetLogin: string;
};

export type LoginMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type LoginMutation = { login: { id: string } };

export type RegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RegisterMutation = { register: { id: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { message: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  username: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { message: string } };

export const LoginDocument: MutationDocument<LoginMutation, LoginMutationVariables> = { kind: 'mutation', name: 'Login', hash: '7a855df714942ad7c20176f27db2b8ef693a5bc8f6a47c66b40c10cac89532b2' }
export const RegisterDocument: MutationDocument<RegisterMutation, RegisterMutationVariables> = { kind: 'mutation', name: 'Register', hash: 'bcbf6225799a98265ecb1dd8b08abcfb104f1c586ea458b1b5d561f3214ed0d8' }
export const LogoutDocument: MutationDocument<LogoutMutation, LogoutMutationVariables> = { kind: 'mutation', name: 'Logout', hash: '74242a8bdc970f2e88adf1c9a9e2a4e181e573772aeb9252dfc172ee6721e0f3' }
export const RequestPasswordResetDocument: MutationDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = { kind: 'mutation', name: 'RequestPasswordReset', hash: '6f73ca176887b0579eae658efa0028e74b9daa6349e67ac025c0fd2e4d44f54b' }
export const ResetPasswordDocument: MutationDocument<ResetPasswordMutation, ResetPasswordMutationVariables> = { kind: 'mutation', name: 'ResetPassword', hash: 'b852be80a023cfea8aac327c8c664714b713f64375c009f8ca046d549a4ce87f' }