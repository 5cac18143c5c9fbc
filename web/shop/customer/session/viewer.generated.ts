/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, displayName: string, firstName: string, lastName: string, phoneNumber: string | null, email: string | null, isAdmin: boolean } | null };

export const ViewerDocument = /* @__PURE__ */ queryDocument<ViewerQuery, ViewerQueryVariables>('Viewer', '00322c2cf748260828bc50fcb60ba56e655dc5dceafdc02e2076a45978bdd375', true)
export const useViewerQuery = (options?: useQuery.Options<ViewerQuery, ViewerQueryVariables>) => useQuery(ViewerDocument, options)