import { errors } from 'undici'

/** Why there is no answer that could be read. */
export type TransportFailure = 'timeout' | 'network' | 'too-large' | 'encoded' | 'redirect'

/** An exchange that gave no answer that could be read. */
export class TransportError extends Error {
  readonly failure: TransportFailure

  constructor(failure: TransportFailure, cause?: unknown) {
    super(`no usable answer: ${failure}`, { cause })
    this.failure = failure
  }

  /** What any error of a connection means. */
  static of(error: unknown): TransportError {
    if (error instanceof TransportError) return error
    if (error instanceof errors.ConnectTimeoutError) return new TransportError('timeout', error)
    return new TransportError('network', error)
  }
}
