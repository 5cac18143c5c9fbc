import type { DocumentNode, FormattedExecutionResult } from 'graphql'
import { print } from 'graphql'
import type { Lifetime } from '../cache/lifetime.ts'
import type { Trace } from '../server/tracing.ts'
import type { Upstream } from '../sources/cmsSource.ts'
import { createContext } from './context.ts'
import type { Operations } from './operations.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'

/** A document as the build makes it: its hash names the text that runs. */
export interface PersistedDocument extends DocumentNode {
  __meta__?: { hash: string }
}

/** The result of a page's query, and how long it may be used. */
export interface PageResult extends FormattedExecutionResult {
  lifetime: Lifetime
}

/** What an in-process execution is given besides the document. */
export interface ExecuteOptions {
  requestId: string
  /** Collects the paths of the CMS that the result is made of, from before each is requested. */
  paths?: Set<string>
  /** False: a stale reading is requested again before it is used. */
  acceptsStale?: boolean
}

/** Runs a document in this process, as the same request over HTTP would; for public data. */
export type Execute = (
  document: PersistedDocument | string,
  variables: Record<string, unknown> | undefined,
  options: ExecuteOptions,
) => Promise<PageResult>

interface Options {
  operations: Operations
  documents: PersistedDocuments
  upstream: Upstream
  /** The beginning of a trace, where somebody follows. */
  begin(): Trace | undefined
}

/** The in-process way to the schema, for rendering pages on the server. A document is given whole or by its hash. */
export function createExecute({ operations, documents, upstream, begin }: Options): Execute {
  function textOf(document: PersistedDocument | string): string {
    const hash = typeof document === 'string' ? document : document.__meta__?.hash
    const text = hash === undefined ? undefined : documents.text(hash)
    if (text !== undefined) return text
    if (typeof document === 'string') throw new Error(`There is no persisted document ${document}.`)
    return print(document)
  }

  return async (document, variables, options) => {
    const context = createContext(upstream, { ...options, trace: begin() })
    const { result } = await operations.run({
      document: operations.documentOf(textOf(document)),
      variables,
      context,
    })
    return { ...result, lifetime: context.visit.lifetime }
  }
}
