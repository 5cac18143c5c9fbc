import type { DocumentNode, FormattedExecutionResult } from 'graphql'
import { print } from 'graphql'
import type { Lifetime } from '../cache/lifetime.ts'
import type { VisitorFaults } from '../faults/visitorFaults.ts'
import type { Upstream } from '../sources/cmsSource.ts'
import { createContext } from '../sources/context.ts'
import type { Trace } from '../telemetry/tracing.ts'
import type { UpstreamCall } from '../telemetry/upstreamCall.ts'
import type { Operations } from './operations.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'

/** A document of the build, identified by its hash. */
export interface PersistedDocument extends DocumentNode {
  __meta__?: { hash: string }
}

/** The result of a page's query, and how long it may be used. */
export interface PageResult extends FormattedExecutionResult {
  lifetime: Lifetime
  /** The calls to the CMS that it needed. */
  calls: readonly UpstreamCall[]
  /** Whether the CMS has responded for a part of it that it no longer exists. */
  isGone: boolean
  /** Slugs of categories that were requested by earlier ones. */
  renamed: Readonly<Record<string, string>>
}

export interface ExecuteOptions {
  requestId: string
  /** Collects the paths of the CMS that the result depends on, before each is requested. */
  paths?: Set<string>
  /** If false, stale readings are revalidated before use. */
  acceptsStale?: boolean
  /** The faults of the tester for whom a page is rendered. */
  faults?: VisitorFaults | undefined
  /** The token of the draft that a page previews. */
  preview?: string | undefined
}

/** Runs a document for public data in this process, with the same result as over HTTP. */
export type Execute = (
  document: PersistedDocument | string,
  variables: Record<string, unknown> | undefined,
  options: ExecuteOptions,
) => Promise<PageResult>

interface Options {
  operations: Operations
  documents: PersistedDocuments
  upstream: Upstream
  /** Starts a trace, if tracing is enabled. */
  begin(): Trace | undefined
}

/** Creates the in-process executor for server rendering, for documents as text or by hash. */
export function createExecute({ operations, documents, upstream, begin }: Options): Execute {
  function textOf(document: PersistedDocument | string): string {
    const hash = typeof document === 'string' ? document : document.__meta__?.hash
    const text = hash === undefined ? undefined : documents.text(hash)
    if (text !== undefined) return text
    if (typeof document === 'string') throw new Error(`Unknown persisted document: ${document}`)
    return print(document)
  }

  return async (document, variables, options) => {
    const context = createContext(upstream, { ...options, trace: begin() })
    const { result } = await operations.run({
      document: operations.documentOf(textOf(document)),
      variables,
      context,
    })
    const { lifetime, calls, isGone = false, renamed = {} } = context.request
    return { ...result, lifetime, calls, isGone, renamed }
  }
}
