/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { MutationDocument, QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
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

/** New personal information of a customer. All fields are replaced. */
export type ProfileInput = {
  /** Not later than today. */
  birthDate: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
};

/** A service whose accounts can sign in. */
export type SocialProvider =
  | 'APPLE'
  | 'FACEBOOK'
  | 'GOOGLE'
  | 'LINE'
  /** A service that this version does not know. */
  | 'UNKNOWN';

export type ProfileFieldsFragment = { id: string, firstName: string, lastName: string, email: string | null, phoneNumber: string | null, birthDate: string | null, hasPassword: boolean, providers: Array<{ provider: Types.SocialProvider, linkedDate: string | null }> };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { id: string, firstName: string, lastName: string, email: string | null, phoneNumber: string | null, birthDate: string | null, hasPassword: boolean, providers: Array<{ provider: Types.SocialProvider, linkedDate: string | null }> } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: Types.ProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, firstName: string, lastName: string, email: string | null, phoneNumber: string | null, birthDate: string | null, hasPassword: boolean, providers: Array<{ provider: Types.SocialProvider, linkedDate: string | null }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { message: string } };

export type PersonalDataQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalDataQuery = { personalData: string | null };

export type RequestAccountDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestAccountDeletionMutation = { requestAccountDeletion: { message: string } };

export type DeleteAccountMutationVariables = Exact<{
  input: Types.DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { message: string } };

export const ProfileDocument: QueryDocument<ProfileQuery, ProfileQueryVariables> = { kind: 'query', name: 'Profile', hash: 'a8b8f7e01074dc09c00542ee35105fc37b286eaed20cb6b62eb80f510db95a82', isPersonal: true }
export const UpdateProfileDocument: MutationDocument<UpdateProfileMutation, UpdateProfileMutationVariables> = { kind: 'mutation', name: 'UpdateProfile', hash: '764e7586d60f3440164be279494290a4628d7aea1af7a593d65b5ecac525d4e2' }
export const ChangePasswordDocument: MutationDocument<ChangePasswordMutation, ChangePasswordMutationVariables> = { kind: 'mutation', name: 'ChangePassword', hash: '91601ed6898afc3af2302930aab60528ab3c106124562541c691135b6ca96c2a' }
export const PersonalDataDocument: QueryDocument<PersonalDataQuery, PersonalDataQueryVariables> = { kind: 'query', name: 'PersonalData', hash: 'eba35050a0f89ad1f5693155d84162cf59ffec9ab86c5db3080ed97c2e46df74', isPersonal: true }
export const RequestAccountDeletionDocument: MutationDocument<RequestAccountDeletionMutation, RequestAccountDeletionMutationVariables> = { kind: 'mutation', name: 'RequestAccountDeletion', hash: '0365b600c5e7d154cfe8fc2e345334c68d1525690e8f27cebec4f28f0d638277' }
export const DeleteAccountDocument: MutationDocument<DeleteAccountMutation, DeleteAccountMutationVariables> = { kind: 'mutation', name: 'DeleteAccount', hash: '1cea783ff89f76896f2b596fea93264fb8ef5aea3697e90c5c3cae4bbfa091da' }
export const useProfileQuery = (options: QueryOptions<ProfileQueryVariables> = {}) => useQuery(ProfileDocument, options)
export const usePersonalDataQuery = (options: QueryOptions<PersonalDataQueryVariables> = {}) => useQuery(PersonalDataDocument, options)