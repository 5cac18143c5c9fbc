/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { MutationDocument } from '#web/core/data/document.ts'
/** A field of a form. */
export type FormFieldInput = {
  name: string;
  value: string;
};

export type SubmitFormMutationVariables = Exact<{
  formId: number;
  data: Array<Types.FormFieldInput> | Types.FormFieldInput;
}>;


export type SubmitFormMutation = { submitForm: { message: string } };

export const SubmitFormDocument: MutationDocument<SubmitFormMutation, SubmitFormMutationVariables> = { kind: 'mutation', name: 'SubmitForm', hash: '69b9e033da7fb57e2d451d51083367420b497f7b28b17e0653390d6894dc2986' }