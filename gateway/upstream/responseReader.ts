import type { Dispatcher } from 'undici'
import { TransportError, type TransportFailure } from './transportError.ts'

/** What came back, unread. */
export interface CmsAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

const largestAnswer = 10 * 1024 * 1024

/** Collects one answer, at most 10 MiB in the given time (milliseconds), and refuses what is not plain. */
export class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: CmsAnswer) => void
  readonly #reject: (error: TransportError) => void
  readonly #timer: NodeJS.Timeout
  readonly #chunks: Buffer[] = []
  #size = 0
  #status = 0
  #headers: CmsAnswer['headers'] = {}
  #controller: Dispatcher.DispatchController | undefined
  #isLate = false

  constructor(
    timeout: number,
    resolve: (answer: CmsAnswer) => void,
    reject: (error: TransportError) => void,
  ) {
    this.#resolve = resolve
    this.#reject = reject
    this.#timer = setTimeout(() => this.#giveUp(), timeout)
  }

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.#controller = controller
    // The time was over while it waited for a free connection.
    if (this.#isLate) controller.abort(new TransportError('timeout'))
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: CmsAnswer['headers'],
  ) {
    this.#status = status
    this.#headers = headers
    const refusal = refusalOf(status, headers)
    if (refusal) controller.abort(new TransportError(refusal))
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer) {
    this.#size += chunk.length
    if (this.#size > largestAnswer) controller.abort(new TransportError('too-large'))
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

  #giveUp() {
    const late = new TransportError('timeout')
    this.#isLate = true
    this.#controller?.abort(late)
    this.#reject(late)
  }
}

// Nothing packed was asked for: what comes packed all the same may unfold without end.
function refusalOf(status: number, headers: CmsAnswer['headers']): TransportFailure | undefined {
  const encoding = headers['content-encoding']
  if (status >= 300 && status < 400 && status !== 304) return 'redirect'
  return encoding === undefined || encoding === 'identity' ? undefined : 'encoded'
}
