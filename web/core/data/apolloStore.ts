import { ApolloClient, ApolloLink, type DocumentNode, Observable } from '@apollo/client'
import { valueFromASTUntyped } from 'graphql'
import { documents } from '#web/generated/documents.ts'
import { createCache } from './apolloCache.ts'
import type { AnyRequest, MutationDocument } from './document.ts'

/** A request's data in the cache. */
export interface Reading {
  /** Undefined while any selected field is missing. */
  data: unknown
  /** A text that identifies the missing fields; empty when none is missing. */
  gap: string
}

/**
 * Apollo Client as the shop uses it: the normalised cache and the results of mutations. Responses come from `Requests`,
 * so that requests in flight are not affected when the cache takes over.
 */
export class ApolloStore {
  readonly #cache: ReturnType<typeof createCache>
  readonly #apollo: ApolloClient

  constructor(cache = createCache()) {
    this.#cache = cache
    this.#apollo = new ApolloClient({ cache, link: receivedResults })
  }

  read(request: AnyRequest): Reading {
    return readingOf(this.#cache.diff<unknown>({ ...diffOf(request), returnPartialData: true }))
  }

  write({ query, variables }: AnyRequest, data: unknown): void {
    this.#cache.writeQuery({
      query: documentOf(query),
      variables: { ...variables },
      data: data as object,
    })
  }

  /** Calls `notify` with the current data, and again whenever it changes. Returns a function that stops it. */
  watch(request: AnyRequest, notify: (reading: Reading) => void): () => void {
    return this.#cache.watch<unknown>({
      ...diffOf(request),
      returnPartialData: true,
      immediate: true,
      callback: (diff) => notify(readingOf(diff)),
    })
  }

  /** Writes the data of a mutation's response. Rejects for a document of another build. */
  async writeMutation(
    mutation: Pick<MutationDocument, 'name' | 'hash'>,
    variables: object | undefined,
    data: unknown,
  ): Promise<void> {
    await this.#apollo.mutate({
      mutation: documentOf(mutation),
      variables: { ...variables },
      context: { received: { data } },
    })
  }

  /**
   * Evicts the root fields of requests and all objects that only they referenced. Also drops Apollo's memoised reads,
   * which would retain every product that was ever read.
   */
  evict(requests: readonly AnyRequest[]): void {
    this.#cache.batch({
      update: (cache) => {
        for (const request of requests)
          for (const field of rootFieldsOf(request)) cache.evict({ id: 'ROOT_QUERY', ...field })
      },
    })
    this.#cache.gc({ resetResultCache: true })
  }
}

/** Passes on a response that has been received already. */
const receivedResults = new ApolloLink((operation) => {
  const { received } = operation.getContext() as { received: ApolloLink.Result }
  return new Observable((observer) => {
    observer.next(received)
    observer.complete()
  })
})

function documentOf({ name, hash }: { name: string; hash: string }): DocumentNode {
  const document = documents[hash]
  if (!document) throw new Error(`This build has no document ${name} with the hash ${hash}`)
  return document
}

const diffOf = ({ query, variables }: AnyRequest) => ({
  query: documentOf(query),
  variables: { ...variables },
  optimistic: true,
})

interface Diff {
  result: unknown
  complete?: boolean
  missing?: { missing: unknown } | undefined
}

const readingOf = ({ result, complete, missing }: Diff): Reading =>
  complete
    ? { data: result, gap: '' }
    : { data: undefined, gap: JSON.stringify(missing?.missing) ?? 'unknown' }

/** The root fields of a query, as `evict` identifies them. */
function rootFieldsOf({ query, variables }: AnyRequest) {
  const [operation] = documentOf(query).definitions
  const fields = operation && 'selectionSet' in operation ? operation.selectionSet.selections : []
  return fields.flatMap((field) => {
    if (field.kind !== 'Field' || field.name.value === '__typename') return []
    const args = (field.arguments ?? []).map(
      ({ name, value }) => [name.value, valueFromASTUntyped(value, { ...variables })] as const,
    )
    return [
      { fieldName: field.name.value, ...(args.length > 0 && { args: Object.fromEntries(args) }) },
    ]
  })
}
