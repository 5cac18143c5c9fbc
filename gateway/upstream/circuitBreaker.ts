import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  noJitterGenerator,
} from 'cockatiel'
import type { CmsResponse } from './responseReader.ts'
import { TransportError } from './transportError.ts'

/** Whether the CMS, or a proxy before it, reports that it is down. */
export const isUnavailable = (response: CmsResponse) => response.status >= 502

/**
 * Stops sending requests to a CMS that is down: opens after eight failures in a row, and half-opens for one trial after
 * 500 ms, doubled by each failed trial up to 4 s.
 */
export function createCircuitBreaker() {
  const failures = handleType(TransportError).orWhenResult((result) =>
    isUnavailable(result as CmsResponse),
  )
  const breaker = circuitBreaker(failures, {
    breaker: new ConsecutiveBreaker(8),
    halfOpenAfter: new ExponentialBackoff({
      generator: noJitterGenerator,
      initialDelay: 500,
      maxDelay: 4000,
    }),
  })
  return {
    /** Whether requests are being held back. */
    get isOpen() {
      return breaker.state !== CircuitState.Closed
    },
    /**
     * Runs `attempt`, without waiting for a trial in flight. Throws a BrokenCircuitError if requests are being held
     * back.
     */
    async execute(attempt: () => Promise<CmsResponse>): Promise<CmsResponse> {
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
      return breaker.execute(attempt)
    },
  }
}

/** A circuit breaker for calls to the CMS. */
export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>
