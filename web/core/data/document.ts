import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'

/**
 * A persisted operation: Apollo's document with a hash for the gateway instead of the selections, which only the
 * normalised cache needs.
 */
export interface PersistedDocument<Data = unknown, Variables = OperationVariables>
  extends TypedDocumentNode<Data, Variables> {
  name: string
  /** SHA-256 of the text, in hexadecimal. */
  hash: string
  /** Sent by POST, so that its variables are not in an address. */
  isPersonal?: boolean | undefined
}

/** A query with its variables, as the client sends it. */
export interface QueryRequest<
  Data = unknown,
  Variables extends OperationVariables = OperationVariables,
> {
  query: PersistedDocument<Data, Variables>
  variables?: Variables | undefined
}

/** A query with variables that have been checked. */
export interface AnyRequest {
  query: Pick<PersistedDocument, 'name' | 'hash'>
  variables?: object | undefined
}

/** Creates the document of a query. */
export const queryDocument = <Data, Variables>(
  name: string,
  hash: string,
  isPersonal?: boolean,
): PersistedDocument<Data, Variables> => documentOf('query', name, hash, isPersonal)

/**
 * The data of a mutation without null, because a payload that fails rejects the whole mutation
 * (web/core/data/links.ts).
 */
export type Payloads<Data> = { [Field in keyof Data]: NonNullable<Data[Field]> }

/** Creates the document of a mutation. */
export const mutationDocument = <Data, Variables>(
  name: string,
  hash: string,
): PersistedDocument<Payloads<Data>, Variables> => documentOf('mutation', name, hash)

function documentOf(
  operation: 'query' | 'mutation',
  name: string,
  hash: string,
  isPersonal?: boolean,
) {
  const selectionSet = { kind: 'SelectionSet', selections: [] }
  const definition = {
    kind: 'OperationDefinition',
    operation,
    name: { kind: 'Name', value: name },
    selectionSet,
  }
  const document = { kind: 'Document', definitions: [definition], name, hash, isPersonal }
  return document as never
}

/** Returns a text that is equal for requests for the same data, whatever the order of their variables' properties. */
export const requestKey = ({ query, variables }: AnyRequest): string =>
  `${query.hash} ${canonicalStringify(variables ?? {})}`
