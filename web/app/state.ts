import type { Failure } from '#web/core/failure.ts'
import type { GraphQLResponse } from '../core/data/apiError.ts'

/** The data that the server sends with the HTML. */
export interface PageState {
  siteUrl: string
  failure?: Failure | undefined
  /** Whether reviewers may follow this page's machines. */
  isQa?: boolean
  /** The responses from which the page was rendered, in the order of its queries. */
  results: readonly (GraphQLResponse | null)[]
}

/** Writes a JSON text as a data block into a document. `<` is escaped, so no text can end the block. */
export const dataBlock = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`

/** Writes the page's state as JSON; the responses are JSON texts already. */
export function stateJson(state: Omit<PageState, 'results'>, results: readonly string[]): string {
  return `${JSON.stringify(state).slice(0, -1)},"results":[${results.join()}]}`
}

/** Returns the page's state; undefined in a document whose state cannot be read, which is then rendered by the browser. */
export const readState = (): PageState | undefined =>
  parseState(document.querySelector('script#state')?.textContent)

/** Reads a state's JSON; undefined when the text is not one. */
export function parseState(text: string | null | undefined): PageState | undefined {
  try {
    const state: unknown = JSON.parse(text ?? '')
    return isPageState(state) ? state : undefined
  } catch {
    return undefined
  }
}

function isPageState(value: unknown): value is PageState {
  if (typeof value !== 'object' || value === null) return false
  const { siteUrl, results } = value as PageState
  return typeof siteUrl === 'string' && Array.isArray(results)
}
