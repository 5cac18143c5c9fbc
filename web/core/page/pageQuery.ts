import type { PersistedDocument, QueryRequest } from '../data/document.ts'

/**
 * The dependency of a page on a query: not shown without a `required` one, shown with a toast without an `optional`
 * one, and requested together with a `preloaded` one, which a component reads itself.
 */
export type QueryRole = 'required' | 'optional' | 'preloaded'

/** A query that a page needs, for an anonymous visitor. */
export interface PageQuery<Data = object, Role extends QueryRole = QueryRole>
  extends QueryRequest<Data> {
  variables: object
  role: Role
  /** The toast that reports a failure. */
  failureMessage?: string
}

/** A query without which the page is not shown. */
export const required = <Data extends object, Variables extends object>(
  query: PersistedDocument<Data, Variables>,
  variables: NoInfer<Variables>,
  failureMessage: string,
): PageQuery<Data, 'required'> => ({
  ...untyped(query),
  variables,
  role: 'required',
  failureMessage,
})

/** A query without which the page is shown, after a toast. */
export const optional = <Data extends object, Variables extends object>(
  query: PersistedDocument<Data, Variables>,
  variables: NoInfer<Variables>,
  failureMessage: string,
): PageQuery<Data, 'optional'> => ({
  ...untyped(query),
  variables,
  role: 'optional',
  failureMessage,
})

/** A query that a component of the page, or its head, reads itself; loaded together with the page. */
export const preloaded = <Data extends object, Variables extends object>(
  query: PersistedDocument<Data, Variables>,
  variables: NoInfer<Variables>,
): PageQuery<Data, 'preloaded'> => ({ ...untyped(query), variables, role: 'preloaded' })

/** Drops the type of a query's variables, which have been checked. */
const untyped = <Data, Variables>(query: PersistedDocument<Data, Variables>) => ({
  query: query as PersistedDocument<Data>,
})

/** All fields of several queries' data. */
export type MergedData<Queries> = Queries extends readonly [PageQuery<infer Data>, ...infer Rest]
  ? Data & MergedData<Rest>
  : unknown

/** The data of several queries once the required ones have arrived. */
export type LoadedData<Queries> = Queries extends readonly [
  PageQuery<infer Data, infer Role>,
  ...infer Rest,
]
  ? (Role extends 'required' ? Data : Partial<Data>) & LoadedData<Rest>
  : unknown
