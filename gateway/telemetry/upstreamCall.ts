import type { CacheVerdict } from '../cache/publicReads.ts'

/** A call to the CMS, as metrics count it and the playground shows it. */
export interface UpstreamCall {
  /** Method and path, for example `GET /products?page=2`. */
  call: string
  /** The name in the REST contract, such as `products.list`; absent for an unknown call. */
  name?: string
  /** Present if the call goes to the CMS of the content, and that is another one. */
  upstream?: 'content'
  /** The duration in milliseconds, including retries. */
  time: number
  /** The HTTP status; absent if the response came from the cache or the call failed. */
  status?: number
  /** The cache's result for the call; `none` if it was sent to the CMS. */
  cache: CacheVerdict | 'none'
  attempts?: number
  /** The fault that a tester has switched on for it. */
  fault?: string
  /** The code of the error, if the call failed. */
  error?: string
}
