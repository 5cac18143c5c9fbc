import { gatewaySecretHeader } from '@vitrine/contract/common.ts'
import { type Dispatcher, type FormData, Pool } from 'undici'
import { type CmsResponse, ResponseReader } from './responseReader.ts'
import { TransportError } from './transportError.ts'

/** A request to the CMS; `path` is absolute. */
export interface CmsRequest {
  method: Dispatcher.HttpMethod
  path: string
  headers: Record<string, string>
  body?: string | FormData
  /** Milliseconds within which the whole response must be read. */
  timeout: number
}

/**
 * The connections to one CMS, with undici's `dispatch`, because the stream that `request` creates for every body costs
 * as much as the exchange itself.
 */
export class Transport {
  readonly #pool: Pool
  readonly #prefix: string
  readonly #authentication: Record<string, string>

  /** The secret authenticates the gateway to the CMS (security.cms.gateway-secret). */
  constructor(cmsUrl: string, secret?: string) {
    this.#authentication = secret === undefined ? {} : { [gatewaySecretHeader]: secret }
    const { origin, pathname } = new URL(cmsUrl)
    this.#prefix = pathname.replace(/\/+$/, '')
    this.#pool = new Pool(origin, { connections: 128, connectTimeout: 2000 })
  }

  /** Sends one request; rejects with a TransportError only. */
  send({ method, path, headers, body, timeout }: CmsRequest): Promise<CmsResponse> {
    return new Promise<CmsResponse>((resolve, reject: (error: TransportError) => void) => {
      const options = {
        method,
        path: this.#prefix + path,
        headers: { ...headers, ...this.#authentication },
        body: body ?? null,
      }
      try {
        this.#pool.dispatch(options, new ResponseReader(timeout, resolve, reject))
      } catch (error) {
        reject(TransportError.of(error))
      }
    })
  }

  /** Waits for pending requests, then closes the connections. */
  close() {
    return this.#pool.close()
  }
}
