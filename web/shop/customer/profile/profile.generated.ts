/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { mutationDocument, queryDocument } from '#web/core/data/document.ts'
import type { Payloads } from '#web/core/data/document.ts'
import { useMutation, useQuery } from '@apollo/client/react'
/** A new password of the signed-in customer. */
export type ChangePasswordInput = {
  confirmPassword: string;
  /** The password that is replaced. */
  currentPassword: string;
  /** At least 8 characters with a digit, a lowercase and an uppercase letter. */
  password: string;
};

/** Confirms the deletion of an account. */
export type DeleteAccountInput = {
  /** The key from the link in the email, for an account without a password. */
  key?: string | null | undefined;
  /** Required for an account with a password. */
  password?: string | null | undefined;
};

/** A service whose accounts can sign in. */
export type SocialProvider =
  | 'APPLE'
  | 'FACEBOOK'
  | 'GOOGLE'
  | 'LINE'
  /** A service that this version does not know. */
  | 'UNKNOWN';

/** New personal information of a customer. All fields are replaced. */
export type UpdateProfileInput = {
  /** Not later than today. */
  birthDate: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
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

export type ProfileFieldsFragment = { id: string, firstName: string, lastName: string, email: string | null, phoneNumber: string | null, birthDate: string | null, hasPassword: boolean, providers: Array<{ provider: Types.SocialProvider, linkedDate: string | null }> };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { id: string, firstName: string, lastName: string, email: string | null, phoneNumber: string | null, birthDate: string | null, hasPassword: boolean, providers: Array<{ provider: Types.SocialProvider, linkedDate: string | null }> } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { profile: { id: string, firstName: string, lastName: string, email: string | null, phoneNumber: string | null, birthDate: string | null, hasPassword: boolean, providers: Array<{ provider: Types.SocialProvider, linkedDate: string | null }> } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type PersonalDataQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalDataQuery = { personalData: string | null };

export type RequestAccountDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestAccountDeletionMutation = { requestAccountDeletion: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export type DeleteAccountMutationVariables = Exact<{
  input: Types.DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const ProfileDocument = /* @__PURE__ */ queryDocument<ProfileQuery, ProfileQueryVariables>('Profile', 'a8b8f7e01074dc09c00542ee35105fc37b286eaed20cb6b62eb80f510db95a82', true)
export const UpdateProfileDocument = /* @__PURE__ */ mutationDocument<UpdateProfileMutation, UpdateProfileMutationVariables>('UpdateProfile', 'cb8fc20315ca0aec61f75ca7464df5a32f673121540fb9ee987dfc9ef7452790')
export const ChangePasswordDocument = /* @__PURE__ */ mutationDocument<ChangePasswordMutation, ChangePasswordMutationVariables>('ChangePassword', '0cc89348847310db882e2c4d453c1a5140c0fcbf6493bcc9d4bc8bb6d3e4f4a8')
export const PersonalDataDocument = /* @__PURE__ */ queryDocument<PersonalDataQuery, PersonalDataQueryVariables>('PersonalData', 'eba35050a0f89ad1f5693155d84162cf59ffec9ab86c5db3080ed97c2e46df74', true)
export const RequestAccountDeletionDocument = /* @__PURE__ */ mutationDocument<RequestAccountDeletionMutation, RequestAccountDeletionMutationVariables>('RequestAccountDeletion', '4e4d3da04127eb3403a39f63fd6de1bcd5c8f21857c760a6e206935d82d6c296')
export const DeleteAccountDocument = /* @__PURE__ */ mutationDocument<DeleteAccountMutation, DeleteAccountMutationVariables>('DeleteAccount', 'eb00de45a0e707f4a4a2b4563bfc8f89fdc2d116308a2d5aab88639c0d03ddf8')
export const useProfileQuery = (options?: useQuery.Options<ProfileQuery, ProfileQueryVariables>) => useQuery(ProfileDocument, options)
export const useUpdateProfileMutation = (options?: Omit<useMutation.Options<Payloads<UpdateProfileMutation>, UpdateProfileMutationVariables>, 'variables'>) => useMutation(UpdateProfileDocument, options)
export const useChangePasswordMutation = (options?: Omit<useMutation.Options<Payloads<ChangePasswordMutation>, ChangePasswordMutationVariables>, 'variables'>) => useMutation(ChangePasswordDocument, options)
export const useRequestAccountDeletionMutation = (options?: Omit<useMutation.Options<Payloads<RequestAccountDeletionMutation>, RequestAccountDeletionMutationVariables>, 'variables'>) => useMutation(RequestAccountDeletionDocument, options)
export const useDeleteAccountMutation = (options?: Omit<useMutation.Options<Payloads<DeleteAccountMutation>, DeleteAccountMutationVariables>, 'variables'>) => useMutation(DeleteAccountDocument, options)