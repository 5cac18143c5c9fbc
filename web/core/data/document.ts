/**
 * A persisted operation: its name, and the hash by which the gateway finds its text. Only Apollo's cache needs the
 * selections, which web/generated/documents.ts contains.
 */
interface PersistedDocument<Data, Variables> {
  name: string
  /** SHA-256 of the text, in hexadecimal. */
  hash: string
  /** For the compiler alone; never set. */
  types?: (variables: Variables) => Data
}

export interface QueryDocument<Data = unknown, Variables = never>
  extends PersistedDocument<Data, Variables> {
  kind: 'query'
  /** Sent by POST, so that its variables are not in an address. */
  isPersonal?: true
}

export interface MutationDocument<Data = unknown, Variables = never>
  extends PersistedDocument<Data, Variables> {
  kind: 'mutation'
}

/** The variables of a document; any object where the document's type is not known. */
export type VariablesOf<Variables extends object> = [Variables] extends [never] ? object : Variables

/** A query with its variables, checked against each other. */
export interface QueryRequest<Data, Variables extends object> {
  query: QueryDocument<Data, Variables>
  variables?: VariablesOf<Variables> | undefined
}

/** Returns a text that is equal for requests for the same data, whatever the order of their variables' properties. */
export const requestKey = ({ query, variables }: AnyRequest): string =>
  `${query.hash} ${JSON.stringify(variables ?? {}, sortedProperties)}`

/** A query with variables that have been checked. */
export interface AnyRequest<Data = unknown> {
  query: QueryDocument<Data>
  variables?: object | undefined
}

const sortedProperties = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
