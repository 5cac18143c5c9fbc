import type { IncomingMessage } from 'node:http'

/** A request that reached the stand-in CMS. */
export interface ReceivedCall {
  method: string
  /** Path and query. */
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}
