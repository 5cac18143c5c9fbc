/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import { useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HeaderVisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type HeaderVisitorQuery = { viewer: { id: string, displayName: string } | null, cart: { id: string, itemCount: number } | null };


export const HeaderVisitorDocument = {"__meta__":{"hash":"d4e57d144a8e5411510fd5693bd2f27fdfccc56cd89023f4cd2c1657c680990d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HeaderVisitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}}]}}]}}]} as unknown as DocumentNode<HeaderVisitorQuery, HeaderVisitorQueryVariables>;
export const useHeaderVisitorQuery = (options: useQuery.Options<HeaderVisitorQuery, HeaderVisitorQueryVariables> = {}) => useQuery<HeaderVisitorQuery, HeaderVisitorQueryVariables>(HeaderVisitorDocument, options)