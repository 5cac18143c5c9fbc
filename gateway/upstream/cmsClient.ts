import { setTimeout as wait } from 'node:timers/promises'
import type { FormData } from 'undici'
import type { CmsAnswer } from './answerReader.ts'
import { Breaker } from './breaker.ts'
import { CmsError } from './cmsError.ts'
import { type CmsRequest, Transport } from './transport.ts'
import { TransportError } from './transportError.ts'

/** Milliseconds that the CMS has for a call, attempts and pauses together. */
export interface Patience {
  read: number
  write: number
}

// A write is not repeated, so it is given the time to tell how it ended; less than a process has to end in.
const usual: Patience = { read: 2000, write: 7000 }
const retries = 2

/** A call as a source makes it; `path` stands under /api/v1. */
export interface CmsCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  headers: Record<string, string>
  body?: string | FormData
}

/** What became of a call, for the trace and the metrics. */
export interface Exchange {
  answer: CmsAnswer
  attempts: number
}

/** Asks one CMS: in time, again where that is harmless, and not at all while it is down (DESIGN §8). */
export class CmsClient {
  readonly #transport: Transport
  readonly #breakers = new Map<string, Breaker>()

  readonly #patience: Patience

  constructor(cmsUrl: string, patience = usual) {
    this.#transport = new Transport(cmsUrl)
    this.#patience = patience
  }

  /** Sends a call; throws CmsError CMS_UNAVAILABLE, CMS_TIMEOUT or BAD_CMS_RESPONSE. Any status is an answer. */
  async send(call: CmsCall): Promise<Exchange> {
    const breaker = this.#breakerOf(call.path)
    const deadline = Date.now() + this.#patience[call.method === 'GET' ? 'read' : 'write']
    for (let attempt = 1; ; attempt += 1) {
      if (!breaker.allows()) throw unavailable()
      const outcome = await this.#attempt(call, deadline - Date.now())
      const isFailure = outcome instanceof TransportError || outcome.status >= 502
      if (isFailure) breaker.failed()
      else breaker.succeeded()
      const pause = attempt * (40 + Math.random() * 60)
      const mayRetry =
        isFailure &&
        isTransient(outcome) &&
        call.method === 'GET' &&
        attempt <= retries &&
        Date.now() + pause < deadline
      if (!mayRetry) return { answer: readable(outcome), attempts: attempt }
      await wait(pause)
    }
  }

  /** Whether the CMS is being left alone for some of its calls. */
  get isStruggling(): boolean {
    return [...this.#breakers.values()].some((breaker) => breaker.isOpen)
  }

  close() {
    return this.#transport.close()
  }

  async #attempt(call: CmsCall, timeout: number): Promise<CmsAnswer | TransportError> {
    const request: CmsRequest = { ...call, path: `/api/v1${call.path}`, timeout }
    try {
      return await this.#transport.send(request)
    } catch (error) {
      return TransportError.of(error)
    }
  }

  // One breaker per family of calls, so that a broken search does not take the bag with it.
  #breakerOf(path: string): Breaker {
    const family = path.split(/[/?]/, 2)[1] ?? ''
    const known = this.#breakers.get(family) ?? new Breaker()
    this.#breakers.set(family, known)
    return known
  }
}

const unavailable = () =>
  new CmsError(
    'CMS_UNAVAILABLE',
    'The shop cannot be reached right now. Please try again in a moment.',
  )

const isTransient = (outcome: CmsAnswer | TransportError) =>
  !(outcome instanceof TransportError) || outcome.failure === 'network'

function readable(outcome: CmsAnswer | TransportError): CmsAnswer {
  if (!(outcome instanceof TransportError)) {
    if (outcome.status >= 502) throw unavailable()
    return outcome
  }
  if (outcome.failure === 'network') throw unavailable()
  if (outcome.failure === 'timeout')
    throw new CmsError('CMS_TIMEOUT', 'The shop takes too long to answer. Please try again.')
  throw new CmsError('BAD_CMS_RESPONSE', 'Something went wrong, please try again.', {
    reason: outcome.failure,
  })
}
