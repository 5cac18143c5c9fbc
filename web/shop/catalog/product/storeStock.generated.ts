/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types.ts';

import { queryDocument } from '#web/core/data/document.ts'
import { useQuery } from '@apollo/client/react'
export type StoreStockQueryVariables = Exact<{
  slug: string;
}>;


export type StoreStockQuery = { product: { id: string, variations: Array<{ id: string, stores: Array<{ slug: string, stockLeft: number | null }> | null }> } | null };

export const StoreStockDocument = /* @__PURE__ */ queryDocument<StoreStockQuery, StoreStockQueryVariables>('StoreStock', 'a4af851a4fd6467b0c1f86c364c7bae5171cf9bd6022a8476d98293329aabab6')
export const useStoreStockQuery = (options: useQuery.Options<StoreStockQuery, StoreStockQueryVariables>) => useQuery(StoreStockDocument, options)