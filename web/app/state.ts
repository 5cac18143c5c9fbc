import type { NormalizedCacheObject } from '@apollo/client'

/** Why a page could not be shown, in what a shopper can tell the shop's people (SPEC §8). */
export interface Failure {
  id: string
  /** Path and search of the page that failed. */
  address: string
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Bangkok. */
  date: string
  code: string
}

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
    __STATE__?: PageState
  }
}
