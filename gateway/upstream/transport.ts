import { type Dispatcher, type FormData, Pool } from 'undici'
import { AnswerReader, type CmsAnswer } from './answerReader.ts'
import type { TransportError } from './transportError.ts'

/** One exchange with the CMS; `path` is whole, from its first slash. */
export interface CmsRequest {
  method: Dispatcher.HttpMethod
  path: string
  headers: Record<string, string>
  body?: string | FormData
  /** Milliseconds until the answer must have been read to its end. */
  timeout: number
}

/**
 * The connections to one CMS. It takes undici's `dispatch`, because the stream that `request` makes of every body costs
 * as much as the exchange itself.
 */
export class Transport {
  readonly #pool: Pool
  readonly #prefix: string

  constructor(cmsUrl: string) {
    const { origin, pathname } = new URL(cmsUrl)
    this.#prefix = pathname.replace(/\/+$/, '')
    this.#pool = new Pool(origin, { connections: 128, connectTimeout: 2000 })
  }

  /** Sends one request; rejects with a TransportError alone. */
  send({ method, path, headers, body, timeout }: CmsRequest): Promise<CmsAnswer> {
    return new Promise<CmsAnswer>((resolve, reject: (error: TransportError) => void) => {
      const options = { method, path: this.#prefix + path, headers, body: body ?? null }
      this.#pool.dispatch(options, new AnswerReader(timeout, resolve, reject))
    })
  }

  /** Waits for what is under way, then closes the connections. */
  close() {
    return this.#pool.close()
  }
}
