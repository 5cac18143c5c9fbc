import type { HttpTypes } from '@medusajs/types'
import { ContractProblem } from '@vitrine/commerce/problem.ts'

/** Thrown for an error response of Medusa. */
export class MedusaError extends Error {
  readonly status: number
  /** Medusa's kind of error, such as `not_found` or `invalid_data`. */
  readonly type: string

  constructor(status: number, type: string, message: string) {
    super(message)
    this.status = status
    this.type = type
  }
}

export interface StoreApiOptions {
  url: string
  publishableKey: string
  /** Milliseconds in which Medusa must respond. */
  timeout: number
}

/** Milliseconds until an engine that does not respond counts as down. */
const healthTimeout = 2000

type Query = Record<string, string | number | string[]>

/** Medusa's Store API, read and written as the sales channel of the publishable key. */
export class StoreApi {
  readonly #options: StoreApiOptions

  constructor(options: StoreApiOptions) {
    this.#options = options
  }

  get<Body>(path: string, query: Query = {}, milliseconds?: number): Promise<Body> {
    return this.#send<Body>('GET', path, query, undefined, milliseconds)
  }

  post<Body>(path: string, body: object, query: Query = {}): Promise<Body> {
    return this.#send<Body>('POST', path, query, body)
  }

  delete<Body>(path: string, body?: object, query: Query = {}): Promise<Body> {
    return this.#send<Body>('DELETE', path, query, body)
  }

  responds(): Promise<boolean> {
    const signal = AbortSignal.timeout(healthTimeout)
    return fetch(`${this.#options.url}/health`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** Throws MedusaError for an error response, and `unavailable` when Medusa does not respond. */
  async #send<Body>(
    method: string,
    path: string,
    query: Query,
    body: object | undefined,
    milliseconds = this.#options.timeout,
  ): Promise<Body> {
    const { url, publishableKey } = this.#options
    const address = new URL(`${url}/store${path}`)
    for (const [name, value] of Object.entries(query)) {
      if (Array.isArray(value)) for (const item of value) address.searchParams.append(name, item)
      else address.searchParams.set(name, String(value))
    }
    const response = await fetch(address, {
      method,
      headers: {
        'x-publishable-api-key': publishableKey,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(Math.max(milliseconds, this.#options.timeout)),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(unreachable)
    const text = await response.text()
    if (response.ok) return JSON.parse(text)
    throw errorOf(response.status, text)
  }
}

function unreachable(): never {
  throw new ContractProblem('unavailable', 'The shop is temporarily unavailable. Please try again.')
}

function errorOf(status: number, text: string): MedusaError {
  try {
    const { type = 'unknown', message = '' } = JSON.parse(text)
    return new MedusaError(status, String(type), String(message))
  } catch {
    return new MedusaError(status, 'unknown', text.slice(0, 200))
  }
}

/** Throws when the publishable key shows no sales channel, with which the shop would be empty. */
export async function requireSalesChannel(api: StoreApi): Promise<void> {
  try {
    await api.get('/products', { limit: 1, fields: 'id' })
  } catch (error) {
    if (!(error instanceof MedusaError)) throw error
    throw new Error(`MEDUSA_PUBLISHABLE_KEY: Medusa does not accept it. ${error.message}`)
  }
}

/** Returns the region that the shop sells in, which is the first one in Thai baht. Throws when the engine has none. */
export async function findRegion(api: StoreApi): Promise<string> {
  const { regions } = await api.get<HttpTypes.StoreRegionListResponse>('/regions', { limit: 100 })
  const region = regions.find(({ currency_code }) => currency_code === 'thb')
  if (region) return region.id
  throw new Error('Medusa has no region with the currency THB. Create one, or seed the engine.')
}
