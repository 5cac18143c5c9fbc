/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { mutationDocument, queryDocument } from '#web/core/data/document.ts'
import type { Payloads } from '#web/core/data/document.ts'
import { useMutation, useQuery } from '@apollo/client/react'
/** A field of a form. */
export type FormFieldInput = {
  name: string;
  value: string;
};

/** A form of the shop. */
export type FormName =
  /** The newsletter form of the footer: `email`. */
  | 'NEWSLETTER'
  /** The newsletter form of the popup: `email`, `brand` with one name or both, separated by a comma, and `consent`. */
  | 'NEWSLETTER_POPUP';

/** A form with its values. */
export type SubmitFormInput = {
  /** At most 50. */
  data: Array<FormFieldInput>;
  form: FormName;
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

export type NewsletterQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterQuery = { site: { settings: { newsletter: { enabled: boolean, title: string, description: string, image: { alt: string, pattern: string | null, color: string | null, width: number, height: number, files: { url: string, srcset: string, avifSrcset: string | null, webpSrcset: string | null } | null } | null } } } | null };

export type SubmitFormMutationVariables = Exact<{
  input: Types.SubmitFormInput;
}>;


export type SubmitFormMutation = { submitForm: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string, isSpecific: boolean }> } | null };

export const NewsletterDocument = /* @__PURE__ */ queryDocument<NewsletterQuery, NewsletterQueryVariables>('Newsletter', '138025577aad6d7a3e47d1ec6c035adfa38974649eccbff193c17084911fa2ee')
export const SubmitFormDocument = /* @__PURE__ */ mutationDocument<SubmitFormMutation, SubmitFormMutationVariables>('SubmitForm', 'd90732506b16d4404d63efe638dc1faa202e3014ca4136437152103ef710cad8')
export const useNewsletterQuery = (options?: useQuery.Options<NewsletterQuery, NewsletterQueryVariables>) => useQuery(NewsletterDocument, options)
export const useSubmitFormMutation = (options?: Omit<useMutation.Options<Payloads<SubmitFormMutation>, SubmitFormMutationVariables>, 'variables'>) => useMutation(SubmitFormDocument, options)