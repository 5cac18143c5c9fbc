import { errors } from 'undici'

/** Why a request has no usable response. */
export type TransportFailure = 'timeout' | 'network' | 'too-large' | 'encoded' | 'redirect'

/** A request without a usable response. */
export class TransportError extends Error {
  readonly failure: TransportFailure

  constructor(failure: TransportFailure, cause?: unknown) {
    super(`no usable response: ${failure}`, { cause })
    this.failure = failure
  }

  /** The TransportError for any error of a connection. */
  static of(error: unknown): TransportError {
    if (error instanceof TransportError) return error
    if (error instanceof errors.ConnectTimeoutError) return new TransportError('timeout', error)
    return new TransportError('network', error)
  }
}
