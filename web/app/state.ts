import type { NormalizedCacheObject } from '@apollo/client'
import type { Failure } from '../lib/failure.ts'

/** What the server hands to the browser beside the HTML. */
export interface PageState {
  siteUrl: string
  failure?: Failure | undefined
  cache?: NormalizedCacheObject
  /** Reviewers may follow this page's machines. */
  isQa?: boolean
}

declare global {
  interface Window {
    /** A `PageState` as JSON. */
    __STATE__?: string
  }
}
