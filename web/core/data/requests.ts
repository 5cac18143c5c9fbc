import { fetchAndReadClock } from '#web/lib/time.ts'
import { readResponse, toApiError } from './apiError.ts'
import { type AnyRequest, requestKey } from './document.ts'
import type { GraphQLResponse } from './graphqlResponse.ts'

interface SendOptions {
  signal?: AbortSignal | undefined
  /** False sends a request even when an equal one is in flight, whose response would be too old. */
  deduplicate?: boolean | undefined
}

interface InFlight {
  response: Promise<GraphQLResponse>
  controller: AbortController
  /** How many callers have not aborted. */
  callers: number
}

/**
 * Sends persisted operations to the gateway: public queries by GET, so that a CDN can cache them, personal queries and
 * mutations by POST, so that logs of addresses have no keys or personal data (security.secrets.queries).
 * Equal queries in flight are one request, which is aborted when all of its callers have aborted.
 */
export class Requests {
  readonly #endpoint: string
  readonly #inFlight = new Map<string, InFlight>()

  /** @param endpoint the address of the GraphQL API */
  constructor(endpoint: string) {
    this.#endpoint = endpoint
  }

  /** Rejects with an ApiError when no GraphQL response is received; errors inside a response do not reject. */
  query(request: AnyRequest, { signal, deduplicate = true }: SendOptions = {}) {
    const key = requestKey(request)
    const known = deduplicate ? this.#inFlight.get(key) : undefined
    const inFlight = known ?? this.#startQuery(request, key)
    inFlight.callers += 1
    if (!signal) return inFlight.response
    return new Promise<GraphQLResponse>((resolve, reject) => {
      const leave = () => {
        reject(signal.reason)
        inFlight.callers -= 1
        if (inFlight.callers > 0) return
        this.#remove(key, inFlight)
        inFlight.controller.abort()
      }
      if (signal.aborted) return leave()
      signal.addEventListener('abort', leave, { once: true })
      const stop = () => signal.removeEventListener('abort', leave)
      inFlight.response.then(resolve, reject).finally(stop)
    })
  }

  /**
   * Rejects like `query`.
   * @param keepalive lets the request outlive the page
   */
  mutate(
    { name, hash }: { name: string; hash: string },
    variables: object | undefined,
    keepalive: boolean,
  ) {
    return this.#post(this.#endpoint, { name, hash }, variables, { keepalive })
  }

  #post(
    address: string,
    { name, hash }: { name: string; hash: string },
    variables: object | undefined,
    init: RequestInit,
  ) {
    return send(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ operationName: name, variables, extensions: extensionsOf(hash) }),
      ...init,
    })
  }

  #get({ query, variables }: AnyRequest, signal: AbortSignal) {
    const search = [
      ['operationName', query.name],
      ['variables', JSON.stringify(variables ?? {})],
      ['extensions', JSON.stringify(extensionsOf(query.hash))],
    ]
    const parameters = search.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    return send(`${this.#endpoint}?${parameters.join('&')}`, { headers, signal })
  }

  #startQuery(request: AnyRequest, key: string): InFlight {
    const { query, variables } = request
    const controller = new AbortController()
    const { signal } = controller
    const response = query.isPersonal
      ? this.#post(`${this.#endpoint}?operationName=${query.name}`, query, variables, { signal })
      : this.#get(request, signal)
    const inFlight = { response, controller, callers: 0 }
    this.#inFlight.set(key, inFlight)
    const settle = () => this.#remove(key, inFlight)
    response.then(settle, settle)
    return inFlight
  }

  #remove(key: string, inFlight: InFlight) {
    if (this.#inFlight.get(key) === inFlight) this.#inFlight.delete(key)
  }
}

const headers = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  // The gateway rejects requests without it that a form of another site could send.
  'apollo-require-preflight': 'true',
}

const extensionsOf = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } })

async function send(address: string, init: RequestInit): Promise<GraphQLResponse> {
  try {
    const response = await fetchAndReadClock(address, { credentials: 'same-origin', ...init })
    return readResponse(await response.text(), response.status)
  } catch (error) {
    throw toApiError(error)
  }
}
