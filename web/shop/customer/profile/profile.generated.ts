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

export const ProfileDocument = /* @__PURE__ */ queryDocument<ProfileQuery, ProfileQueryVariables>('Profile', '7e66b8e24c6cf727e276ac7aacddb54dd8c988acd8663f5de5f4a8643282c7fd', true)
export const UpdateProfileDocument = /* @__PURE__ */ mutationDocument<UpdateProfileMutation, UpdateProfileMutationVariables>('UpdateProfile', '9024c1c12553f1f069bc27b2d98bacb0272046cb0c35da6a5b7b9022e27dcd67')
export const ChangePasswordDocument = /* @__PURE__ */ mutationDocument<ChangePasswordMutation, ChangePasswordMutationVariables>('ChangePassword', 'a50cc72afac6f368339edb97e333cf415fd1a80c2ba3e734b225474085560f76')
export const PersonalDataDocument = /* @__PURE__ */ queryDocument<PersonalDataQuery, PersonalDataQueryVariables>('PersonalData', '8e8886f584a48ffce8f281c16a382525d79f2832e8326e586a28961faed4b3fc', true)
export const RequestAccountDeletionDocument = /* @__PURE__ */ mutationDocument<RequestAccountDeletionMutation, RequestAccountDeletionMutationVariables>('RequestAccountDeletion', '29fd38a537282a5bf95061275904daeb56199f974649ed616f9aa47f9adda355')
export const DeleteAccountDocument = /* @__PURE__ */ mutationDocument<DeleteAccountMutation, DeleteAccountMutationVariables>('DeleteAccount', '3a2572cb72a50bd86956a3d2d07c41832f6a42acfe406377a175447c1b52de84')
export const useProfileQuery = (options?: useQuery.Options<ProfileQuery, ProfileQueryVariables>) => useQuery(ProfileDocument, options)
export const useUpdateProfileMutation = (options?: Omit<useMutation.Options<Payloads<UpdateProfileMutation>, UpdateProfileMutationVariables>, 'variables'>) => useMutation(UpdateProfileDocument, options)
export const useChangePasswordMutation = (options?: Omit<useMutation.Options<Payloads<ChangePasswordMutation>, ChangePasswordMutationVariables>, 'variables'>) => useMutation(ChangePasswordDocument, options)
export const useRequestAccountDeletionMutation = (options?: Omit<useMutation.Options<Payloads<RequestAccountDeletionMutation>, RequestAccountDeletionMutationVariables>, 'variables'>) => useMutation(RequestAccountDeletionDocument, options)
export const useDeleteAccountMutation = (options?: Omit<useMutation.Options<Payloads<DeleteAccountMutation>, DeleteAccountMutationVariables>, 'variables'>) => useMutation(DeleteAccountDocument, options)