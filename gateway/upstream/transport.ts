import { type Dispatcher, errors, type FormData, Pool } from 'undici'

/** One exchange with the CMS; `path` is whole, from its first slash. */
export interface CmsRequest {
  method: Dispatcher.HttpMethod
  path: string
  headers: Record<string, string>
  body?: string | FormData
  /** Milliseconds until the answer must have been read to its end. */
  timeout: number
}

/** What came back, unread. */
export interface CmsAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Why there is no answer that could be read. */
export type TransportFailure = 'timeout' | 'network' | 'too-large' | 'encoded' | 'redirect'

/** An exchange that gave no answer that could be read. */
export class TransportError extends Error {
  readonly failure: TransportFailure

  constructor(failure: TransportFailure, cause?: unknown) {
    super(`no usable answer: ${failure}`, { cause })
    this.failure = failure
  }
}

const megabyte = 1024 * 1024

/** The connections to one CMS: answers of at most 10 MiB, unpacked ones only, no redirect followed (DESIGN §8). */
export class Transport {
  readonly #pool: Pool
  readonly #prefix: string

  constructor(cmsUrl: string) {
    const { origin, pathname } = new URL(cmsUrl)
    this.#prefix = pathname.replace(/\/+$/, '')
    this.#pool = new Pool(origin, {
      connections: 128,
      connectTimeout: 2000,
      maxResponseSize: 10 * megabyte,
      keepAliveTimeout: 4000,
    })
  }

  /** Sends one request; every failure is a TransportError. */
  async send({ method, path, headers, body, timeout }: CmsRequest): Promise<CmsAnswer> {
    const aborter = new AbortController()
    const timer = setTimeout(() => aborter.abort(), timeout)
    try {
      const {
        statusCode,
        headers: received,
        body: stream,
      } = await this.#pool.request({
        method,
        path: this.#prefix + path,
        headers,
        body: body ?? null,
        signal: aborter.signal,
      })
      const refusal = refusalOf(statusCode, received)
      if (refusal) {
        stream.destroy()
        throw new TransportError(refusal)
      }
      return { status: statusCode, headers: received, text: await stream.text() }
    } catch (error) {
      throw failureOf(error, aborter.signal.aborted)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Waits for what is under way, then closes the connections. */
  close() {
    return this.#pool.close()
  }
}

// Nothing packed was asked for: what comes packed all the same may unfold without end.
function refusalOf(status: number, headers: CmsAnswer['headers']): TransportFailure | undefined {
  const encoding = headers['content-encoding']
  if (status >= 300 && status < 400 && status !== 304) return 'redirect'
  return encoding === undefined || encoding === 'identity' ? undefined : 'encoded'
}

function failureOf(error: unknown, isLate: boolean): TransportError {
  if (error instanceof TransportError) return error
  if (isLate || error instanceof errors.ConnectTimeoutError)
    return new TransportError('timeout', error)
  if (error instanceof errors.ResponseExceededMaxSizeError)
    return new TransportError('too-large', error)
  return new TransportError('network', error)
}
