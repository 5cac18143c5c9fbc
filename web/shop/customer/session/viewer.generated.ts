/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import type { QueryDocument } from '#web/core/data/document.ts'
import { type QueryOptions, useQuery } from '#web/core/data/useQuery.ts'
export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, displayName: string, firstName: string, lastName: string, phoneNumber: string | null, email: string | null, isAdmin: boolean } | null };

export const ViewerDocument: QueryDocument<ViewerQuery, ViewerQueryVariables> = { kind: 'query', name: 'Viewer', hash: 'bf09a792baef12788f8c0e1b559323aeffb1b85636e2091df2bd5bec25ede93a', isPersonal: true }
export const useViewerQuery = (options: QueryOptions<ViewerQueryVariables> = {}) => useQuery(ViewerDocument, options)