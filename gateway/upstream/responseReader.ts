import type { Dispatcher } from 'undici'
import { TransportError, type TransportFailure } from './transportError.ts'

/** A response of the CMS, its body not yet parsed. */
export interface CmsResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** The body as JSON; undefined when it is not, as a proxy's page. */
export function responseJson({ text }: CmsResponse): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The header `Retry-After`, if there is one. */
export function responseRetryAfter({ headers }: CmsResponse): string | undefined {
  const value = headers['retry-after']
  return typeof value === 'string' ? value : undefined
}

const maxBytes = 10 * 1024 * 1024

/** Reads one response of at most 10 MiB within `timeout` milliseconds. Rejects redirects and compressed bodies. */
export class ResponseReader implements Dispatcher.DispatchHandler {
  readonly #resolve: (response: CmsResponse) => void
  readonly #reject: (error: TransportError) => void
  readonly #timer: NodeJS.Timeout
  readonly #chunks: Buffer[] = []
  #size = 0
  #status = 0
  #headers: CmsResponse['headers'] = {}
  #controller: Dispatcher.DispatchController | undefined
  #isTimedOut = false

  constructor(
    timeout: number,
    resolve: (response: CmsResponse) => void,
    reject: (error: TransportError) => void,
  ) {
    this.#resolve = resolve
    this.#reject = reject
    this.#timer = setTimeout(() => this.#timeOut(), timeout)
  }

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.#controller = controller
    // The timeout elapsed while the request waited for a connection.
    if (this.#isTimedOut) controller.abort(new TransportError('timeout'))
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: CmsResponse['headers'],
  ) {
    this.#status = status
    this.#headers = headers
    const failure = failureOf(status, headers)
    if (failure) controller.abort(new TransportError(failure))
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer) {
    this.#size += chunk.length
    if (this.#size > maxBytes) controller.abort(new TransportError('too-large'))
    else this.#chunks.push(chunk)
  }

  onResponseEnd() {
    clearTimeout(this.#timer)
    const [first] = this.#chunks
    const whole = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks)
    this.#resolve({ status: this.#status, headers: this.#headers, text: whole.toString('utf8') })
  }

  onResponseError(_: Dispatcher.DispatchController | undefined, error: Error) {
    clearTimeout(this.#timer)
    this.#reject(TransportError.of(error))
  }

  #timeOut() {
    const error = new TransportError('timeout')
    this.#isTimedOut = true
    this.#controller?.abort(error)
    this.#reject(error)
  }
}

// No compression was requested: a body that is compressed anyway could expand without limit.
function failureOf(status: number, headers: CmsResponse['headers']): TransportFailure | undefined {
  const encoding = headers['content-encoding']
  if (status >= 300 && status < 400 && status !== 304) return 'redirect'
  return encoding === undefined || encoding === 'identity' ? undefined : 'encoded'
}
