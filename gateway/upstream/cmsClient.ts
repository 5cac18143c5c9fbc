import { BrokenCircuitError, DelegateBackoff, handleType, retry } from 'cockatiel'
import type { FormData } from 'undici'
import { type CircuitBreaker, createCircuitBreaker, isUnavailable } from './circuitBreaker.ts'
import { CmsError } from './cmsError.ts'
import { type CmsResponse, responseJson, responseRetryAfter } from './responseReader.ts'
import { Transport } from './transport.ts'
import { TransportError } from './transportError.ts'

/** Milliseconds within which a call must finish, retries and delays included. */
export interface CmsTimeouts {
  read: number
  write: number
}

// A write is not retried and may take longer, but less than a process has for its shutdown.
export const defaultTimeouts: CmsTimeouts = { read: 2000, write: 7000 }
const maxRetries = 2

/** A call as a source makes it; `path` is relative to /api/v1. */
export interface CmsCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  headers: Record<string, string>
  body?: string | FormData
}

/** The result of a call, for traces and metrics. */
export interface Exchange {
  response: CmsResponse
  attempts: number
}

/**
 * Calls one CMS with a timeout, retries for reads, and two circuit breakers for each kind of resource: failing reads never
 * hold back writes (calls.breaker.sides).
 */
export class CmsClient {
  readonly #transport: Transport
  readonly #breakers = new Map<string, CircuitBreaker>()
  readonly #timeouts: CmsTimeouts

  constructor(cmsUrl: string, timeouts = defaultTimeouts, secret?: string) {
    this.#transport = new Transport(cmsUrl, secret)
    this.#timeouts = timeouts
  }

  /**
   * Sends a call and resolves with its response, whatever its status below 502. Throws a CmsError:
   * CMS_UNAVAILABLE, CMS_TIMEOUT or BAD_CMS_RESPONSE.
   */
  async send(call: CmsCall): Promise<Exchange> {
    const breaker = this.#breakerOf(call)
    const isRead = call.method === 'GET'
    const deadline = Date.now() + this.timeoutOf(call)
    let attempts = 0
    const attempt = () =>
      breaker.execute(() => {
        attempts += 1
        const timeout = deadline - Date.now()
        return this.#transport.send({ ...call, path: `/api/v1${call.path}`, timeout })
      })
    try {
      const response = await (isRead ? retryUntil(deadline).execute(attempt) : attempt())
      if (isUnavailable(response))
        throw CmsError.of(response.status, responseJson(response), responseRetryAfter(response))
      return { response, attempts }
    } catch (error) {
      throw toCmsError(error)
    }
  }

  /** Milliseconds within which a call must finish. */
  timeoutOf({ method }: CmsCall): number {
    return this.#timeouts[method === 'GET' ? 'read' : 'write']
  }

  /** The number of circuit breakers that hold back calls. */
  get openBreakers(): number {
    return [...this.#breakers.values()].filter(({ isOpen }) => isOpen).length
  }

  close() {
    return this.#transport.close()
  }

  // Named by kind of resource, so that a failing search does not block the bag, and by side.
  #breakerOf({ method, path }: CmsCall): CircuitBreaker {
    const side = method === 'GET' ? 'reads' : 'writes'
    const name = `${side} of ${familyOf(path)}`
    const breaker = this.#breakers.get(name) ?? createCircuitBreaker()
    this.#breakers.set(name, breaker)
    return breaker
  }
}

/**
 * The kind of resource at a path: its first segment, or `/checkout/payment`, which depends on the payment provider
 * (calls.breaker.payment).
 */
const familyOf = (path: string): string =>
  /^\/checkout\/payment(?=[/?]|$)/.test(path) ? 'payment' : (path.split(/[/?]/, 2)[1] ?? '')

/** Retries failures that may be transient, as long as the deadline leaves time for the delay. */
function retryUntil(deadline: number) {
  let delay = retryDelay(1)
  const isInTime = () => Date.now() + delay < deadline
  return retry(
    handleType(TransportError, ({ failure }) => failure === 'network' && isInTime()).orWhenResult(
      (response) => isUnavailable(response as CmsResponse) && isInTime(),
    ),
    {
      maxAttempts: maxRetries,
      backoff: new DelegateBackoff(({ attempt }) => {
        const current = delay
        delay = retryDelay(attempt + 1)
        return current
      }),
    },
  )
}

const retryDelay = (attempt: number) => attempt * (40 + Math.random() * 60)

const unavailable = () => CmsError.of(503, undefined)

function toCmsError(error: unknown): unknown {
  if (error instanceof BrokenCircuitError) return unavailable()
  if (!(error instanceof TransportError)) return error
  if (error.failure === 'network') return unavailable()
  if (error.failure === 'timeout') return new CmsError('CMS_TIMEOUT', undefined)
  return new CmsError('BAD_CMS_RESPONSE', undefined, { reason: error.failure })
}
