/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { MutationDocument } from '#web/core/data/document.ts'
/** A transfer slip and its order. */
export type ConfirmPaymentInput = {
  /** The bank to which the money was transferred. */
  bank: string;
  name: string;
  /** The order number, digits only. */
  order: string;
  phoneNumber: string;
  /** A JPEG or PNG of at most 2,097,152 bytes. */
  slip: File;
  /** The amount in baht, as entered. */
  transferAmount: string;
};

export type ConfirmPaymentMutationVariables = Exact<{
  input: Types.ConfirmPaymentInput;
  key?: string | null | undefined;
}>;


export type ConfirmPaymentMutation = { confirmPayment: { message: string } };

export const ConfirmPaymentDocument: MutationDocument<ConfirmPaymentMutation, ConfirmPaymentMutationVariables> = { kind: 'mutation', name: 'ConfirmPayment', hash: '1d5665438f225ac287d7d3d3683ef70ca0e5bd05809d57c9e1858c00051c689f' }