import type { DocumentNode, FormattedExecutionResult } from 'graphql'
import { print } from 'graphql'
import { createContext } from './context.ts'
import type { Operations } from './operations.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'
import type { Upstream } from './sources/cmsSource.ts'
import type { Trace } from './tracing.ts'

/** A document as the build makes it: its hash names the text that runs. */
export interface PersistedDocument extends DocumentNode {
  __meta__?: { hash: string }
}

/** What a page's query brought, and for how many seconds all of it stays fresh (0: not to be kept). */
export interface PageResult extends FormattedExecutionResult {
  maxAge: number
}

/** Runs a document in this process, as the same request over HTTP would; for public data. */
export type Execute = (
  document: PersistedDocument | string,
  variables: Record<string, unknown> | undefined,
  visit: { requestId: string; cookies?: string | undefined; faults?: string | undefined },
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

  return async (document, variables, visit) => {
    const context = createContext(upstream, { ...visit, trace: begin() })
    const { result } = await operations.run({
      document: operations.documentOf(textOf(document)),
      variables,
      context,
    })
    const { fresh } = context.visit
    const maxAge = result.errors || !Number.isFinite(fresh) ? 0 : Math.floor(fresh / 1000)
    return { ...result, maxAge }
  }
}
